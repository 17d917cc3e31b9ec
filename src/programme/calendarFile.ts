import {
  calendarText,
  component,
  dateProperty,
  floatingProperty,
  textProperty,
  utcProperty,
} from '../calendar/iCalendar.ts';
import { addDays, type LocalDate } from '../calendar/localDate.ts';
import { parseWallTime, type WallTime } from '../calendar/wallTime.ts';
import { formatLighterDay } from '../format/lighter.ts';
import { NO_BREAK } from '../format/noBreak.ts';
import { formatRunningPace } from '../format/pace.ts';
import { formatDuration } from '../format/quantities.ts';
import { plainText } from '../format/richText.ts';
import { isRaceDay } from '../schedule/model/day.ts';
import { dayDigest, shortHash } from '../schedule/model/dayDigest.ts';
import { hasOwnDose } from '../schedule/model/ownDose.ts';
import type { DatedDay, DatedWeek } from '../schedule/model/schedule.ts';
import type { RaceDayChoices } from '../schedule/racePlanSlice.ts';

/** When members train, by weekday: `18:30`. A session of another day takes the whole day. */
export type Times = Readonly<Record<string, WallTime>>;

export interface CalendarEvents {
  sessions: readonly { week: DatedWeek; day: DatedDay }[];
  times: Times;
  /** Without a wave the race takes the whole day. */
  raceDay?: RaceDayChoices;
  /** How long a race lasts whose member aims at no time. */
  raceSeconds: number;
}

interface CalendarFile extends CalendarEvents {
  /** What the calendar is called. */
  name: string;
  /** The address in the app that a session leads to. */
  urlOf: (week: DatedWeek, day: DatedDay) => string;
  raceId: string;
  sequence: number;
  now: Date;
}

const DEFAULT_SECONDS = 3600;

/**
 * The sessions as an iCalendar file (RFC 5545), at the time of the member's wall wherever they are. A session keeps its
 * UID as long as its race does, and a later file has a higher SEQUENCE: calendars then move what they have instead of
 * adding it again.
 */
export function calendarFile({ name, urlOf, raceId, sequence, now, ...calendar }: CalendarFile): string {
  const events = calendar.sessions.flatMap(({ week, day }) => {
    const url = urlOf(week, day);
    return component('VEVENT', [
      `UID:${day.id}-${raceId}@objectif-8`,
      `SEQUENCE:${sequence}`,
      utcProperty('DTSTAMP', now),
      ...spanOf(timeOf(day, calendar)),
      textProperty('SUMMARY', titleOf(day)),
      textProperty('DESCRIPTION', descriptionOf(week, day, url)),
      `URL:${url}`,
    ]);
  });
  return calendarText(
    component('VCALENDAR', [
      'VERSION:2.0',
      textProperty('PRODID', `-//${name}//Programme//FR`),
      'METHOD:PUBLISH',
      // RFC 7986 gave the property a name of its own; not all calendars know it.
      textProperty('NAME', name),
      textProperty('X-WR-CALNAME', name),
      ...events,
    ]),
  );
}

/** What tells an event from that of an earlier file, by the id of its day: when it is, and what its day says. */
export function eventDigests(events: CalendarEvents): Record<string, string> {
  return Object.fromEntries(
    events.sessions.map(({ day }) => {
      const { date, start, seconds } = timeOf(day, events);
      return [day.id, shortHash([date, start, seconds, dayDigest(day), day.lighter])];
    }),
  );
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

/** The time at which a member trains that weekday says nothing of the race. */
function timeOf(day: DatedDay, { times, raceDay, raceSeconds }: CalendarEvents): Time {
  const { date, duration } = day;
  if (!isRaceDay(day)) return { date, start: times[day.day], seconds: duration?.maxSeconds };
  return { date, start: raceDay?.wave, seconds: raceDay?.targetSeconds ?? duration?.maxSeconds ?? raceSeconds };
}

function spanOf({ date, start: time, seconds = DEFAULT_SECONDS }: Time): string[] {
  const start = parseWallTime(time ?? '');
  if (start === undefined) {
    // A day of training is no day on which its member is busy.
    return [dateProperty('DTSTART', date), dateProperty('DTEND', addDays(date, 1)), 'TRANSP:TRANSPARENT'];
  }
  return [floatingProperty('DTSTART', date, start), floatingProperty('DTEND', date, start + seconds / 60)];
}

function descriptionOf(week: DatedWeek, day: DatedDay, url: string): string {
  const intensity = day.intensity && `intensité${NO_BREAK}: ${day.intensity}`;
  return [
    [`Semaine ${week.number}`, day.duration && formatDuration(day.duration), intensity].filter(Boolean).join(', '),
    day.suggested && `Séance conseillée${NO_BREAK}: ${day.suggested.name}`,
    // Its text was written for the whole dose.
    day.lighter && hasOwnDose({ day, week }) && formatLighterDay(day.lighter, day),
    day.description && plainText(day.description),
    ...(day.paces ?? []).map(formatRunningPace),
    url,
  ]
    .filter(Boolean)
    .join('\n');
}
