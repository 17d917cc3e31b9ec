import type { LocalDate } from '../../calendar/localDate.ts';

/** Where a member is in the programme. */
export type Start = {
  /** The day on which the preparation began. The weeks left before the race are counted from it; see `countedMonday`. */
  startedOn: LocalDate;
  /**
   * Numbers of the weeks that were behind the member when the race last moved: they stay as they were. Once there is a
   * list, `startedOn` is in the first week of the preparation; without one it may be the day on which the date was given.
   */
  passed?: readonly number[] | undefined;
};

/** The race that a member prepares, as a device stores it. */
export type Race = Start & {
  date: LocalDate;
  /** What calendars know it by, and the SEQUENCE of the last file for them; see `calendar/revision.ts`. */
  id?: string | undefined;
  sequence?: number | undefined;
};

/** A race, or the one whose date was withdrawn. */
export interface RaceSlices {
  race: Race | undefined;
  /** Earlier versions stored every date that the race had. */
  dateHistory: readonly Race[];
}

export const latestRace = ({ race, dateHistory }: RaceSlices): Race | undefined => race ?? dateHistory.at(-1);
