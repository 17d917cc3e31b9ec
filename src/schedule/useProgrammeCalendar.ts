import type { PublishedPhase } from '../../schema/programme.ts';
import type { RichText } from '../../schema/rich-text.ts';
import { formatDay, formatSpan } from '../calendar/dateText.ts';
import type { LocalDate } from '../calendar/localDate.ts';
import { useToday } from '../calendar/useToday.ts';
import { formatLighterDay } from '../format/lighter.ts';
import { type Address, dayAddress } from '../memberRoutes.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { changeNotes } from './changeNotes.ts';
import { changesSlice } from './changesSlice.ts';
import { doneSlice } from './doneSlice.ts';
import { type CalendarDay, type CalendarWeek, isRaceDay } from './model/day.ts';
import { dependentTexts } from './model/dependentTexts.ts';
import { hasOwnDose } from './model/ownDose.ts';
import type { Schedule } from './model/schedule.ts';
import { raceSlice } from './raceSlice.ts';
import { type AdjustedProgramme, adjustedProgramme } from './situation.ts';
import { useWaveTime } from './useWaveTime.ts';
import { WEEKS } from './weeks.ts';

/** The programme on the dates of this device's race, and with its member's changes; undefined without a race. */
export function useAdjustedProgramme(): AdjustedProgramme | undefined {
  const [race] = useStoredState(raceSlice);
  const [changes] = useStoredState(changesSlice);
  const [done] = useStoredState(doneSlice);
  const today = useToday();
  return race && adjustedProgramme({ race, changes, done, today });
}

export const useSchedule = (): Schedule | undefined => useAdjustedProgramme()?.schedule;

interface DayOnCalendar {
  /** « 12 janvier », on race day with the time of the wave. */
  date?: string;
  isToday?: boolean;
  href: Address | undefined;
  /** What is particular about it for this member. */
  notes: readonly string[];
  /** What its coaches say of other sessions, as far as that holds. */
  dependent: readonly RichText[];
}

interface ProgrammeCalendar {
  today: LocalDate;
  /** The programme's weeks, or those of one phase: on their dates, where they have any. */
  weeksOf: (phase?: PublishedPhase) => CalendarWeek[];
  /** True for a week that a late start leaves out. */
  isSkipped: (week: CalendarWeek) => boolean;
  whenOf: (week: CalendarWeek) => string | undefined;
  rowPropsOf: (day: CalendarDay) => DayOnCalendar;
}

function notesOf(day: CalendarDay, week: CalendarWeek): string[] {
  const lighter = day.lighter && hasOwnDose({ day, week }) ? formatLighterDay(day.lighter, day) : undefined;
  // Its text was written for the whole dose.
  return [...changeNotes(day), ...(lighter === undefined ? [] : [`${lighter}, quoi que dise la consigne`])];
}

/** What the screens of the programme show of the calendar. */
export function useProgrammeCalendar(): ProgrammeCalendar {
  const schedule = useSchedule();
  const today = useToday();
  const wave = useWaveTime();
  const [done] = useStoredState(doneSlice);
  const dated = (number: number) => schedule?.weeks.find((week) => week.number === number);
  const isSkipped = ({ number }: CalendarWeek) => schedule?.skipped.includes(number) ?? false;
  return {
    today,
    weeksOf: (phase) =>
      WEEKS.filter(({ number }) => !phase || phase.weeks.some((week) => week.number === number)).map(
        (week) => dated(week.number) ?? week,
      ),
    isSkipped,
    whenOf(week) {
      if (isSkipped(week)) return 'sautée';
      const { days, repeats } = dated(week.number) ?? {};
      if (!days) return undefined;
      const span = formatSpan(days[0]?.date ?? '', days.at(-1)?.date ?? '');
      return repeats === undefined ? span : `${span}, la semaine ${repeats} refaite`;
    },
    rowPropsOf(day) {
      const week = schedule?.weeks.find(({ days }) => days.some(({ id }) => id === day.id));
      const row = {
        href: dayAddress(day),
        notes: week ? notesOf(day, week) : [],
        dependent: dependentTexts(day, {
          days: week?.days ?? [],
          done,
          today,
          weeks: schedule?.weeks.map(({ number }) => number),
        }),
      };
      if (day.date === undefined) return row;
      const start = isRaceDay(day) && wave ? ` à ${wave}` : '';
      return { ...row, date: formatDay(day.date) + start, isToday: day.date === today };
    },
  };
}
