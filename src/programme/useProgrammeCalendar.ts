import { useMemo } from 'react';
import type { PublishedDay, PublishedWeek } from '../../schema/programme.ts';
import { formatDay, formatSpan } from '../calendar/dateText.ts';
import type { LocalDate } from '../calendar/localDate.ts';
import { useToday } from '../calendar/useToday.ts';
import { programme } from '../generated/programme.ts';
import { training } from '../generated/training.ts';
import { useWaveTime } from '../race/useWaveTime.ts';
import type { DayExtras } from '../renderers/DayRow.tsx';
import { useStoredState } from '../storage/useStoredState.ts';
import { type DatedDay, type Schedule, scheduleOf } from './model/schedule.ts';

/** Every week of the programme, in order. */
export const WEEKS = programme.phases.flatMap(({ weeks }) => weeks);

/** The programme on the dates of this device's race; undefined without one. */
export function useSchedule(): Schedule | undefined {
  const [race] = useStoredState('race');
  return useMemo(() => race && scheduleOf(race, WEEKS, training.lateStart), [race]);
}

interface ProgrammeCalendar {
  today: LocalDate;
  /** The week as it falls on the calendar; as it is written without a race. */
  weekOf: (week: PublishedWeek) => PublishedWeek;
  /** False for a week that a late start leaves out. */
  isKept: (week: PublishedWeek) => boolean;
  whenOf: (week: PublishedWeek) => string | undefined;
  extrasOf: (day: PublishedDay | DatedDay) => Pick<DayExtras, 'date' | 'isToday'>;
}

/** What the screens of the programme show of the calendar. */
export function useProgrammeCalendar(): ProgrammeCalendar {
  const schedule = useSchedule();
  const today = useToday();
  const wave = useWaveTime();
  const dated = (number: number) => schedule?.weeks.find((week) => week.number === number);
  const isKept = ({ number }: PublishedWeek) => !schedule?.skipped.includes(number);
  return {
    today,
    weekOf: (week) => dated(week.number) ?? week,
    isKept,
    whenOf(week) {
      if (!isKept(week)) return 'sautée';
      const days = dated(week.number)?.days;
      return days && formatSpan(days[0]?.date ?? '', days.at(-1)?.date ?? '');
    },
    extrasOf(day) {
      if (!('date' in day)) return {};
      const start = day.type === 'compétition' && wave ? ` à ${wave}` : '';
      return { date: formatDay(day.date) + start, isToday: day.date === today };
    },
  };
}
