/** Content files by their path inside content/, such as `training/phase1/week-01.yaml`. */
export type Files = ReadonlyMap<string, string>;

/** Keys and list positions from the root of a file. */
export type Path = readonly (string | number)[];

/** What a coach has changed. */
export interface Draft {
  id: string;
  name: string;
  reason: string;
  /** The texts by path; null for a file that is removed. */
  changes: Record<string, string | null>;
  /** The texts of those files when they were first changed; null for a new file. */
  base: Record<string, string | null>;
  changedAt: number;
}
