import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDate } from '../calendar/dateText.ts';
import { localDateOf } from '../calendar/localDate.ts';
import { useToday } from '../calendar/useToday.ts';
import { count } from '../format/plural.ts';
import { runAddress } from '../memberRoutes.ts';
import { SHORT_VERSIONS } from '../schedule/shortVersions.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Actions, Cluster } from '../ui/layout.tsx';
import { unlockCues } from './audio/unlockCues.ts';
import { AbandonQuestion } from './components/AbandonQuestion.tsx';
import { cuesSlice } from './cuesSlice.ts';
import { isStale } from './model/clock.ts';
import { planOfRun } from './model/plan.ts';
import { countNoun, countSets } from './model/setCounts.ts';
import styles from './ResumeRun.module.css';
import { runSlice } from './runSlice.ts';
import { saveLeftRun } from './saveRun.ts';
import { useRemoveRunEntry } from './useRemoveRunEntry.ts';
import { useUnfinishedRun } from './useUnfinishedRun.ts';

/** The way back to a workout under way; nothing when there is none. */
export function ResumeRun() {
  const [stored, change] = useStoredState(runSlice);
  const [cues] = useStoredState(cuesSlice);
  const unfinished = useUnfinishedRun();
  const removeRunEntry = useRemoveRunEntry();
  const today = useToday();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => void saveLeftRun(stored), [stored]);
  if (!unfinished) return null;
  const { run, page, workout } = unfinished;
  const { done, total } = countSets(run, planOfRun(run, page, workout, SHORT_VERSIONS));

  function abandon() {
    removeRunEntry(run);
    // At once: behind a modal dialog nothing takes the focus, and all that could have it here is removed.
    flushSync(() => {
      setAsking(false);
      change((before) => (before?.startedAt === run.startedAt ? undefined : before));
    });
    document.querySelector<HTMLElement>('main h1')?.focus();
  }

  return (
    <>
      <Cluster
        as="aside"
        between
        align="center"
        className={`callout screen-only ${styles.resume}`}
        aria-label="Séance en cours"
      >
        <p>
          <strong className="lead">{workout.name}</strong>{' '}
          {isStale(run, Date.now())
            ? `Séance du ${formatDate(localDateOf(new Date(run.lastInputAt)), today)}, interrompue`
            : 'Séance en cours'}
          {done > 0 && ` · ${count(done, countNoun(workout))} sur\u00a0${total}`}
        </p>
        <Actions>
          <ButtonLink to={runAddress(run)} state={{ isOpenedFromPreviousEntry: true }} onClick={() => unlockCues(cues)}>
            Reprendre la séance
          </ButtonLink>
          <Button variant="outline" onClick={() => setAsking(true)}>
            L’abandonner
          </Button>
        </Actions>
      </Cluster>
      {isAsking && <AbandonQuestion run={run} onAbandon={abandon} onCancel={() => setAsking(false)} />}
    </>
  );
}
