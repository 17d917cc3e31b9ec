import { useCallback } from 'react';
import { type LocalDate, localDateOf } from '../calendar/localDate.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { doneSlice } from './doneSlice.ts';
import type { DayId } from './model/day.ts';
import { type DoneMark, markIn, withMark, withoutMark } from './model/done.ts';

interface DoneDays {
  /** Undefined for a day that is not done. */
  markOf: (day: DayId) => DoneMark | undefined;
  isDone: (day: DayId) => boolean;
  /** `on`: the date of its session; today where that is not known. */
  markDone: (day: DayId, done: boolean, on?: LocalDate) => void;
}

/** Which days are done, and how to mark one. */
export function useDoneDays(): DoneDays {
  const [done, change] = useStoredState(doneSlice);
  const markDone = useCallback<DoneDays['markDone']>(
    (day, isDone, on = localDateOf(new Date())) =>
      change((marks) => (isDone ? withMark(marks, day, on) : withoutMark(marks, day))),
    [change],
  );
  return { markOf: (day) => markIn(done, day), isDone: (day) => markIn(done, day) !== undefined, markDone };
}
