import type { TimetableEntry } from '../../../schema/competition.ts';
import { addDays, daysBetween, type LocalDate, localDateOf } from '../../calendar/localDate.ts';
import { parseWallTime, type WallTime } from '../../calendar/wallTime.ts';

/** What the member entered about the race. */
export interface RaceStart {
  /** The wave's time; without it the timetable counts back from the start. */
  wave: WallTime | undefined;
  date: LocalDate | undefined;
}

/** A time of day, in minutes since midnight, so many days before the race. */
export interface TimeOfDay {
  daysBefore: number;
  minutes: number;
}

/** An entry with its times of day: two for a range, one otherwise, none where it lasts the day or the wave is unknown. */
export interface Appointment extends Omit<TimetableEntry, 'daysBefore'> {
  times: readonly TimeOfDay[];
}

export interface TimetableDay {
  daysBefore: number;
  date: LocalDate | undefined;
  appointments: readonly Appointment[];
}

const DAY_MINUTES = 24 * 60;

/** The entries by day, each at its time, from the first to the start. */
export function buildTimetable(entries: readonly TimetableEntry[], start: RaceStart): TimetableDay[] {
  const days = new Map<number, Appointment[]>();
  for (const { daysBefore = 0, ...entry } of entries.toSorted(byTime)) {
    const times = daysBefore > 0 ? [] : timesOfDay(entry, start);
    const day = times[0]?.daysBefore ?? daysBefore;
    days.set(day, [...(days.get(day) ?? []), { ...entry, times }]);
  }
  return [...days]
    .toSorted(([a], [b]) => b - a)
    .map(([daysBefore, appointments]) => ({
      daysBefore,
      date: start.date && addDays(start.date, -daysBefore),
      appointments,
    }));
}

/** What lasts a day comes first; then the earliest. */
function byTime(a: TimetableEntry, b: TimetableEntry): number {
  const [daysA, daysB] = [a.daysBefore ?? 0, b.daysBefore ?? 0];
  return daysB - daysA || (b.before?.maxSeconds ?? 0) - (a.before?.maxSeconds ?? 0);
}

function timesOfDay({ before }: Pick<TimetableEntry, 'before'>, { wave, date }: RaceStart): TimeOfDay[] {
  const waveMinutes = parseWallTime(wave ?? '');
  if (waveMinutes === undefined) return [];
  const { maxSeconds = 0, minSeconds = 0 } = before ?? {};
  const times = maxSeconds === minSeconds ? [maxSeconds] : [maxSeconds, minSeconds];
  return times.map((seconds) => timeBefore(waveMinutes, seconds / 60, date));
}

/** On the night when clocks change, so many hours before is another time on the wall: the phone's zone knows. */
function timeBefore(waveMinutes: number, minutes: number, date: LocalDate | undefined): TimeOfDay {
  if (!date) {
    const daysBefore = Math.ceil((minutes - waveMinutes) / DAY_MINUTES);
    const days = Math.max(0, daysBefore);
    return { daysBefore: days, minutes: waveMinutes - minutes + days * DAY_MINUTES };
  }
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const start = new Date(year, month - 1, day, 0, waveMinutes);
  const at = new Date(start.getTime() - minutes * 60_000);
  return {
    daysBefore: daysBetween(localDateOf(at), date),
    minutes: at.getHours() * 60 + at.getMinutes(),
  };
}
