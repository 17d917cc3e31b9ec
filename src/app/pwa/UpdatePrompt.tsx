import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { measuredHeight } from '../../ui/measuredHeight.ts';
import styles from './UpdatePrompt.module.css';
import { rememberAnswer } from './updateAnswer.ts';
import { startWorker } from './worker.ts';

const measure = measuredHeight('--update-prompt-height');

/**
 * Offers a new version, at the bottom of the screen, until the user decides; waits while a {@link FullScreenOverlay} is open,
 * which a running workout is. The worker, which fetches the whole app, waits for the first screen.
 */
export function UpdatePrompt({ isAppOpen }: { isAppOpen: boolean }) {
  const [offered, setOffered] = useState<{ version: string | undefined }>();
  useEffect(() => {
    if (!isAppOpen || import.meta.env.DEV || !__SERVICE_WORKER__ || !('serviceWorker' in navigator)) return;
    return startWorker((version) => setOffered({ version }));
  }, [isAppOpen]);

  function answer(act: () => void) {
    rememberAnswer(offered?.version);
    act();
  }

  // The live region exists before its text: screen readers announce only changes to it.
  return (
    <div ref={measure} aria-live="polite" className={`${styles.region} screen-only`}>
      {offered && (
        <Cluster gap={4} align="center" between>
          <p className="medium">Une nouvelle version est disponible</p>
          <Cluster align="center">
            <Button onClick={() => answer(() => location.reload())}>Mettre à jour</Button>
            <Button variant="outline" onClick={() => answer(() => setOffered(undefined))}>
              Plus tard
            </Button>
          </Cluster>
        </Cluster>
      )}
    </div>
  );
}
