import { PenLine } from 'lucide';
import { Link } from 'react-router-dom';
import { useToday } from '../calendar/useToday.ts';
import { logAddress, loggedSessionAddress, TEST_RESULT_HEADING } from '../memberRoutes.ts';
import { ROUTES } from '../routes.ts';
import { type CalendarDay, isRunningDay } from '../schedule/model/day.ts';
import { useDoneDays } from '../schedule/useDoneDays.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './LogLink.module.css';
import { isLoggedForMarkedDay, isOnPageOfDay, isPartOfDay } from './model/loggedDay.ts';
import { useJournal } from './store/useJournal.ts';

/** What was noted for a day; else where running of the programme is noted. Other workouts are noted from their pages. */
export function LogLink({ day }: { day: CalendarDay }) {
  const { sessions } = useJournal();
  const { markOf } = useDoneDays();
  const today = useToday();
  const on = markOf(day.id)?.on ?? day.date;
  // Without a date it would have the notes of every earlier season.
  const dated = { ...day, date: day.date ?? on ?? today };
  const logged =
    sessions.find((session) => isLoggedForMarkedDay(session, dated, on)) ??
    sessions.find((session) => isPartOfDay(session, dated) || (session.on === on && isOnPageOfDay(session, day)));
  if (!logged && !isRunningDay(day)) return null;
  return (
    <>
      <Link
        to={logged ? loggedSessionAddress(logged.id) : logAddress({ day: day.id })}
        className={`text-button screen-only ${styles.log}`}
      >
        <Icon icon={PenLine} />
        {logged ? 'Voir ce que j’ai noté' : day.test ? 'Noter la sortie' : 'Noter'}
        <span className="visually-hidden">
          &nbsp;: {day.day}, {day.activity}
        </span>
      </Link>
      {day.test && (
        <Link to={`${ROUTES.training}#${TEST_RESULT_HEADING}`} className={`text-button screen-only ${styles.log}`}>
          <Icon icon={PenLine} />
          Noter le test
        </Link>
      )}
    </>
  );
}
