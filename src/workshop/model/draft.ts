/** Content files by their path inside content/, such as `training/phase1/week-01.yaml`. */
export type Files = ReadonlyMap<string, string>;

export type Path = readonly (string | number)[];

/** What a coach has changed: the texts by path; `null` for a file that is removed. */
export interface Draft {
  id: string;
  name: string;
  reason: string;
  changes: Record<string, string | null>;
  /** The texts of those files when they were first changed; null for a new file */
  base: Record<string, string | null>;
  changedAt: number;
}
