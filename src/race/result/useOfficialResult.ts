import { useState } from 'react';
import { useToday } from '../../calendar/useToday.ts';
import { type LoggedSession, newSession } from '../../journal/model/entry.ts';
import { withSession } from '../../journal/model/sessionMarks.ts';
import { journalStore, useChangeJournal } from '../../journal/store/useJournal.ts';
import { doneSlice } from '../../schedule/doneSlice.ts';
import type { CalendarDay } from '../../schedule/model/day.ts';
import { markIn, withoutMark } from '../../schedule/model/done.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import { finishSeconds, officialSplits, type SegmentSeconds, withSplits } from '../model/officialSession.ts';
import { useRacePlan } from '../plan/useRacePlan.ts';
import { SEGMENTS } from './segments.ts';

/** Puts an official result into the journal. `race`: what it has of the member's race already. */
export function useOfficialResult(raceDay: CalendarDay | undefined, race: LoggedSession | undefined) {
  const today = useToday();
  const plan = useRacePlan(race?.id);
  const [done, changeDone] = useStoredState(doneSlice);
  const { put, edit, remove } = useChangeJournal();
  const [undo, setUndo] = useState<() => Promise<void>>();

  /** The race with this result; that of its day unless the journal has it on another. */
  async function save(seconds: SegmentSeconds, pageSeconds: number | undefined): Promise<void> {
    const on = raceDay?.date !== undefined && raceDay.date < today ? raceDay.date : today;
    const former = race ?? newSession({ kind: 'race', on, name: raceDay?.activity ?? 'Course' }, Date.now());
    const withResult = (session: LoggedSession): LoggedSession => ({
      ...withSplits(session, officialSplits(seconds, SEGMENTS, plan, race)),
      seconds: finishSeconds(seconds, SEGMENTS, { page: pageSeconds, journal: race?.seconds }),
      ...(raceDay && { day: session.day ?? raceDay.id }),
    });
    const session = withResult(former);
    changeDone((marks) => withSession(marks, session, journalStore.journal().sessions));
    await (race ? edit(race.id, withResult) : put(session));
    const mark = raceDay && markIn(done, raceDay.id);
    setUndo(() => async () => {
      setUndo(undefined);
      if (raceDay) {
        changeDone((marks) => (mark ? { ...marks, [raceDay.id]: mark } : withoutMark(marks, raceDay.id)));
      }
      // What else was noted since stays.
      const { splits, sets, seconds: formerSeconds, day, isOfficial } = former;
      await (race
        ? edit(race.id, (now) => ({ ...now, splits, sets, seconds: formerSeconds, day, isOfficial }))
        : remove(session.id));
    });
  }

  return { save, undo };
}
