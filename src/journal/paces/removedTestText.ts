import { formatDay } from '../../calendar/dateText.ts';
import type { LocalDate } from '../../calendar/localDate.ts';
import { training } from '../../generated/training.ts';
import type { LoggedSession } from '../model/entry.ts';
import { lastResults, latestKind, testSpeed } from '../model/paceTest.ts';

/** What becomes of the member's paces without a session; undefined where they stay. */
export function removedTestText(
  sessions: readonly LoggedSession[],
  removed: LoggedSession,
  today: LocalDate,
): string | undefined {
  const test = training.paces?.test;
  if (!test) return undefined;
  const others = lastResults(
    sessions.filter(({ id }) => id !== removed.id),
    test,
  );
  if (testSpeed(lastResults(sessions, test), test) === testSpeed(others, test)) return undefined;
  const kind = latestKind(others, test);
  const on = kind && others[kind]?.on;
  return on
    ? `Tes allures reprennent ton résultat du ${formatDay(on, today)}.`
    : 'Sans ce test, tes allures ne s’affichent plus.';
}
