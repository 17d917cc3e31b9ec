import type { z } from 'zod';
import { app } from '../../schema/app.ts';
import { competition } from '../../schema/competition.ts';
import { exerciseFamily } from '../../schema/exercise.ts';
import { introduction } from '../../schema/introduction.ts';
import { limits } from '../../schema/limits.ts';
import { training } from '../../schema/training.ts';
import { understanding } from '../../schema/understanding.ts';
import { phase, week } from '../../schema/week.ts';
import { workoutPage } from '../../schema/workout.ts';
import { nearestOf } from './nearest.ts';
import { keysWithin, parentsOf } from './schema-tree.ts';

/** What a file of the content may be; its place and name say which. */
export const KINDS = {
  app,
  limits,
  introduction,
  understanding,
  training,
  competition,
  phase,
  week,
  workoutPage,
  exerciseFamily,
} as const;
export type Kind = keyof typeof KINDS;
export type ValueOf<K extends Kind> = z.infer<(typeof KINDS)[K]>;

/** Every key that some file may hold. */
export const KNOWN_KEYS: ReadonlySet<string> = new Set(Object.values(KINDS).flatMap(keysWithin));

/** Every key that `key` may stand below, in some file. */
export const keysAbove = (key: string): string[] => [
  ...new Set(Object.values(KINDS).flatMap((kind) => parentsOf(key, kind))),
];

/** Screens with a file of their own, named as its route. */
export const SCREENS = ['introduction', 'understanding', 'training', 'competition'] as const;
export type Screen = (typeof SCREENS)[number];
export const SCREEN_ROUTES: readonly string[] = SCREENS.map((screen) => `/${screen}`);

const SINGLE_FILES: readonly Kind[] = ['app', 'limits', ...SCREENS];
const PATTERNS: readonly (readonly [RegExp, Kind])[] = [
  ...SINGLE_FILES.map((kind) => [new RegExp(`^${kind}\\.yaml$`), kind] as const),
  [/^exercises\/[a-z0-9-]+\.yaml$/, 'exerciseFamily'],
  [/^training\/phase\d\/phase\.yaml$/, 'phase'],
  [/^training\/phase\d\/week-\d\d\.yaml$/, 'week'],
  [/^training\/phase\d\/(?!week-)[a-z0-9-]+\.yaml$/, 'workoutPage'],
];

/** Files that the app cannot do without, whatever the programme. */
export const REQUIRED_FILES: readonly string[] = SINGLE_FILES.map((kind) => `${kind}.yaml`);

export function kindOf(file: string): Kind | undefined {
  return PATTERNS.find(([pattern]) => pattern.test(file))?.[1];
}

/** The name that a misnamed file was probably meant to have. */
export function nearestFileTo(file: string): string | undefined {
  const mended = file
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.yml$/, '.yaml')
    .replace(/(?:semaine|week)[ _-]?0?(\d{1,2})\.yaml$/, (_name, week) => `week-${week.padStart(2, '0')}.yaml`)
    .replace(/[ _]+/g, '-');
  const named = mended.endsWith('.yaml') ? mended : `${mended}.yaml`;
  return kindOf(named) ? named : nearestOf(mended, REQUIRED_FILES);
}

/** `training/phase1/upper-body.yaml` is the page `/training/phase1/upper-body`. */
export function routeOf(file: string): string {
  return `/${file.replace(/\.yaml$/, '')}`;
}

/** The number in `training/phase2/…`. */
export function phaseNumberOf(file: string): number {
  return Number(/^training\/phase(\d)\//.exec(file)?.[1]);
}
