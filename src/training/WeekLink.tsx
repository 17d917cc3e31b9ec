import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { weekPlace } from '../programme/sessionAddress.ts';
import styles from './WeekLink.module.css';

/** The way to a week of the programme, beside a heading. */
export function WeekLink({ week }: { week: { number: number } }) {
  return (
    <Link to={weekPlace(week)} className={styles.week}>
      Semaine {week.number}
      <ChevronRight aria-hidden />
    </Link>
  );
}
