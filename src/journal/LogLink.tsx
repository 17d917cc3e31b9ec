import { PenLine } from 'lucide';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { logAddress, loggedSessionAddress, TEST_RESULT_HEADING } from '../memberRoutes.ts';
import { ROUTES } from '../routes.ts';
import { type CalendarDay, isRunningDay } from '../schedule/model/day.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './LogLink.module.css';
import { useSessionsOfDay } from './useSessionsOfDay.ts';

/** What was noted for a day; else where running of the programme is noted. Other workouts are noted from their pages. */
export function LogLink({ day }: { day: CalendarDay }) {
  const sessions = useSessionsOfDay(day);
  // The test is one thing to note, the running around it another.
  const test = sessions.find(({ kind }) => kind === 'test');
  const logged = sessions.find((session) => session !== test);
  const of = (
    <span className="visually-hidden">
      &nbsp;: {day.day}, {day.activity}
    </span>
  );
  return (
    <>
      {(logged || isRunningDay(day)) && (
        <PenLink to={logged ? loggedSessionAddress(logged.id) : logAddress({ day: day.id })}>
          {logged ? 'Voir ce que j’ai noté' : day.test || test ? 'Noter la sortie' : 'Noter'}
          {of}
        </PenLink>
      )}
      {test && (
        <PenLink to={loggedSessionAddress(test.id)}>
          Voir mon test
          {of}
        </PenLink>
      )}
      {day.test && !test && (
        <PenLink to={`${ROUTES.training}#${TEST_RESULT_HEADING}`} state={{ testDay: day.id }}>
          Noter le test
        </PenLink>
      )}
    </>
  );
}

function PenLink({ children, ...link }: LinkProps & { children: ReactNode }) {
  return (
    <Link {...link} className={`text-button screen-only ${styles.log}`}>
      <Icon icon={PenLine} />
      {children}
    </Link>
  );
}
