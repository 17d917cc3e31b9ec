import { DAYS } from '../../../../../schema/vocabulary.ts';
import type { DayEntry, Week } from '../../../../../schema/week.ts';
import type { Content } from '../../../content.ts';
import type { ValuePath } from '../../../diagnostic.ts';

export interface ProgrammeDay {
  file: string;
  /** Where the day stands in its file. */
  path: ValuePath;
  /** Number of the week it belongs to. */
  week: number;
  /** Counts the days through the weeks: tomorrow is one more. */
  dayIndex: number;
  entry: DayEntry;
}

export interface ProgrammeWeek {
  file: string;
  value: Week;
  /** From lundi to dimanche. */
  days: readonly ProgrammeDay[];
}

/**
 * The days of the programme, or of the weeks that a late start keeps, in order, as far as they are known. A missing or
 * invalid week is not known: the rules leave out what depends on it.
 */
export class WeekSequence {
  /** The weeks that are known, in order. */
  readonly weeks: readonly ProgrammeWeek[];
  /** Number of the first week. */
  readonly first: number;
  /** Numbers of the weeks that a late start keeps; undefined for the whole programme. */
  readonly #kept: readonly number[] | undefined;
  /** Numbers of all weeks of the programme. */
  readonly #all: readonly number[];
  /** Day index of the race; undefined while its week is not known. */
  readonly #race: number | undefined;
  readonly #byNumber: ReadonlyMap<number, ProgrammeWeek>;

  /** Weeks of the files in `invalid`, which have errors, are not known. */
  constructor(content: Content, invalid: ReadonlySet<string>, kept?: readonly number[]) {
    this.#kept = kept;
    this.weeks = content
      .valid('week')
      .filter(({ file, value }) => !invalid.has(file) && (kept?.includes(value.number) ?? true))
      .map(({ file, value }) => ({ file, value, days: daysOf(file, value, this.#positionOf(value.number)) }))
      .sort((a, b) => a.value.number - b.value.number);
    this.#byNumber = new Map(this.weeks.map((week) => [week.value.number, week]));
    const { phases = [], race } = content.one('limits') ?? {};
    this.#all = phases.flatMap(({ weeks }) => weeks);
    this.first = kept?.[0] ?? Math.min(...this.#all);
    const raceDay = race && this.#dayAt(dayIndexOf(this.#positionOf(race.week), DAYS.indexOf(race.day)));
    this.#race = raceDay?.dayIndex;
  }

  get days(): ProgrammeDay[] {
    return this.weeks.flatMap(({ days }) => [...days]);
  }

  /** At most `count` weeks right before week `number`, fewer at the beginning; undefined when one is not known. */
  weeksBefore(number: number, count: number): ProgrammeWeek[] | undefined {
    const weeks: ProgrammeWeek[] = [];
    const position = this.#positionOf(number);
    for (let before = Math.max(this.#positionOf(this.first), position - count); before < position; before++) {
      const week = this.#weekAt(before);
      if (!week) return undefined;
      weeks.push(week);
    }
    return weeks;
  }

  /** All weeks after week `number`; undefined when one is not known. */
  weeksAfter(number: number): ProgrammeWeek[] | undefined {
    const weeks = (this.#kept ?? this.#all).filter((week) => week > number).map((week) => this.#byNumber.get(week));
    return weeks.every((week) => week !== undefined) ? weeks : undefined;
  }

  /** At most `count` days right before `day`, fewer at the beginning; undefined when one is not known. */
  daysBefore({ dayIndex }: ProgrammeDay, count: number): ProgrammeDay[] | undefined {
    const days: ProgrammeDay[] = [];
    for (
      let before = Math.max(dayIndexOf(this.#positionOf(this.first), 0), dayIndex - count);
      before < dayIndex;
      before++
    ) {
      const day = this.#dayAt(before);
      if (!day) return undefined;
      days.push(day);
    }
    return days;
  }

  /** Whether a late start leaves this week out. */
  leavesOut(number: number): boolean {
    return this.#kept !== undefined && this.#all.includes(number) && !this.#kept.includes(number);
  }

  /** Days from `day` to the race; undefined on the race day, after it, and while the race day is not known. */
  daysToRace({ dayIndex }: ProgrammeDay): number | undefined {
    return this.#race !== undefined && dayIndex < this.#race ? this.#race - dayIndex : undefined;
  }

  #dayAt(dayIndex: number): ProgrammeDay | undefined {
    return this.#weekAt(Math.floor(dayIndex / DAYS.length))?.days[dayIndex % DAYS.length];
  }

  #weekAt(position: number): ProgrammeWeek | undefined {
    const number = this.#kept ? this.#kept[position] : position;
    return number === undefined ? undefined : this.#byNumber.get(number);
  }

  /** Of a week's number: where the weeks between are left out, they take no days. */
  #positionOf(number: number): number {
    return this.#kept ? this.#kept.indexOf(number) : number;
  }
}

const dayIndexOf = (week: number, position: number) => week * DAYS.length + position;

function daysOf(file: string, { number, days }: Week, position: number): ProgrammeDay[] {
  return days.map((entry, index) => ({
    file,
    path: ['days', index],
    week: number,
    dayIndex: dayIndexOf(position, index),
    entry,
  }));
}
