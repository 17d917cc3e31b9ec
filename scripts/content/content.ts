import type { Exercise } from '../../schema/exercise.ts';
import type { DayEntry, Week } from '../../schema/week.ts';
import type { Prescription, WorkoutOption } from '../../schema/workout.ts';
import type { ValuePath } from './diagnostic.ts';
import { groupedBy } from './grouped-by.ts';
import type { Kind, ValueOf } from './kinds.ts';
import { phaseNumberOf, routeOf, SCREEN_ROUTES } from './kinds.ts';

/** A file whose path is that of a kind; `value` is missing while the file has diagnostics of its own. */
export interface Entry<K extends Kind> {
  kind: K;
  file: string;
  value: ValueOf<K> | undefined;
  /** As parsed from YAML, before the schema turned texts into quantities. */
  raw: unknown;
}
export type AnyEntry = { [K in Kind]: Entry<K> }[Kind];

interface ValidFile<K extends Kind> {
  file: string;
  value: ValueOf<K>;
}

/** Where a part of a valid file stands. */
export interface Place {
  file: string;
  path: ValuePath;
}

/** The whole content, as far as it could be read. Rules must cope with what is missing. */
export class Content {
  readonly entries: readonly AnyEntry[];
  /** Path of every file, readable or not. */
  readonly paths: readonly string[];
  readonly #valid: ReadonlyMap<Kind, unknown>;
  readonly #pages: ReadonlyMap<string, Entry<'workoutPage'>>;

  constructor(entries: readonly AnyEntry[], paths: readonly string[]) {
    this.entries = entries;
    this.paths = paths;
    const valid = entries.filter(({ value }) => value !== undefined);
    this.#valid = groupedBy(valid, ({ kind }) => kind);
    this.#pages = new Map(this.all('workoutPage').map((entry) => [routeOf(entry.file), entry]));
  }

  all<K extends Kind>(kind: K): Entry<K>[] {
    return this.entries.filter((entry): entry is Extract<AnyEntry, { kind: K }> & Entry<K> => entry.kind === kind);
  }

  /** The files of a kind that have no diagnostics of their own. */
  valid<K extends Kind>(kind: K): readonly ValidFile<K>[] {
    return (this.#valid.get(kind) ?? []) as readonly ValidFile<K>[];
  }

  one<K extends Kind>(kind: K): ValueOf<K> | undefined {
    return this.valid(kind)[0]?.value;
  }

  /** Every day of the valid weeks. */
  days(): (Place & { day: DayEntry; week: Week })[] {
    return this.valid('week').flatMap(({ file, value: week }) =>
      week.days.map((day, index) => ({ file, path: ['days', index], day, week })),
    );
  }

  /** Every workout of the valid pages. */
  workouts(): (Place & { option: WorkoutOption })[] {
    return this.valid('workoutPage').flatMap(({ file, value }) =>
      value.options.map((option, index) => ({ file, path: ['options', index], option })),
    );
  }

  /** Every exercise that a valid page prescribes. */
  prescriptions(): (Place & { prescription: Prescription; option: WorkoutOption })[] {
    return this.workouts().flatMap(({ file, path, option }) =>
      exerciseListsOf(option).flatMap((list) =>
        list.exercises.map((prescription, position) => ({
          file,
          path: [...path, ...list.path, position],
          prescription,
          option,
        })),
      ),
    );
  }

  /** Every exercise of the valid families. */
  catalogue(): (Place & { exercise: Exercise })[] {
    return this.valid('exerciseFamily').flatMap(({ file, value }) =>
      value.exercises.map((exercise, index) => ({ file, path: ['exercises', index], exercise })),
    );
  }

  /** The same content with other values in these places. */
  with(values: readonly (Place & { value: unknown })[]): Content {
    const entries = this.entries.map((entry) => {
      const inside = values.filter(({ file }) => file === entry.file);
      if (inside.length === 0) return entry;
      const value = inside.reduce<unknown>((whole, { path, value }) => replacedAt(whole, path, value), entry.value);
      return { ...entry, value } as AnyEntry;
    });
    return new Content(entries, this.paths);
  }

  /** What stands at `path` of a file, as the coach wrote it: a diagnostic quotes that, not what it was read as. */
  rawValueAt(file: string, path: ValuePath): string {
    const entry = this.entries.find((candidate) => candidate.file === file);
    return String(path.reduce<unknown>((value, step) => Object(value)[step], entry?.raw));
  }

  /** True when a file of the kind exists that could not be read or is not valid. */
  hasInvalid(kind: Kind): boolean {
    return this.entries.some((entry) => entry.kind === kind && entry.value === undefined);
  }

  /** Workout pages by route, the unreadable ones included. */
  pages(): ReadonlyMap<string, Entry<'workoutPage'>> {
    return this.#pages;
  }

  suggestedWorkout({ link = '', suggested }: Pick<DayEntry, 'link' | 'suggested'>): WorkoutOption | undefined {
    return this.pages()
      .get(link)
      ?.value?.options.find(({ id }) => id === suggested);
  }

  /** What replaces the workouts of a page in travel. */
  travelWorkouts() {
    return this.one('training')?.rescheduling?.absences.travel.workouts ?? [];
  }

  phaseNumbers(): number[] {
    return [...new Set(this.paths.map(phaseNumberOf).filter((phase) => !Number.isNaN(phase)))].sort((a, b) => a - b);
  }

  /** Every page of the app that content can lead to, the unreadable ones included. */
  routes(): string[] {
    const phases = this.phaseNumbers().map((phase) => `/training/phase${phase}`);
    return [...this.pages().keys(), ...phases, ...SCREEN_ROUTES];
  }
}

/** The lists of exercises of a workout, each with its path inside the option. */
function exerciseListsOf(option: WorkoutOption): { path: ValuePath; exercises: Prescription[] }[] {
  const flat = option.exercises ? [{ path: ['exercises'], exercises: option.exercises }] : [];
  const circuits = (option.blocks ?? []).map(({ exercises }, index) => ({
    path: ['blocks', index, 'exercises'],
    exercises,
  }));
  return [...flat, ...circuits];
}

function replacedAt(whole: unknown, [step, ...rest]: ValuePath, value: unknown): unknown {
  if (step === undefined) return value;
  const part = replacedAt(Object(whole)[step], rest, value);
  return Array.isArray(whole) ? whole.with(Number(step), part) : { ...Object(whole), [step]: part };
}
