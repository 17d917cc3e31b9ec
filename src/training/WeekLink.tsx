import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addressOfWeek } from '../programme/weeks.ts';
import styles from './WeekLink.module.css';

/** The way to a week of the programme, beside a heading. */
export function WeekLink({ week }: { week: { number: number } }) {
  return (
    <Link to={addressOfWeek(week)} className={styles.week}>
      Semaine {week.number}
      <ChevronRight aria-hidden />
    </Link>
  );
}
