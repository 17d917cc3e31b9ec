import { formatDate } from '../calendar/dateText.ts';
import type { LocalDate } from '../calendar/localDate.ts';
import { count } from '../format/plural.ts';
import { DIGEST_FORMAT } from '../schedule/model/dayDigest.ts';
import type { DatedDay } from '../schedule/model/schedule.ts';
import { raceSlice } from '../schedule/raceSlice.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { type CalendarEvents, eventDigests } from './calendarFile.ts';
import { exportedEventsSlice } from './exportedEventsSlice.ts';

interface ChangedEventsProps extends CalendarEvents {
  /** Sessions to come that are not planned any more. */
  leftOut: readonly DatedDay[];
  today: LocalDate;
}

/** Which sessions are not in the member's calendar as they are now; nothing before the first file. */
export function ChangedEvents({ leftOut, today, ...events }: ChangedEventsProps) {
  const [race] = useStoredState(raceSlice);
  const [exported] = useStoredState(exportedEventsSlice);
  if (!exported || exported.raceId !== race?.id || exported.format !== DIGEST_FORMAT) return null;
  const digests = eventDigests(events);
  const [first, ...others] = events.sessions.filter(({ day }) => exported.events[day.id] !== digests[day.id]);
  const gone = leftOut.filter(({ id }) => exported.events[id] !== undefined);
  if (!first) return <GoneEvents gone={gone} today={today} />;
  const date = formatDate(first.day.date, today);
  const changed =
    others.length === 0
      ? `la séance du ${date} a changé`
      : `la séance du ${date} et ${count(others.length, 'autre séance', 'autres séances')} ont changé`;
  return (
    <>
      <p>Depuis ton dernier fichier&nbsp;: {changed}. Télécharge-&#8288;le à nouveau.</p>
      <GoneEvents gone={gone} today={today} />
    </>
  );
}

/** No file takes an event away. */
const GoneEvents = ({ gone, today }: { gone: readonly DatedDay[]; today: LocalDate }) =>
  gone.length > 0 && (
    <p>
      À effacer de ton calendrier&nbsp;:{' '}
      {gone.map(({ activity, date }) => `${activity} (${formatDate(date, today)})`).join(', ')}.
    </p>
  );
