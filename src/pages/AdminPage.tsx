import { useRef, useState } from 'react';
import { useAuth } from '../auth/AuthProvider.tsx';
import { NOTICES } from '../auth/notices.ts';
import { useAccountCall } from '../auth/useAccountCall.ts';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/Form.tsx';
import { Page } from '../ui/Page.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToast } from '../ui/Toasts.tsx';
import styles from './AdminPage.module.css';

type Action = 'create-member' | 'send-reset';

export function AdminPage() {
  const { auth } = useAuth();
  const showToast = useToast();
  const { busy, run } = useAccountCall();
  const [creationRefused, setCreationRefused] = useState(false);
  const [lastSentTo, setLastSentTo] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  async function act(action: Action) {
    const input = field.current;
    if (busy || !input) return;
    const email = input.value.trim();
    if (email === '') {
      showToast(NOTICES[action]['empty-field']);
      input.focus();
      return;
    }
    const call = action === 'create-member' ? auth.createMember : auth.sendPasswordReset;
    const outcome = await run(action, () => call(email));
    setCreationRefused(outcome === 'creation-closed' || outcome === 'weak-password');
    if (outcome === 'done') {
      setLastSentTo(email);
      input.value = '';
    }
    if (['done', 'invalid-email', 'unknown-account', 'email-taken'].includes(outcome)) input.focus();
  }

  return (
    <Page
      title="Panel Administrateur"
      intro="Crée le compte d’un membre. Il reçoit aussitôt un email pour choisir son mot de passe."
    >
      <div className={styles.panel}>
        <Form onSubmit={() => void act('create-member')}>
          <TextField ref={field} label="Email" name="email" type="email" autoComplete="off" readOnly={busy} required />
          <Button type="submit" busy={busy}>
            Créer l’utilisateur
          </Button>
          <Button look="outline" busy={busy} onClick={() => void act('send-reset')}>
            Envoyer l’email de réinitialisation
          </Button>
        </Form>
      </div>
      {/* Stands in the page before its text does: screen readers announce changes, not arrivals. */}
      <div aria-live="polite">
        {lastSentTo && !creationRefused && (
          <p className={styles.lastSent}>
            Dernier envoi demandé pour <strong>{lastSentTo}</strong>
          </p>
        )}
        {creationRefused && <OtherWays />}
      </div>
    </Page>
  );
}

/** For projects whose settings keep a browser from creating accounts. */
function OtherWays() {
  return (
    <section className={styles.help}>
      <h2>Créer les membres autrement</h2>
      <p>
        Les réglages de sécurité du projet Firebase empêchent l’app de créer des comptes. La personne qui gère le projet
        peut, pour chaque membre :
      </p>
      <ul>
        <li>
          lancer <code>npm run member:create -- adresse@exemple.fr</code>, qui envoie aussi l’email ;
        </li>
        <li>
          ou l’ajouter dans la console Firebase (Authentication, Users, Add user) : envoie-lui ensuite l’email de
          réinitialisation d’ici.
        </li>
      </ul>
      <p>SECURITY.md explique tout, pas à pas.</p>
    </section>
  );
}
