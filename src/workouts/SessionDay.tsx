import { Link, useSearchParams } from 'react-router-dom';
import type { PublishedPage } from '../../schema/programme.ts';
import { DoneTick } from '../programme/DoneTick.tsx';
import { weekPlace } from '../programme/sessionAddress.ts';
import { useLeadingDays } from '../programme/useLeadingDays.ts';
import { useProgrammeCalendar } from '../programme/useProgrammeCalendar.ts';
import styles from './SessionDay.module.css';

/** What the coaches ask of the day that led here, and its mark; nothing for who came another way. */
export function SessionDay({ page }: { page: PublishedPage }) {
  const [search] = useSearchParams();
  const calendar = useProgrammeCalendar();
  const leading = useLeadingDays(page).find(({ id }) => id === search.get('day'));
  if (!leading) return null;
  const { week, day } = leading;
  const { date } = calendar.extrasOf(day);
  const name = [day.day, date].filter(Boolean).join(' ');
  return (
    <aside className={styles.day} aria-label={`Semaine ${week.number}, ${name}`}>
      <p className={styles.name}>
        <Link to={weekPlace(week)}>Semaine {week.number}</Link>, {name}
      </p>
      {day.description && <p>{day.description}</p>}
      <DoneTick week={week} day={day} />
    </aside>
  );
}
