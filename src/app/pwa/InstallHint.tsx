import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Actions, Stack } from '../../ui/layout.tsx';
import styles from './InstallHint.module.css';
import { currentOffer, dismissOffer, type InstallOffer, install, subscribeToOffer } from './installOffer.ts';

interface InstallHintProps {
  /** One way alone. */
  only?: InstallOffer;
  /** How data that are here already are taken along: on an iPhone the installed app has a storage of its own. */
  exportStep?: ReactNode;
}

/** Proposes to install the app, where this device can and the user has not dismissed it. */
export function InstallHint({ only, exportStep }: InstallHintProps) {
  const offer = useSyncExternalStore(subscribeToOffer, currentOffer, () => undefined);
  if (!offer || (only && offer !== only)) return null;
  return (
    <Stack as="aside" className={styles.hint} aria-labelledby="install-hint">
      <h2 id="install-hint" className="heading">
        Emporte le programme en salle
      </h2>
      {offer === 'button' && <p>Installe l’app sur ton appareil : elle s’ouvre d’un geste, même sans réseau.</p>}
      {offer === 'iphone' && !exportStep && (
        <p>
          Dans Safari, appuie sur Partager, puis « Sur l’écran d’accueil ». Installe d’abord, connecte-&#8288;toi
          ensuite dans l’app installée : elle ne partage pas la session de Safari, et garde le programme même sans
          réseau.
        </p>
      )}
      {offer === 'iphone' && exportStep && (
        <>
          <p>
            L’app installée s’ouvre même sans réseau, mais elle ne reprend ni ta session ni tes données de Safari. Dans
            l’ordre&nbsp;:
          </p>
          <ol className={styles.steps}>
            <li>{exportStep}</li>
            <li>Dans Safari, appuie sur Partager, puis « Sur l’écran d’accueil ».</li>
            <li>Dans l’app installée, connecte-&#8288;toi, puis importe le fichier depuis ton profil.</li>
          </ol>
        </>
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
