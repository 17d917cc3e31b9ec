import { useAuth, useMember } from '../auth/AuthProvider.tsx';
import { NOTICES } from '../auth/notices.ts';
import { useAccountCall } from '../auth/useAccountCall.ts';
import { Button, OutsideLink } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { contactHref } from './contact.ts';
import { DeviceData } from './DeviceData.tsx';
import styles from './ProfilePage.module.css';

export function ProfilePage() {
  const { auth } = useAuth();
  const { email } = useMember();
  const showToast = useToast();
  const reset = useAccountCall();
  const signOut = useAccountCall();

  function resetPassword() {
    if (email === null) showToast(NOTICES['reset-own-password'].other);
    else void reset.run('reset-own-password', () => auth.sendPasswordReset(email));
  }

  return (
    <Page title="Profil">
      <dl className={styles.identity}>
        <dt>Email</dt>
        <dd>{email ?? 'Aucune adresse enregistrée'}</dd>
      </dl>
      <div className={styles.actions}>
        <Button look="outline" onClick={resetPassword} busy={reset.busy}>
          Réinitialiser mon mot de passe
        </Button>
        <OutsideLink href={contactHref} look="outline">
          Nous contacter par email
        </OutsideLink>
        <Button
          look="outline"
          onClick={() => void signOut.run('sign-out', auth.signOut, { leaving: true })}
          busy={signOut.busy}
        >
          Se déconnecter
        </Button>
      </div>
      <DeviceData />
    </Page>
  );
}
