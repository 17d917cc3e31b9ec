import { Link } from 'react-router-dom';
import { addDays, type LocalDate } from '../calendar/localDate.ts';
import { competition } from '../generated/competition.ts';
import { useJournal } from '../journal/store/useJournal.ts';
import { competitionAddress } from '../memberRoutes.ts';
import type { NotedCheckpoint } from '../race/model/checkpoints.ts';
import { guideMoment } from '../race/model/guide.ts';
import { useNotedCheckpoints } from '../race/readiness/useReadiness.ts';
import { type DatedWeek, positionOf, type Schedule } from '../schedule/model/schedule.ts';

/** In a week of the coaches' checkpoints: what there is to measure, until it is noted. */
export function ReadinessReminder({ schedule, today }: { schedule: Schedule; today: LocalDate }) {
  const { status } = useJournal();
  const noted = useNotedCheckpoints();
  const position = positionOf(schedule, today);
  if (typeof position !== 'object' || status === 'loading') return null;
  const { week } = position;
  const left = textOfLeft(
    noted.filter(({ checkpoint }) => checkpoint.weeks.includes(week.number)),
    week,
  );
  // From the eve of a simulation on, the legs are for that, and then no longer fresh.
  const isSimulationNear = week.days.some(({ simulation, date }) => simulation && date <= addDays(today, 1));
  // The first days back from a stop are no days for a test.
  const isReturn = week.repeats !== undefined;
  if (left === '' || isSimulationNear || isReturn || guideMoment(schedule.raceDate, today) !== 'before') return null;
  return (
    <p>
      <Link to={competitionAddress('readiness')}>{competition.readiness?.title}</Link> À mesurer en semaine{' '}
      {week.number}&nbsp;: {left}.
    </p>
  );
}

/** The running test, and one alone of the others: « 6 min de course et un seul autre repère (100 wall balls ou …) ». */
function textOfLeft(due: readonly NotedCheckpoint[], { monday }: DatedWeek): string {
  const isNoted = ({ results: [latest] }: NotedCheckpoint) => latest !== undefined && latest.session.on >= monday;
  const isRunning = ({ checkpoint }: NotedCheckpoint) => checkpoint.racePace !== undefined;
  const namesOf = (some: readonly NotedCheckpoint[]) => some.map(({ checkpoint }) => checkpoint.name);
  const running = due.filter(isRunning);
  const others = due.filter((one) => !isRunning(one));
  const names = others.some(isNoted) ? [] : namesOf(others);
  const other = names.length > 1 ? `un seul ${running.length > 0 ? 'autre ' : ''}repère (${oneOf(names)})` : names;
  return [namesOf(running.filter((one) => !isNoted(one))), other].flat().join(' et ');
}

/** « a, b ou c ». */
const oneOf = (names: readonly string[]) => [names.slice(0, -1).join(', '), names.at(-1)].join(' ou ');
