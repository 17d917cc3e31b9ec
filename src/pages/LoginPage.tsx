import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useAuth } from '../auth/AuthProvider.tsx';
import { loginMessage } from '../auth/messages.ts';
import { app } from '../generated/app.ts';
import { Button, OutsideLink } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToast } from '../ui/Toasts.tsx';
import styles from './LoginPage.module.css';

/** `onStart` is called when the visitor turns to the form. */
export function LoginPage({ onStart }: { onStart: () => void }) {
  const { auth } = useAuth();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const [passwordShown, setPasswordShown] = useState(false);
  useEffect(() => {
    document.title = `Connexion – ${app.name}`;
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = event.currentTarget.elements;
    const email = fields.namedItem('email') as HTMLInputElement;
    const password = fields.namedItem('password') as HTMLInputElement;
    const empty = [email, password].find((field) => field.value.trim() === '');
    if (empty) {
      showToast('warning', 'Veuillez remplir tous les champs');
      empty.focus();
      return;
    }
    setBusy(true);
    try {
      await auth.signIn(email.value.trim(), password.value.trim());
      // From here on the routes of a member send /login on to /introduction.
      showToast('success', 'Connexion réussie!');
    } catch (error) {
      showToast('danger', loginMessage(error));
      setBusy(false);
    }
  }

  const Shown = passwordShown ? EyeOff : Eye;
  return (
    <main className={styles.page}>
      <div className={styles.poster}>
        <Logo className={styles.track} />
        <p className={styles.tagline}>
          {app.tagline.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </div>
      <div className={styles.panel}>
        <h1 className={styles.title}>
          <span className={styles.name}>{app.name}</span> Connexion
        </h1>
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField label="Email" name="email" type="email" autoComplete="username" onFocus={onStart} required />
          <TextField
            label="Mot de passe"
            name="password"
            type={passwordShown ? 'text' : 'password'}
            autoComplete="current-password"
            onFocus={onStart}
            required
            action={
              <button
                type="button"
                className={styles.reveal}
                aria-label="Afficher le mot de passe"
                aria-pressed={passwordShown}
                onClick={() => setPasswordShown(!passwordShown)}
              >
                <Shown aria-hidden />
              </button>
            }
          />
          <Button type="submit" busy={busy}>
            Se connecter
          </Button>
        </form>
        <OutsideLink href={app.links.join} look="outline" newTab>
          Pas encore membre ? Rejoignez-nous !
        </OutsideLink>
      </div>
    </main>
  );
}
