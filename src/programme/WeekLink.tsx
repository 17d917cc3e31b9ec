import { ChevronRight } from 'lucide';
import { Link } from 'react-router-dom';
import { addressOfWeek } from '../schedule/weeks.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './WeekLink.module.css';

/** The way to a week of the programme, beside a heading. */
export function WeekLink({ week }: { week: { number: number } }) {
  return (
    <Link to={addressOfWeek(week)} className={styles.week}>
      Semaine {week.number}
      <Icon icon={ChevronRight} />
    </Link>
  );
}
