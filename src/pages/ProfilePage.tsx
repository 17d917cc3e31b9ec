import { useState } from 'react';
import { useAuth, useMember } from '../auth/AuthProvider.tsx';
import { app } from '../generated/app.ts';
import { Button, OutsideLink } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { useToast } from '../ui/Toasts.tsx';
import styles from './ProfilePage.module.css';

const contactHref = `mailto:${app.contact.email}?subject=${encodeURIComponent(app.contact.subject)}`;

export function ProfilePage() {
  const { auth } = useAuth();
  const { email } = useMember();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);

  async function signOut() {
    setBusy(true);
    try {
      await auth.signOut();
      showToast('success', 'Déconnexion réussie');
    } catch {
      showToast('danger', 'Erreur lors de la déconnexion');
      setBusy(false);
    }
  }

  return (
    <Page title="Profil">
      <dl className={styles.identity}>
        <dt>Email</dt>
        <dd>{email}</dd>
      </dl>
      <div className={styles.actions}>
        <OutsideLink href={contactHref} look="outline">
          Nous contacter par email
        </OutsideLink>
        <Button look="outline" onClick={signOut} busy={busy}>
          Se déconnecter
        </Button>
      </div>
    </Page>
  );
}
