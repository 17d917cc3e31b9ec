import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { InstallHint } from '../../app/pwa/InstallHint.tsx';
import { app } from '../../generated/app.ts';
import { PASSWORD_RESET } from '../../routes.ts';
import { Button, ExternalLink } from '../../ui/Button.tsx';
import { Form, focusEmptyField } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useAuth } from '../AuthProvider.tsx';
import type { EndReason } from '../authClient.ts';
import { contactHref } from '../contact.ts';
import { EMPTY_FIELDS, END_REASON_TEXTS, RELOADED, SIGN_IN } from '../messages.ts';
import { useAccountCall } from '../useAccountCall.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { replacePendingEmail } from './pendingEmail.ts';

export const LOGIN_TITLE = 'Connexion';

/** Why the session ended: the state of the navigation that its end caused, which a reload keeps. */
function useEndReason(): EndReason | undefined {
  const { state } = useLocation();
  // The prerendered form knows of no such navigation.
  return useSyncExternalStore(
    () => () => {},
    () => (state as { endReason?: EndReason } | null)?.endReason,
    () => undefined,
  );
}

export function LoginPage() {
  const { auth, signedOutHere } = useAuth();
  const endReason = useEndReason();
  const { busy, field, notify, run } = useAccountCall();
  const endNotice = useRef<HTMLParagraphElement>(null);
  const [typedEmail, setTypedEmail] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mount that follows a reload takes the email.
  useEffect(() => {
    const email = replacePendingEmail();
    setTypedEmail(email);
    if (email) notify(RELOADED);
    // A sign-in that goes on behind another screen needs no form.
    return () => void replacePendingEmail();
  }, []);
  useEffect(() => {
    if (signedOutHere) endNotice.current?.focus();
  }, [signedOutHere]);

  function signIn({ email = '', password = '' }: Record<string, string>, form: HTMLFormElement) {
    if (busy) return;
    const empty = focusEmptyField(form);
    if (empty.length > 0) notify(EMPTY_FIELDS, empty);
    else {
      replacePendingEmail(email);
      // Once signed in, the routes of a member send /login on to /introduction.
      void run(SIGN_IN, () => auth.signIn(email, password), { leaving: true }).then(() => replacePendingEmail());
    }
  }

  return (
    <AuthLayout title={LOGIN_TITLE} announced={signedOutHere && !endReason}>
      {endReason && (
        <p ref={endNotice} tabIndex={-1} className="callout">
          {END_REASON_TEXTS[endReason]}
          {endReason !== 'session-expired' && (
            <>
              {' '}
              <a href={contactHref}>Écris-nous</a> si c’est une erreur.
            </>
          )}
        </p>
      )}
      <Form onSubmit={signIn}>
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          defaultValue={typedEmail}
          required
        />
        <PasswordField {...field('password')} label="Mot de passe" autoComplete="current-password" required />
        <Link to={PASSWORD_RESET} className="text-button">
          Mot de passe oublié ?
        </Link>
        <Button type="submit" busy={busy}>
          Se connecter
        </Button>
      </Form>
      <ExternalLink href={app.links.join} variant="outline" newTab>
        Pas encore <span className="nowrap">membre ?</span> Rejoignez-<span className="nowrap">nous !</span>
      </ExternalLink>
      <InstallHint only="iphone" />
    </AuthLayout>
  );
}
