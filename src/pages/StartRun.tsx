import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PublishedOption, PublishedPage } from '../../schema/programme.ts';
import { formatDate } from '../calendar/dateText.ts';
import { localDateOf } from '../calendar/localDate.ts';
import { useToday } from '../calendar/useToday.ts';
import { useDevice } from '../device/useDevice.ts';
import { programme } from '../generated/programme.ts';
import { addressOf } from '../runner/address.ts';
import { isStale } from '../runner/clock.ts';
import { planOf } from '../runner/plan.ts';
import { type Run, startRun } from '../runner/run.ts';
import { unlockSound } from '../runner/sound.ts';
import { useKnownRun } from '../runner/useKnownRun.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './StartRun.module.css';
import { useLeadingDays } from './useLeadingDays.ts';

/** Begins a workout, or goes back to it, within reach of the thumb. */
export function StartRun({ page, option }: { page: PublishedPage; option: PublishedOption }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [, change] = useDevice('run');
  const [cues] = useDevice('cues');
  const known = useKnownRun(programme);
  const [asks, setAsks] = useState(false);
  const today = useToday();
  const day = useLeadingDays(page).find(({ id }) => id === search.get('day'))?.id;
  const isOurs = known?.page === page && known.option === option && isOfNow(known.run, day);
  const begunOn = known && localDateOf(new Date(known.run.startedAt));

  function open(run: Parameters<typeof addressOf>[0]) {
    // The press that begins a workout is the first that lets the page sound.
    if (cues.sound) unlockSound();
    navigate(addressOf(run), { state: { fromWorkout: run.route === page.route && run.workout === option.id } });
  }

  function start() {
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
            {'\u00a0'}»{begunOn !== undefined && begunOn !== today && `, commencée le ${formatDate(begunOn, today)},`}{' '}
            n’est pas terminée. Si tu en démarres une autre, elle sera abandonnée.
          </p>
          <Button onClick={() => open(known.run)}>La reprendre</Button>
          <Button look="outline" onClick={start}>
            L’abandonner et démarrer celle-ci
          </Button>
          <Button look="outline" onClick={() => setAsks(false)}>
            Annuler
          </Button>
        </Dialog>
      )}
    </div>
  );
}

/** Whether it is the run that its member means: not one that was broken off, nor one for another day. */
function isOfNow(run: Run, day: string | undefined): boolean {
  return !isStale(run, Date.now()) && (day === undefined || run.day === undefined || run.day === day);
}
