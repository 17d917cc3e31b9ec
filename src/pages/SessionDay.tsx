import { Link, useSearchParams } from 'react-router-dom';
import type { PublishedPage } from '../../schema/programme.ts';
import { programme } from '../generated/programme.ts';
import { dayIdOf } from '../programme/day.ts';
import { daysLeadingTo } from '../programme/leadingDays.ts';
import { DoneTick } from './DoneTick.tsx';
import styles from './SessionDay.module.css';
import { weekPlace } from './sessionAddress.ts';
import { useProgrammeCalendar } from './useProgrammeCalendar.ts';

const WEEKS = programme.phases.flatMap(({ weeks }) => weeks);

/** What the coaches ask of the day that led here, and its mark; nothing for who came another way. */
export function SessionDay({ page }: { page: PublishedPage }) {
  const [search] = useSearchParams();
  const calendar = useProgrammeCalendar();
  const leading = daysLeadingTo(page, WEEKS).find(({ id }) => id === search.get('day'));
  if (!leading) return null;
  const week = calendar.weekOf(leading.week);
  const day = week.days.find((other) => dayIdOf(week, other) === leading.id) ?? leading.day;
  const { date } = calendar.extrasOf(day);
  const name = [day.day, date].filter(Boolean).join(' ');
  return (
    <aside className={styles.day} aria-label={`Semaine ${week.number}, ${name}`}>
      <p className={styles.name}>
        <Link to={weekPlace(week)}>Semaine {week.number}</Link>, {name}
      </p>
      {day.description && <p className={styles.description}>{day.description}</p>}
      <DoneTick week={week} day={day} />
    </aside>
  );
}
