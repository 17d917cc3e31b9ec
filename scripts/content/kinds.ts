import type { z } from 'zod';
import { app } from '../../schema/app.ts';
import { competition } from '../../schema/competition.ts';
import { exerciseFamily } from '../../schema/exercise.ts';
import { figureFamily } from '../../schema/figure.ts';
import { introduction } from '../../schema/introduction.ts';
import { limitsWith } from '../../schema/limits.ts';
import { results } from '../../schema/results.ts';
import { training } from '../../schema/training.ts';
import { understanding } from '../../schema/understanding.ts';
import { phase, week } from '../../schema/week.ts';
import { workoutPage } from '../../schema/workout.ts';
import { ROUTES } from '../../src/routes.ts';
import { THRESHOLDS } from './validate/rules/training/index.ts';

interface KindOfFile {
  /** Its path: `<n>` is a digit, `<nn>` two of them, `<name>` words in lower case joined by hyphens. */
  path: string;
  /** Its fields, with its French title and description. */
  schema: z.ZodType;
  /** The address of its page of the app: that of the file, or that of its folder. */
  route?: 'file' | 'folder';
  /** The app cannot do without it, whatever the programme. */
  required?: true;
  /** The type of the module that the app gets, named as the kind, as is the file in schema/ that declares the type. */
  type?: string;
  /** A file that everybody's programme has, for the coaches' pages. */
  sample: string;
}

/** A screen with a file of its own, named as its route. */
const screen = <Name extends string, S extends z.ZodType>(name: Name, schema: S, type: string) =>
  ({ path: `${name}.yaml`, schema, route: 'file', required: true, type, sample: `${name}.yaml` }) as const;

/** What a file of the content may be, by its path; those first that coaches open most. */
export const KINDS = {
  week: { path: 'training/phase<n>/week-<nn>.yaml', schema: week, sample: 'training/phase1/week-01.yaml' },
  workoutPage: {
    path: 'training/phase<n>/<name>.yaml',
    schema: workoutPage,
    route: 'file',
    sample: 'training/phase1/upper-body.yaml',
  },
  exerciseFamily: { path: 'exercises/<name>.yaml', schema: exerciseFamily, sample: 'exercises/core.yaml' },
  figureFamily: { path: 'figures/<name>.yaml', schema: figureFamily, sample: 'figures/core.yaml' },
  phase: {
    path: 'training/phase<n>/phase.yaml',
    schema: phase,
    route: 'folder',
    sample: 'training/phase1/phase.yaml',
  },
  limits: { path: 'limits.yaml', schema: limitsWith(THRESHOLDS), required: true, sample: 'limits.yaml' },
  introduction: screen('introduction', introduction, 'Introduction'),
  understanding: screen('understanding', understanding, 'Understanding'),
  training: screen('training', training, 'Training'),
  competition: screen('competition', competition, 'Competition'),
  results: { path: 'results.yaml', schema: results, required: true, type: 'Results', sample: 'results.yaml' },
  app: { path: 'app.yaml', schema: app, required: true, type: 'App', sample: 'app.yaml' },
} as const satisfies Record<string, KindOfFile>;
export type Kind = keyof typeof KINDS;
export type ValueOf<K extends Kind> = z.infer<(typeof KINDS)[K]['schema']>;
type KindWith<Properties> = { [K in Kind]: (typeof KINDS)[K] extends Properties ? K : never }[Kind];

export const KIND_ENTRIES = Object.entries(KINDS) as [Kind, KindOfFile][];

/** Screens with a file of their own. */
export type Screen = KindWith<{ route: 'file'; type: string }>;
export const SCREENS = KIND_ENTRIES.filter(([, { route, type }]) => route && type).map(([kind]) => kind as Screen);
/** Every screen that a text may lead members to. */
export const SCREEN_ROUTES: readonly string[] = Object.values(ROUTES).filter(
  (route) => route !== ROUTES.login && route !== ROUTES.admin,
);

export const REQUIRED_FILES: readonly string[] = KIND_ENTRIES.filter(([, { required }]) => required).map(
  ([, { path }]) => path,
);

const FORMS: Record<string, string> = { '<n>': '\\d', '<nn>': '\\d\\d', '<name>': '[a-z0-9-]+' };
const whole = (pattern: string) => new RegExp(`^${pattern.replaceAll('.', '\\.')}$`);

const PATH_PATTERNS = KIND_ENTRIES.map(([kind, { path }]) => {
  const glob = path.replace(/<\w+>/g, '*');
  const exact = whole(path.replace(/<\w+>/g, (part) => FORMS[part] ?? part));
  return { kind, glob, exact, like: whole(glob.replaceAll('*', '[^/]*')) };
});

/** Globs of each kind's files; what `except` matches is of another kind, as `week-*.yaml` among `*.yaml`. */
export const GLOBS = PATH_PATTERNS.map((pattern) => ({
  kind: pattern.kind,
  glob: pattern.glob,
  except: PATH_PATTERNS.filter((other) => other !== pattern && pattern.like.test(other.glob)).map(({ glob }) => glob),
}));

/** The longest glob is the narrowest. */
export function kindOf(file: string): Kind | undefined {
  const { kind, exact } =
    PATH_PATTERNS.filter(({ like }) => like.test(file)).toSorted((a, b) => b.glob.length - a.glob.length)[0] ?? {};
  return exact?.test(file) ? kind : undefined;
}

/** `training/phase1/upper-body.yaml` is the page `/training/phase1/upper-body`, `training/phase1/phase.yaml` is `/training/phase1`. */
export function routeOf(file: string): string {
  const kind = kindOf(file);
  const entry: KindOfFile | undefined = kind && KINDS[kind];
  return `/${file.replace(entry?.route === 'folder' ? /\/[^/]+$/ : /\.yaml$/, '')}`;
}

/** The number in `training/phase2/…`. */
export function phaseNumberOf(file: string): number {
  return Number(/^training\/phase(\d)\//.exec(file)?.[1]);
}
