import { Link } from 'react-router-dom';
import { addDays, type LocalDate } from '../calendar/localDate.ts';
import { formatDuration } from '../format/quantities.ts';
import { training } from '../generated/training.ts';
import { lastResults } from '../journal/model/paceTest.ts';
import { useJournal } from '../journal/store/useJournal.ts';
import { TEST_RESULT_HEADING } from '../memberRoutes.ts';
import { ROUTES } from '../routes.ts';
import { positionOf, type Schedule } from '../schedule/model/schedule.ts';
import { raceSlice } from '../schedule/raceSlice.ts';
import { WEEKS } from '../schedule/weeks.ts';
import { useStoredState } from '../storage/useStoredState.ts';

/** A result from so long before the start still gives the paces. */
const RECENT_DAYS = 56;

/**
 * Offers the test to a member whose late start leaves out the week of the first one, until there is a result or nothing
 * but the taper left to run by it.
 */
export function MissedTest({ schedule, today }: { schedule: Schedule; today: LocalDate }) {
  const { status, sessions } = useJournal();
  const [race] = useStoredState(raceSlice);
  const test = training.paces?.test;
  const first = WEEKS.find(({ days }) => days.some((day) => day.test));
  if (!test || !race || !first || !schedule.skipped.includes(first.number) || status === 'loading') return null;
  const position = positionOf(schedule, today);
  const { week, day } = typeof position === 'object' ? position : {};
  const isUseful = schedule.weeks.some(
    ({ monday, kind }) => monday > today && kind !== 'affûtage' && kind !== 'course',
  );
  const { paceTest, fiveKm } = lastResults(sessions, test);
  const since = addDays(race.startedOn, -RECENT_DAYS);
  const isKnown = [paceTest, fiveKm].some((result) => result && result.on >= since);
  if (isKnown || !isUseful || week?.days.some((day) => day.test)) return null;
  return (
    <p>
      Le test de {formatDuration(test.duration)} était en semaine {first.number}&nbsp;: fais-&#8288;le lors d’un de tes
      footings, puis{' '}
      <Link
        to={`${ROUTES.training}#${TEST_RESULT_HEADING}`}
        state={{ testDay: day?.type === 'footing' ? day.id : undefined }}
      >
        note ton résultat
      </Link>
      . Tes allures s’afficheront dans tes séances.
    </p>
  );
}
