import type { LocalDate } from '../calendar/localDate.ts';
import type { WallTime } from '../calendar/wallTime.ts';
import type { RaceDayChoices } from '../race/model/raceDayChoices.ts';
import type { Cues } from '../runner/model/cues.ts';
import type { Run } from '../runner/model/run.ts';
import type { DoneMarks } from '../schedule/model/done.ts';
import type { FiveKmTime, PaceTest } from '../schedule/model/paceTest.ts';
import type { RaceDateEntry } from '../schedule/model/raceDateEntry.ts';

/** Raised when a slice takes another form; `migrations.ts` brings older states up. A new slice needs no new version. */
export const VERSION = 2;

/** Slices that belong to one race. */
export interface Preparation {
  race: RaceDateEntry | undefined;
  /** Dates that the race had before; see `programme/model/dateHistory.ts`. */
  dateHistory: readonly RaceDateEntry[];
  done: DoneMarks;
  /**
   * Of checklists: ids of ticked items by the id of their list. Those of items that are gone stay: they may come back.
   * The `ticks` of a run are the marks of its sets.
   */
  ticks: Readonly<Record<string, readonly string[]>>;
  racePlan: RaceDayChoices;
}

export interface PastPreparation extends Preparation {
  endedOn?: LocalDate | undefined;
}

/** All that a device stores for its member, by slice: ids and choices, never content. */
export interface StoredState extends Preparation {
  /** Preparations of races before this one, by the race's id; see `preparation.ts`. */
  pastPreparations: Readonly<Record<string, PastPreparation>>;
  /** When the member trains, by weekday. */
  times: Readonly<Record<string, WallTime>>;
  run: Run | undefined;
  cues: Cues;
  /** The id of the division that the member races in. */
  division: string | undefined;
  /** The last result of each kind. */
  paceTest: PaceTest | undefined;
  fiveKm: FiveKmTime | undefined;
}

export type SliceName = keyof StoredState;

export const EMPTY_PREPARATION: Preparation = {
  race: undefined,
  dateHistory: [],
  done: {},
  ticks: {},
  racePlan: {},
};

/** Of a device on which nothing was ever set, marked or ticked. */
export const INITIAL_STATE: StoredState = {
  ...EMPTY_PREPARATION,
  pastPreparations: {},
  times: {},
  run: undefined,
  cues: { sound: true, vibration: true, flash: true },
  division: undefined,
  paceTest: undefined,
  fiveKm: undefined,
};

export const SLICES = Object.keys(INITIAL_STATE) as SliceName[];
export const PREPARATION_SLICES = Object.keys(EMPTY_PREPARATION) as (keyof Preparation)[];

export function isSliceSet(slice: SliceName, state: StoredState): boolean {
  return JSON.stringify(state[slice]) !== JSON.stringify(INITIAL_STATE[slice]);
}
