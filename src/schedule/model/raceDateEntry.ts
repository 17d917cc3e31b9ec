import type { LocalDate } from '../../calendar/localDate.ts';

/** When a member began, and which weeks stay as they were. */
export type Start = {
  /**
   * The day on which the member begins: the lundi of their first week, or the day on which they gave the date. The weeks
   * left before the race are counted from it; see `countedMonday`.
   */
  startedOn: LocalDate;
  /** Numbers of the weeks that were behind the member when the race last moved: they stay as they were. */
  passed?: readonly number[] | undefined;
};

/** One of the dates that a race was given, as a device keeps it. */
export type RaceDateEntry = Start & {
  date: LocalDate;
  /** `begun` as stored: the member was on track before the device knew of the race, so none of its weeks is left out. */
  begun?: boolean | undefined;
  /** The day on which this date was given, where it is known. */
  setOn?: LocalDate | undefined;
  /** The day on which it was withdrawn, until another one was given. */
  withdrawnOn?: LocalDate | undefined;
  /** What calendars know it by, and the SEQUENCE of the last file for them; see `calendar/revision.ts`. */
  id?: string | undefined;
  sequence?: number | undefined;
};
