import type { Training } from '../../../schema/training.ts';
import type { LocalDate } from '../../calendar/localDate.ts';
import { newSession } from '../../journal/model/entry.ts';
import { sameTest, type TestSession } from '../../journal/model/testSession.ts';
import { journalStore, useChangeJournal, useJournal } from '../../journal/store/useJournal.ts';
import { FIVE_KM_METERS, type ResultKind, resultOn } from '../../schedule/model/paceTest.ts';
import { fiveKmSlice, paceTestSlice } from '../../schedule/testSlices.ts';
import { useChangeTestResults } from '../../schedule/useChangeTestResults.ts';
import { useStoredState } from '../../storage/useStoredState.ts';

export type CoachesTest = NonNullable<NonNullable<Training['paces']>['test']>;

/** The member's results, each with its session in the journal. */
export function useTestResults(test: CoachesTest, today: LocalDate) {
  const [paceTest] = useStoredState(paceTestSlice);
  const [fiveKm] = useStoredState(fiveKmSlice);
  const changeResults = useChangeTestResults();
  const journal = useChangeJournal();
  // Reads it, so that a correction finds the session that it corrects.
  useJournal();

  function sessionOf(kind: ResultKind, value: number, on: LocalDate): TestSession {
    return kind === 'paceTest'
      ? { on, name: test.title, seconds: test.duration.maxSeconds, meters: value }
      : { on, name: '5\u00a0km', seconds: value, meters: FIVE_KM_METERS };
  }

  async function log(session: TestSession) {
    await journalStore.load();
    const former = sameTest(journalStore.journal().sessions, session);
    if (former) await journal.edit(former.id, (current) => ({ ...current, ...session }));
    else await journal.put(newSession({ ...session, kind: 'test' }, Date.now()));
  }

  async function unlog(session: TestSession) {
    await journalStore.load();
    const former = sameTest(journalStore.journal().sessions, session);
    if (!former) return undefined;
    await journal.remove(former.id);
    return () => journal.put(former);
  }

  return {
    results: { paceTest, fiveKm },
    /** `value` is metres of the test, or seconds over 5 km. In the journal first: what gives the paces stands there too. */
    async note(kind: ResultKind, value: number) {
      await log(sessionOf(kind, value, today));
      changeResults(() => resultOn(today, kind, value));
    },
    /** Today's leaves the journal too, as a mistake; an older one was run. `undo` brings both back. */
    async erase(kind: ResultKind): Promise<Erased> {
      const former = { [kind]: { paceTest, fiveKm }[kind] };
      const logged = kind === 'paceTest' ? paceTest?.meters : fiveKm?.seconds;
      const isToday = { paceTest, fiveKm }[kind]?.on === today;
      const restore = isToday && logged !== undefined ? await unlog(sessionOf(kind, logged, today)) : undefined;
      changeResults(() => ({ [kind]: undefined }));
      return {
        isUnlogged: isToday,
        async undo() {
          await restore?.();
          changeResults(() => former);
        },
      };
    },
  };
}

export interface Erased {
  /** Whether it left the journal too. */
  isUnlogged: boolean;
  undo: () => Promise<void>;
}
