import { formatDate } from '../calendar/dateText.ts';
import { formatDuration, formatTimeOfDay } from '../format/quantities.ts';
import { Prose } from '../renderers/Prose.tsx';
import { Cluster, Rows } from '../ui/layout.tsx';
import type { Appointment, TimeOfDay, TimetableDay } from './model/timetable.ts';
import styles from './Timetable.module.css';

/** What to do before the start, day by day, each thing at its time. */
export function Timetable({ days }: { days: readonly TimetableDay[] }) {
  return (
    <ol className={styles.days}>
      {days.map(({ daysBefore, date, appointments }) => (
        <li key={daysBefore} className={styles.day} data-race={daysBefore === 0}>
          <Cluster as="h3" className="underlined">
            <span className={`number ${daysBefore === 0 ? 'accent' : ''}`}>
              {daysBefore === 0 ? 'Jour J' : `J\u2212${daysBefore}`}
            </span>
            {date && <span className="muted regular">{formatDate(date)}</span>}
          </Cluster>
          <Rows as="ol" className="terms" data-of="times">
            {appointments.map((appointment) => (
              <li key={appointment.id}>
                <p className="large tabular">{timeOf(appointment, daysBefore)}</p>
                <div>
                  <p className="strong">{appointment.text}</p>
                  {appointment.detail && (
                    <p className="muted">
                      <Prose text={appointment.detail} />
                    </p>
                  )}
                </div>
              </li>
            ))}
          </Rows>
        </li>
      ))}
    </ol>
  );
}

/** « 7 h 20 », « 23 h à 0 h », « 2 h avant »; the day itself where it lasts the day. */
function timeOf({ times, before }: Appointment, daysBefore: number): string {
  if (times.length > 0) return times.map(({ minutes }: TimeOfDay) => formatTimeOfDay(minutes)).join(' à ');
  if (before) return `${formatDuration(before)} avant`;
  return daysBefore === 0 ? 'Départ' : 'Ce jour-là';
}
