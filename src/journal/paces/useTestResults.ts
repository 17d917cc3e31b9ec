import type { Training } from '../../../schema/training.ts';
import type { LocalDate } from '../../calendar/localDate.ts';
import { doneSlice } from '../../schedule/doneSlice.ts';
import type { CalendarDay } from '../../schedule/model/day.ts';
import { useProgrammeCalendar } from '../../schedule/useProgrammeCalendar.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import { newSession } from '../model/entry.ts';
import { lastResults, type ResultKind } from '../model/paceTest.ts';
import { withSession } from '../model/sessionMarks.ts';
import { journalStore, useChangeJournal, useJournal } from '../store/useJournal.ts';
import { type RemovedSession, useRemoveSession } from '../useRemoveSession.ts';
import { testDayOf } from './testDay.ts';
import { sameTest, testSession } from './testSession.ts';

export type CoachesTest = NonNullable<NonNullable<Training['paces']>['test']>;

/** The member's last results in the journal, and how to change them. `from`: the day that the test is noted from. */
export function useTestResults(test: CoachesTest, today: LocalDate, from: string | undefined) {
  const results = lastResults(useJournal().sessions, test);
  const journal = useChangeJournal();
  const removeSession = useRemoveSession();
  const [, changeDone] = useStoredState(doneSlice);
  const weeks = useProgrammeCalendar().weeksOf();
  return {
    results,
    /**
     * `value` is metres of the test, or seconds over 5 km. Another result of one day corrects the first. Answers the day
     * of the programme that it is the test of, and that is done by it.
     */
    async note(kind: ResultKind, value: number): Promise<CalendarDay | undefined> {
      const result = testSession(kind, value, today, test);
      await journalStore.load();
      const { sessions } = journalStore.journal();
      const former = sameTest(sessions, result);
      const day = kind === 'paceTest' && !former?.day ? testDayOf(weeks, today, from, sessions) : undefined;
      const session = { ...newSession(result, Date.now()), ...former, ...result, ...(day && { day: day.id }) };
      if (day) changeDone((done) => withSession(done, session, sessions));
      if (former) await journal.edit(former.id, (current) => ({ ...current, ...result, ...(day && { day: day.id }) }));
      else await journal.put(session);
      return day;
    },
    /** Answers how to bring it back. */
    async erase(kind: ResultKind): Promise<RemovedSession | undefined> {
      const former = results[kind];
      const removed = former && removeSession(former);
      await removed?.saving;
      return removed;
    },
  };
}
