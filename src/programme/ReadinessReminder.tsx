import { Link } from 'react-router-dom';
import type { LocalDate } from '../calendar/localDate.ts';
import { competition } from '../generated/competition.ts';
import { useJournal } from '../journal/store/useJournal.ts';
import { competitionAddress } from '../memberRoutes.ts';
import { guideMoment } from '../race/model/guide.ts';
import { useNotedCheckpoints } from '../race/readiness/useReadiness.ts';
import { positionOf, type Schedule } from '../schedule/model/schedule.ts';

/** So many results in a week are enough. */
const ENOUGH = 2;

/** In a week of the coaches' checkpoints: what there is to measure, until enough is noted. */
export function ReadinessReminder({ schedule, today }: { schedule: Schedule; today: LocalDate }) {
  const { status } = useJournal();
  const noted = useNotedCheckpoints();
  const position = positionOf(schedule, today);
  const week = typeof position === 'object' ? position.week : undefined;
  const due = noted.filter(({ checkpoint }) => week && checkpoint.weeks.includes(week.number));
  const left = due.filter(({ results: [latest] }) => !latest || latest.session.on < (week?.monday ?? ''));
  if (
    !week ||
    guideMoment(schedule.raceDate, today) !== 'before' ||
    status === 'loading' ||
    left.length === 0 ||
    due.length - left.length >= ENOUGH
  )
    return null;
  return (
    <p>
      <Link to={competitionAddress('readiness')}>{competition.readiness?.title}</Link> À mesurer en semaine{' '}
      {week.number}, au choix&nbsp;: {left.map(({ checkpoint }) => checkpoint.name).join(', ')}.
    </p>
  );
}
