import { useEffect, useMemo } from 'react';
import type { PublishedWorkout } from '../../schema/programme.ts';
import { understanding } from '../generated/understanding.ts';
import { changeTime, type LoggedSession } from '../journal/model/entry.ts';
import { useChangeJournal, useJournal } from '../journal/store/useJournal.ts';
import { NOT_SAVED } from '../storage/saveMessages.ts';
import { useToast } from '../ui/Toasts.tsx';
import { Summary } from './components/Summary.tsx';
import type { SessionNotes } from './log/SessionLog.tsx';
import type { ActiveWorkout } from './model/activeWorkout.ts';
import type { Plan, RunPage } from './model/plan.ts';
import { buildEntry, isWorthKeeping } from './model/runEntry.ts';
import { saveRunEntry } from './saveRun.ts';

interface FinishedRunProps {
  page: RunPage;
  workout: PublishedWorkout;
  plan: Plan;
  run: ActiveWorkout;
  targets: ReadonlyMap<string, number>;
  onReopen: (toRemaining: boolean, entry: LoggedSession) => void;
  onLeave: (isSaved: Promise<boolean>) => void;
}

/** Saves the entry of a finished workout; the summary changes it in the journal. */
export function FinishedRun({ page, workout, plan, run, targets, onReopen, onLeave }: FinishedRunProps) {
  const { status, sessions } = useJournal();
  const { put, remove } = useChangeJournal();
  const showToast = useToast();
  const finished = useMemo(() => buildEntry(run, plan, workout, understanding, targets), [run, plan, workout, targets]);
  const entry = sessions.find(({ id }) => id === finished.id) ?? finished;

  // The targets come from the journal too.
  const isJournalRead = status !== 'loading';
  useEffect(() => {
    if (!isJournalRead) return;
    void saveRunEntry(finished).then((isSaved) => isSaved || showToast(NOT_SAVED));
  }, [isJournalRead, finished, showToast]);

  function note(noted: SessionNotes) {
    const next = { ...entry, ...noted, changedAt: changeTime(entry, Date.now()) };
    void (isWorthKeeping(next) ? put(next) : remove(next.id));
  }

  return (
    <Summary
      page={page}
      workout={workout}
      plan={plan}
      run={run}
      entry={entry}
      onNote={note}
      onReopen={(toRemaining) => onReopen(toRemaining, entry)}
      onLeave={() => onLeave(saveRunEntry(finished))}
    />
  );
}
