import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PublishedOption, PublishedPage } from '../../schema/programme.ts';
import { useDevice } from '../device/useDevice.ts';
import { programme } from '../generated/programme.ts';
import { addressOf } from '../runner/address.ts';
import { planOf } from '../runner/plan.ts';
import { startRun } from '../runner/run.ts';
import { unlockSound } from '../runner/sound.ts';
import { useKnownRun } from '../runner/useKnownRun.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './StartRun.module.css';

/** Begins a workout, or goes back to it, within reach of the thumb. */
export function StartRun({ page, option }: { page: PublishedPage; option: PublishedOption }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [, change] = useDevice('run');
  const known = useKnownRun(programme);
  const [asks, setAsks] = useState(false);
  const isOurs = known?.page === page && known.option === option;

  function open(run: Parameters<typeof addressOf>[0]) {
    // The press that begins a workout is the first that lets the page sound.
    unlockSound();
    navigate(addressOf(run), { state: { fromWorkout: run.route === page.route && run.workout === option.id } });
  }

  function start() {
    const day = search.get('day');
    const run = startRun(
      { route: page.route, workout: option.id, ...(day && { day }) },
      planOf(option, page),
      Date.now(),
    );
    change(() => run);
    open(run);
  }

  return (
    <div className={styles.bar}>
      {isOurs ? (
        <Button onClick={() => open(known.run)}>Reprendre la séance</Button>
      ) : (
        <Button onClick={() => (known ? setAsks(true) : start())}>Démarrer la séance</Button>
      )}
      {asks && known && (
        <Dialog title="Une autre séance est en cours" onClose={() => setAsks(false)}>
          <p>
            «{'\u00a0'}
            {known.option.name}
            {'\u00a0'}» n’est pas terminée. En démarrer une autre l’abandonne.
          </p>
          <Button onClick={() => open(known.run)}>La reprendre</Button>
          <Button look="outline" onClick={start}>
            L’abandonner et démarrer
          </Button>
          <Button look="outline" onClick={() => setAsks(false)}>
            Annuler
          </Button>
        </Dialog>
      )}
    </div>
  );
}
