import { type RefObject, useId } from 'react';
import { Link } from 'react-router-dom';
import { formatMonth, formatWeekday } from '../calendar/dateText.ts';
import type { LocalDate } from '../calendar/localDate.ts';
import { loggedSessionAddress } from '../memberRoutes.ts';
import { Button } from '../ui/Button.tsx';
import { useLostFocus } from '../ui/useLostFocus.ts';
import type { LoggedSession } from './model/entry.ts';
import { sessionSummary } from './model/sessionValues.ts';
import styles from './SessionList.module.css';

const PAGE = 20;

interface SessionListProps {
  /** Newest first. */
  sessions: readonly LoggedSession[];
  today: LocalDate;
  shown: number;
  onShow: (shown: number) => void;
  /** Can take the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Every session by month, the newest first; older ones when they are asked for. */
export function SessionList({ sessions, today, shown, onShow, heading }: SessionListProps) {
  const id = useId();
  // The button is removed once all are shown.
  useLostFocus(heading);
  const latest = sessions.slice(0, shown);
  const months = [...new Set(latest.map(({ on }) => on.slice(0, 7)))];
  return (
    <section aria-labelledby={id} className={styles.list}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        Les séances
      </h2>
      {months.map((month) => (
        <section key={month} className={styles.month} aria-labelledby={`${id}-${month}`}>
          <h3 id={`${id}-${month}`}>{formatMonth(`${month}-01`, today)}</h3>
          <ol>
            {latest
              .filter(({ on }) => on.startsWith(month))
              .map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
          </ol>
        </section>
      ))}
      {shown < sessions.length && (
        <div>
          <Button variant="outline" onClick={() => onShow(shown + PAGE)}>
            Voir les précédentes
          </Button>
        </div>
      )}
    </section>
  );
}

function SessionRow({ session }: { session: LoggedSession }) {
  const { id, on, name } = session;
  const summary = sessionSummary(session);
  return (
    <li className={styles.session} data-kind={session.kind}>
      <time dateTime={on} className={styles.day}>
        <span className={styles.weekday}>{formatWeekday(on)}</span>
        <span className={styles.number}>{Number(on.slice(8))}</span>
      </time>
      <div className={styles.what}>
        <h4 className={styles.name}>
          <Link to={loggedSessionAddress(id)} className={styles.link}>
            {name}
          </Link>
        </h4>
        {summary && <p className={styles.summary}>{summary}</p>}
      </div>
    </li>
  );
}
