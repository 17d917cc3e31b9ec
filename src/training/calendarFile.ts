import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { addDays, asUtc, type LocalDate } from '../calendar/localDate.ts';
import { minutesOf, type WallTime } from '../calendar/wallTime.ts';
import { formatRunningPace } from '../format/pace.ts';
import { formatDuration } from '../format/quantities.ts';
import { plainText } from '../format/richText.ts';
import type { DatedDay, DatedWeek } from '../programme/model/schedule.ts';
import type { RaceDayChoices } from '../race/model/raceDayChoices.ts';

/** When members train, by weekday: `18:30`. A session of another day takes the whole day. */
export type Times = Readonly<Record<string, WallTime>>;

interface CalendarFile {
  /** What the calendar is called. */
  name: string;
  sessions: readonly { week: DatedWeek; day: DatedDay }[];
  times: Times;
  /** Without a wave the race takes the whole day. */
  raceDay?: RaceDayChoices;
  /** The address in the app that a session leads to. */
  urlOf: (week: DatedWeek, day: DatedDay) => string;
  raceId: string;
  sequence: number;
  now: Date;
}

const NO_BREAK = '\u00a0';
const DEFAULT_SECONDS = 3600;
const MINUTE_MS = 60_000;

/**
 * The sessions as an iCalendar file (RFC 5545), at the time of the member's wall wherever they are. A session keeps its
 * UID as long as its race does, and a later file has a higher SEQUENCE: calendars then move what they have instead of
 * adding it again.
 */
export function calendarFile({
  name,
  sessions,
  times,
  raceDay = {},
  urlOf,
  raceId,
  sequence,
  now,
}: CalendarFile): string {
  const calendar = ical({ name, prodId: { company: name, product: 'Programme', language: 'FR' } });
  calendar.method(ICalCalendarMethod.PUBLISH);
  for (const { week, day } of sessions) {
    const url = urlOf(week, day);
    calendar.createEvent({
      id: `${day.id}-${raceId}@objectif-8`,
      sequence,
      stamp: now,
      ...spanOf(day.type === 'compétition' ? raceTimeOf(day, raceDay) : timeOf(day, times)),
      summary: titleOf(day),
      description: descriptionOf(week, day, url),
      url,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** « Haut du corps · Pousser et tirer »; a workout may be called as its day. */
function titleOf({ activity, suggested }: DatedDay): string {
  return suggested && suggested.name !== activity ? `${activity} · ${suggested.name}` : activity;
}

interface Time {
  date: LocalDate;
  /** Without it the event takes the whole day. */
  start: WallTime | undefined;
  seconds: number | undefined;
}

function timeOf({ date, day, duration }: DatedDay, times: Times): Time {
  return { date, start: times[day], seconds: duration?.maxSeconds };
}

/** The time at which a member trains that weekday says nothing of the race. */
function raceTimeOf({ date, duration }: DatedDay, { wave, targetSeconds }: RaceDayChoices): Time {
  return { date, start: wave, seconds: targetSeconds ?? duration?.maxSeconds };
}

function spanOf({ date, start: time, seconds = DEFAULT_SECONDS }: Time) {
  const startMinutes = minutesOf(time ?? '');
  if (startMinutes === undefined) {
    const transparency = ICalEventTransparency.TRANSPARENT;
    return { allDay: true, start: asUtc(date), end: asUtc(addDays(date, 1)), transparency };
  }
  const start = asFloatingTime(date, startMinutes);
  return { floating: true, start, end: new Date(start.getTime() + seconds * 1000) };
}

/** A local wall-clock time in the UTC fields of a Date, as ical-generator expects a floating time. */
function asFloatingTime(date: LocalDate, minutes: number): Date {
  return new Date(asUtc(date).getTime() + minutes * MINUTE_MS);
}

function descriptionOf(week: DatedWeek, day: DatedDay, url: string): string {
  const intensity = day.intensity && `intensité${NO_BREAK}: ${day.intensity}`;
  return [
    [`Semaine ${week.number}`, day.duration && formatDuration(day.duration), intensity].filter(Boolean).join(', '),
    day.suggested && `Séance conseillée${NO_BREAK}: ${day.suggested.name}`,
    day.description && plainText(day.description),
    ...(day.paces ?? []).map(formatRunningPace),
    url,
  ]
    .filter(Boolean)
    .join('\n');
}
