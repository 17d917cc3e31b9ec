import type { Training } from '../../../schema/training.ts';
import type { LocalDate } from '../../calendar/localDate.ts';
import { newSession } from '../model/entry.ts';
import { lastResults, type ResultKind } from '../model/paceTest.ts';
import { journalStore, useChangeJournal, useJournal } from '../store/useJournal.ts';
import { sameTest, testSession } from './testSession.ts';

export type CoachesTest = NonNullable<NonNullable<Training['paces']>['test']>;

/** The member's last results in the journal, and how to change them. */
export function useTestResults(test: CoachesTest, today: LocalDate) {
  const results = lastResults(useJournal().sessions, test);
  const journal = useChangeJournal();
  return {
    results,
    /** `value` is metres of the test, or seconds over 5 km. Another result of one day corrects the first. */
    async note(kind: ResultKind, value: number) {
      const session = testSession(kind, value, today, test);
      await journalStore.load();
      const former = sameTest(journalStore.journal().sessions, session);
      if (former) await journal.edit(former.id, (current) => ({ ...current, ...session }));
      else await journal.put(newSession(session, Date.now()));
    },
    /** Answers how to bring it back. */
    async erase(kind: ResultKind): Promise<Undo | undefined> {
      const former = results[kind];
      if (!former) return undefined;
      await journal.remove(former.id);
      return () => journal.put(former);
    },
  };
}

export type Undo = () => Promise<void>;
