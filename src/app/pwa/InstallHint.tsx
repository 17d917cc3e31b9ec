import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Actions, Stack } from '../../ui/layout.tsx';
import styles from './InstallHint.module.css';
import { currentOffer, dismissOffer, type InstallOffer, install, subscribeToOffer } from './installOffer.ts';

/** Proposes to install the app, where this device can and the user has not dismissed it; `only` for one way alone. */
export function InstallHint({ only }: { only?: InstallOffer }) {
  const offer = useSyncExternalStore(subscribeToOffer, currentOffer, () => undefined);
  if (!offer || (only && offer !== only)) return null;
  return (
    <Stack as="aside" className={styles.hint} aria-labelledby="install-hint">
      <h2 id="install-hint" className="heading">
        Emporte le programme en salle
      </h2>
      {offer === 'button' ? (
        <p>Installe l’app sur ton appareil : elle s’ouvre d’un geste, même sans réseau.</p>
      ) : (
        <p>
          Dans Safari, appuie sur Partager, puis « Sur l’écran d’accueil ». Installe d’abord, connecte-toi ensuite dans
          l’app installée : elle ne partage pas la session de Safari, et garde le programme même sans réseau.
        </p>
      )}
      <Actions>
        {offer === 'button' && <Button onClick={() => void install()}>Installer l’app</Button>}
        <Button variant="outline" onClick={dismissOffer}>
          Ne plus proposer
        </Button>
      </Actions>
    </Stack>
  );
}
