import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth, useMember } from '../auth/AuthProvider.tsx';
import { RESET_OWN_PASSWORD, SIGN_OUT, WRITE_TO_US } from '../auth/accountMessages.ts';
import { contactHref } from '../auth/contact.ts';
import { useAccountCall } from '../auth/useAccountCall.ts';
import { DataNotice } from '../journal/DataNotice.tsx';
import { ROUTES } from '../routes.ts';
import { Button, ExternalLink } from '../ui/Button.tsx';
import { Actions } from '../ui/layout.tsx';
import { leaveOverlayEntry } from '../ui/overlayHistory.ts';
import { Page } from '../ui/Page.tsx';
import { OnwardLink } from '../ui/PageLinks.tsx';
import { AppVersion } from './AppVersion.tsx';
import { PastPreparations } from './PastPreparations.tsx';
import { RaceSummary } from './RaceSummary.tsx';
import { SignOutQuestion } from './SignOutQuestion.tsx';
import { StoredDataSection } from './StoredDataSection.tsx';

export default function ProfilePage() {
  const { auth } = useAuth();
  const { email } = useMember();
  const reset = useAccountCall();
  const signOut = useAccountCall();
  const [askingToSignOut, setAskingToSignOut] = useState(false);

  function resetPassword() {
    if (email === null) reset.notify(WRITE_TO_US);
    else void reset.run(RESET_OWN_PASSWORD, async () => (await auth).sendPasswordReset(email));
  }

  const leave = () => void signOut.run(SIGN_OUT, async () => (await auth).signOut(), { leaving: true });

  return (
    <Page title="Profil">
      <DataNotice />
      <dl className="facts">
        <dt>Email</dt>
        <dd className="lead break-anywhere">
          {email ? <EmailAddress address={email} /> : 'Aucune adresse enregistrée'}
        </dd>
      </dl>
      <Actions>
        <Button variant="outline" onClick={resetPassword} busy={reset.busy}>
          Réinitialiser mon mot de passe
        </Button>
        <ExternalLink href={contactHref} variant="outline">
          Nous contacter par email
        </ExternalLink>
        <Button
          variant="outline"
          onClick={() => (navigator.onLine ? leave() : setAskingToSignOut(true))}
          busy={signOut.busy}
        >
          Se déconnecter
        </Button>
      </Actions>
      {askingToSignOut && (
        <SignOutQuestion
          onSignOut={async () => {
            // A message of failure is below a dialog.
            setAskingToSignOut(false);
            // The step back would bring this address back over that of /login.
            await leaveOverlayEntry();
            leave();
          }}
          onCancel={() => setAskingToSignOut(false)}
        />
      )}
      <OnwardLink to={ROUTES.journal}>Mon journal</OnwardLink>
      <RaceSummary />
      <PastPreparations />
      <StoredDataSection />
      <footer>
        <Link to={ROUTES.licences} className="text-button small muted">
          Licences des logiciels
        </Link>
        <AppVersion />
      </footer>
    </Page>
  );
}

/** Breaks after its @ where it is too long for a line. */
function EmailAddress({ address }: { address: string }) {
  const afterAt = address.lastIndexOf('@') + 1;
  return (
    <>
      {address.slice(0, afterAt)}
      <wbr />
      {address.slice(afterAt)}
    </>
  );
}
