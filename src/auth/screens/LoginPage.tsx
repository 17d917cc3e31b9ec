import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { app } from '../../generated/app.ts';
import { PASSWORD_RESET } from '../../routes.ts';
import { Button, ExternalLink } from '../../ui/Button.tsx';
import { Form, focusEmptyField } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useAuth } from '../AuthProvider.tsx';
import type { EndReason } from '../authClient.ts';
import { contactHref } from '../contact.ts';
import { EMPTY_FIELDS, END_REASON_TEXTS, SIGN_IN } from '../messages.ts';
import { useAccountCall } from '../useAccountCall.ts';
import { AuthLayout } from './AuthLayout.tsx';
import styles from './LoginPage.module.css';

export const LOGIN_TITLE = 'Connexion';

/** False in the prerendered form, which nothing could send, and while React takes it over. */
const useHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

export function LoginPage({ installHint }: { installHint: ReactNode }) {
  const { auth, signedOutHere } = useAuth();
  const isHydrated = useHydrated();
  // The state of the navigation that the end of the session caused, which a reload keeps.
  const { state } = useLocation();
  const endReason: EndReason | undefined = isHydrated ? state?.endReason : undefined;
  const { busy, field, notify, run } = useAccountCall();
  const endNotice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (signedOutHere) endNotice.current?.focus();
  }, [signedOutHere]);

  function signIn({ email = '', password = '' }: Record<string, string>, form: HTMLFormElement) {
    if (busy) return;
    const empty = focusEmptyField(form);
    if (empty.length > 0) notify(EMPTY_FIELDS, empty);
    // Once signed in, the routes of a member send /login on to /introduction.
    else void run(SIGN_IN, async () => (await auth).signIn(email, password), { leaving: true });
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
        <TextField {...field('email')} label="Email" type="email" autoComplete="username" required />
        <PasswordField {...field('password')} label="Mot de passe" autoComplete="current-password" required />
        <Link to={PASSWORD_RESET} className={`${styles.forgotten} text-button`}>
          Mot de passe oublié ?
        </Link>
        <Button type="submit" busy={busy} disabled={!isHydrated}>
          Se connecter
        </Button>
      </Form>
      <ExternalLink href={app.links.join} variant="outline" newTab>
        Pas encore <span className="nowrap">membre ?</span> Rejoignez-<span className="nowrap">nous !</span>
      </ExternalLink>
      {installHint}
    </AuthLayout>
  );
}
