import { useMemo, useState } from 'react';
import type { PublishedWorkout } from '../../schema/programme.ts';
import { understanding } from '../generated/understanding.ts';
import type { LoggedSession } from '../journal/model/entry.ts';
import { Splits } from '../journal/splits/Splits.tsx';
import { Summary } from './components/Summary.tsx';
import { LostEntryQuestion } from './log/LostEntryQuestion.tsx';
import { SessionLog } from './log/SessionLog.tsx';
import type { Plan, RunPage } from './model/plan.ts';
import { type Action, isWithinGuard } from './model/reducer.ts';
import type { Run } from './model/run.ts';
import { finishedEntryOf } from './model/runEntry.ts';
import { isTimedBySegment } from './model/segments.ts';
import { splitsOf } from './model/splits.ts';
import { RunDays } from './RunDays.tsx';
import { type RunSaveStatus, restoreRunEntry, useSavedEntry } from './useRunEntry.ts';

interface FinishedRunProps {
  page: RunPage;
  workout: PublishedWorkout;
  plan: Plan;
  run: Run;
  /** Seconds to aim at, by the key of a step. */
  targets: ReadonlyMap<string, number>;
  dispatch: (action: Action) => void;
  onReopen: (toRemaining: boolean, saved: LoggedSession) => void;
  /** The run is cleared: what was noted is in the journal, or its member leaves it. */
  onEnd: () => void;
}

/** A workout that is over: its run is cleared once the journal has saved it. */
export function FinishedRun({ page, workout, plan, run, targets, dispatch, onReopen, onEnd }: FinishedRunProps) {
  const splits = useMemo(
    () => (isTimedBySegment(workout) ? splitsOf(run, plan, understanding, targets) : []),
    [workout, run, plan, targets],
  );
  const entry = useMemo(() => finishedEntryOf(run, plan, workout, splits), [run, plan, workout, splits]);
  const save = useSavedEntry(entry, run.saved);
  const [isSaving, setSaving] = useState(false);
  const [unsaved, setUnsaved] = useState<RunSaveStatus>();

  async function leave(put = save) {
    // Where a second tap on what finished the run lands.
    if (isSaving || isWithinGuard(run.finishedAt ?? run.touchedAt, Date.now())) return;
    setSaving(true);
    // It comes back, with the focus, when that fails again.
    setUnsaved(undefined);
    const saveStatus = await put();
    setSaving(false);
    if (saveStatus === 'saved') onEnd();
    else setUnsaved(saveStatus);
  }

  return (
    <Summary
      workout={workout}
      plan={plan}
      run={run}
      splits={
        splits.length > 0 && (
          <section>
            <h2>Temps de passage</h2>
            <Splits splits={splits} />
          </section>
        )
      }
      log={
        <SessionLog
          run={run}
          sets={entry.sets}
          splits={splits}
          onChange={(noted) => dispatch({ type: 'log-session', rpe: run.rpe, note: run.note, ...noted })}
        />
      }
      question={
        unsaved && (
          <LostEntryQuestion
            isDeleted={unsaved === 'deleted'}
            onRetry={() => void leave(unsaved === 'deleted' ? () => restoreRunEntry(entry) : save)}
            onLeave={onEnd}
            onCancel={() => setUnsaved(undefined)}
          />
        )
      }
      isSaving={isSaving}
      onReopen={(toRemaining) => onReopen(toRemaining, entry)}
      onLeave={() => void leave()}
    >
      <RunDays page={page} run={run} />
    </Summary>
  );
}
