import { DAYS, type Day } from '../../../../../schema/vocabulary.ts';
import type { DayEntry, Week } from '../../../../../schema/week.ts';
import type { Content } from '../../../content.ts';
import type { ValuePath } from '../../../diagnostic.ts';

export interface ProgrammeDay {
  file: string;
  /** Where the day stands in its file. */
  path: ValuePath;
  /** Counts the days through the weeks: tomorrow is one more. */
  dayIndex: number;
  entry: DayEntry;
}

export interface ProgrammeWeek {
  file: string;
  value: Week;
  /** Counts the weeks of the sequence. */
  position: number;
  /** From lundi to dimanche. */
  days: readonly ProgrammeDay[];
}

/**
 * The weeks of the programme in order, or those that a late start keeps or a return from a stop repeats: where weeks are left
 * out, they take no days.
 */
export class WeekSequence {
  readonly weeks: readonly ProgrammeWeek[];
  readonly days: readonly ProgrammeDay[];

  constructor(content: Content, kept?: readonly number[]) {
    const all = content.valid('week').toSorted((a, b) => a.value.number - b.value.number);
    this.weeks = (kept?.flatMap((number) => all.find(({ value }) => value.number === number) ?? []) ?? all).map(
      ({ file, value }, position) => ({ file, value, position, days: daysOf(file, value, position) }),
    );
    this.days = this.weeks.flatMap(({ days }) => days);
  }

  /** At most `count` weeks right before, fewer at the beginning. */
  weeksBefore({ position }: ProgrammeWeek, count = position): ProgrammeWeek[] {
    return this.weeks.slice(Math.max(0, position - count), position);
  }

  /** At most `count` days right before, fewer at the beginning. */
  daysBefore({ dayIndex }: ProgrammeDay, count: number): ProgrammeDay[] {
    return this.days.slice(Math.max(0, dayIndex - count), dayIndex);
  }

  /** The days before the race, each with the number of days that are left. */
  daysToRace(): { day: ProgrammeDay; left: number }[] {
    const race = this.days.findIndex(({ entry }) => entry.type === 'compétition');
    return this.days.slice(0, Math.max(0, race)).map((day) => ({ day, left: race - day.dayIndex }));
  }
}

/** The last week ends with the race: the app gives it 4 days, up to a jeudi, to 10, up to a mercredi (src/schedule). */
export function lastWeekLength(raceDay: Day): number {
  const index = DAYS.indexOf(raceDay);
  return index + 1 + (index < DAYS.indexOf('jeudi') ? DAYS.length : 0);
}

const daysOf = (file: string, { days }: Week, position: number): ProgrammeDay[] =>
  days.map((entry, index) => ({ file, path: ['days', index], dayIndex: position * DAYS.length + index, entry }));
