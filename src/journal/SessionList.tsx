import { type RefObject, useId } from 'react';
import { Link } from 'react-router-dom';
import { formatMonth, formatWeekday } from '../calendar/dateText.ts';
import { loggedSessionAddress } from '../memberRoutes.ts';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/layout.tsx';
import { useLostFocus } from '../ui/useLostFocus.ts';
import { JournalSection, type SectionProps } from './JournalSection.tsx';
import type { LoggedSession } from './model/entry.ts';
import { sessionSummary } from './model/sessionValues.ts';
import styles from './SessionList.module.css';

const PAGE = 20;

interface SessionListProps extends SectionProps {
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
    <JournalSection title="Les séances" ref={heading}>
      {months.map((month) => (
        <section key={month} aria-labelledby={`${id}-${month}`}>
          <h3 id={`${id}-${month}`} className="muted capitalized">
            {formatMonth(`${month}-01`, today)}
          </h3>
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
    </JournalSection>
  );
}

function SessionRow({ session }: { session: LoggedSession }) {
  const { id, on, name } = session;
  const summary = sessionSummary(session);
  return (
    <li className={`apart row-target ${styles.session}`}>
      <Stack as="time" gap={0} dateTime={on}>
        <span className="muted small">{formatWeekday(on)}</span>
        <span
          className={`number ${session.kind === 'test' || session.kind === 'race' ? 'accent' : ''}`}
          data-size="small"
        >
          {Number(on.slice(8))}
        </span>
      </Stack>
      <div className={styles.what}>
        <h4 className={styles.name}>
          <Link to={loggedSessionAddress(id)} className="row-link">
            {name}
          </Link>
        </h4>
        {summary && <p className="muted tabular">{summary}</p>}
      </div>
    </li>
  );
}
