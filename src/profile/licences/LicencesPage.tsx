import { useEffect, useState } from 'react';
import { ROUTES } from '../../routes.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { ErrorMessage } from '../../ui/form/ErrorMessage.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/Page.tsx';
import { BackLink } from '../../ui/PageLinks.tsx';
import styles from './LicencesPage.module.css';
import { type LicenceNotice, readLicenceNotices } from './licenceNotices.ts';

/** The licences of what the app is made of, as their authors ask for. */
export default function LicencesPage() {
  const [notices, setNotices] = useState<readonly LicenceNotice[] | 'unread'>();
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads the same file again.
  useEffect(() => {
    let shown = true;
    void readLicenceNotices()
      .catch(() => 'unread' as const)
      .then((read) => shown && setNotices(read));
    return () => {
      shown = false;
    };
  }, [attempt]);
  return (
    <Page
      title="Licences des logiciels"
      eyebrow={<BackLink to={ROUTES.profile}>Profil</BackLink>}
      intro="L’app s’appuie sur des logiciels libres et une police libre. Voici leurs licences, dans leur texte d’origine."
    >
      <Stack gap={2} align="start">
        <p role="status">{notices === undefined && 'Chargement…'}</p>
        <ErrorMessage>
          {notices === 'unread' && 'Les licences n’ont pas pu être chargées. Vérifie ta connexion.'}
        </ErrorMessage>
        {notices === 'unread' ? (
          <Button
            variant="outline"
            onClick={({ currentTarget }) => {
              // This button leaves.
              currentTarget.closest('main')?.querySelector('h1')?.focus();
              setNotices(undefined);
              setAttempt(attempt + 1);
            }}
          >
            Réessayer
          </Button>
        ) : (
          notices?.map(({ heading, text }) => (
            <Disclosure key={heading} summary={<span className="break-anywhere">{heading}</span>}>
              <p lang="en" className={`${styles.text} small muted break-anywhere`}>
                {text}
              </p>
            </Disclosure>
          ))
        )}
      </Stack>
    </Page>
  );
}
