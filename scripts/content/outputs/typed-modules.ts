import type { z } from 'zod';
import type { Exercise, Variant } from '../../../schema/exercise.ts';
import { figure } from '../../../schema/figure.ts';
import type { Published } from '../../../schema/meta.ts';
import type {
  MoveLimits,
  PublishedExercise,
  PublishedPace,
  PublishedWeek,
  TravelWorkout,
} from '../../../schema/programme.ts';
import type { RestRule } from '../../../schema/quantity.ts';
import { parseRichText } from '../../../schema/rich-text.ts';
import type { Understanding } from '../../../schema/understanding.ts';
import { dayEntry, type Week } from '../../../schema/week.ts';
import type { Prescription, WorkoutOption, WorkoutPage } from '../../../schema/workout.ts';
import type { Content } from '../content.ts';
import { restSourceOf } from '../day-rests.ts';
import { exerciseFinder } from '../exercise-finder.ts';
import { drawnFigures, lenderOf } from '../figures.ts';
import { KIND_ENTRIES, KINDS, phaseNumberOf, routeOf } from '../kinds.ts';
import { elementOf, metaOf, schemaAt } from '../schema-tree.ts';
import { UNUSED_CHARACTER } from '../unused-character.ts';
import { withTables } from './generated-tables.ts';

const BANNER = '// Written by `npm run content:build` from content/. Do not edit.\n';
/** Stands around a text that becomes an expression. */
const MARK = UNUSED_CHARACTER;
const MARKED = new RegExp(`"${MARK}([^${MARK}]+)${MARK}"`, 'g');
/** The content as typed modules: their sources by file name. `schema` is the path from them to the folder of the types. */
export function typedModules(content: Content, schema: string): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [kind, entry] of KIND_ENTRIES) {
    if (!entry.type) continue;
    const training = kind === 'training' ? content.one('training') : undefined;
    const value = toSource(published(entry.schema, training ? withTables(training, content) : content.one(kind)));
    const route = entry.route ? `\nexport const route = '${routeOf(entry.path)}';\n` : '';
    modules.set(
      `${kind}.ts`,
      `${BANNER}import type { ${entry.type} } from '${schema}/${kind}.ts';\n\nexport const ${kind}: ${entry.type} = ${value};\n${route}`,
    );
  }
  const paces = publishedPaces(content);
  modules.set('programme.ts', programmeModule(content, schema, paces));
  // Apart: most screens need the weeks alone, and the workouts are two thirds of all.
  modules.set('workoutPages.ts', workoutPagesModule(content, schema, paces));
  modules.set('figures.ts', figuresModule(content, schema));
  // For tests of all screens; the app imports each module where it is shown.
  const all = [...modules.keys()].map((file) => `export { ${file.replace('.ts', '')} } from './${file}';\n`);
  modules.set('index.ts', BANNER + all.join(''));
  return modules;
}

/** The value without the fields for others than members, its rich texts in their parts. */
function published<T>(schema: z.core.$ZodType | undefined, value: T): Published<T>;
function published(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return value;
  if (typeof value === 'string') return metaOf(schema).prose === 'rich' ? parseRichText(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const element = elementOf(schema);
    return value.map((item) => published(element, item));
  }
  const fields: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    const inner = schemaAt(schema, [key]);
    if (!inner || metaOf(inner).audience === undefined) fields[key] = published(inner, field);
  }
  return fields;
}

function programmeModule(content: Content, schema: string, paces: ReadonlyMap<string, PublishedPace>): string {
  const phases = content.valid('phase').map(({ file, value }) => ({
    number: phaseNumberOf(file),
    route: routeOf(file),
    ...published(KINDS.phase.schema, value),
    weeks: content
      .valid('week')
      .filter((week) => phaseNumberOf(week.file) === phaseNumberOf(file))
      .map((week) => publishedWeek(week.value, content, paces))
      .sort((a, b) => a.number - b.number),
  }));
  const programme = { phases, moveLimits: moveLimitsOf(content), travelWorkouts: travelWorkoutsOf(content) };
  return moduleWithConstants(schema, 'programme: Programme', programme, { pace: paces });
}

function moveLimitsOf(content: Content): MoveLimits | undefined {
  const warnings = content.one('limits')?.warnings as
    | (Pick<MoveLimits, 'restDays' | 'lastHardDays'> & { simulation: { days: number } })
    | undefined;
  if (!warnings) return undefined;
  const { restDays, lastHardDays, simulation } = warnings;
  return { restDays, lastHardDays, simulationDays: simulation.days };
}

function travelWorkoutsOf(content: Content): TravelWorkout[] | undefined {
  return content.one('training')?.rescheduling?.absences.travel.workouts?.map(({ replaces, page, workout: id }) => {
    const { name = id, estimatedDuration } = content.suggestedWorkout({ link: page, suggested: id }) ?? {};
    return { replaces, page, workout: { id, name }, ...(estimatedDuration && { duration: estimatedDuration }) };
  });
}

function workoutPagesModule(content: Content, schema: string, paces: ReadonlyMap<string, PublishedPace>): string {
  const exercises = publishedExercises(content);
  const value = content.valid('workoutPage').map(({ file, value }) => ({
    route: routeOf(file),
    phase: phaseNumberOf(file),
    ...publishedPage(published(KINDS.workoutPage.schema, value), exercises, paces),
  }));
  return moduleWithConstants(schema, 'workoutPages: PublishedPage[]', value, { exercise: exercises, pace: paces });
}

const CONSTANT_TYPES = { exercise: 'PublishedExercise', pace: 'PublishedPace' } as const;
type Constants = Partial<Record<keyof typeof CONSTANT_TYPES, ReadonlyMap<string, unknown>>>;

/** `declared` is a name with its type of schema/programme.ts; before it come those constants that `value` cites. */
function moduleWithConstants(schema: string, declared: string, value: unknown, constants: Constants): string {
  const source = toSource(value);
  const cited = new Set(source.match(/\b[a-z]+_\w+/g));
  const kinds = Object.keys(constants) as (keyof Constants)[];
  const declarations = kinds.flatMap((kind) =>
    [...(constants[kind] ?? [])]
      // TypeScript accepts none that nothing reads.
      .filter(([id]) => cited.has(constantOf(kind, id)))
      .map(([id, value]) => `const ${constantOf(kind, id)}: ${CONSTANT_TYPES[kind]} = ${toSource(value)};\n`),
  );
  const code = `${declarations.join('\n')}\nexport const ${declared} = ${source};\n`;
  const types = new Set(code.match(/(?<=^(?:export )?const \w+: )\w+/gm));
  return `${BANNER}import type { ${[...types].sort().join(', ')} } from '${schema}/programme.ts';\n\n${code}`;
}

/** The figures by the ids of the exercises that they show; a borrowed one stands there once. */
function figuresModule(content: Content, schema: string): string {
  const drawn = drawnFigures(content).map(({ value }) => [value.exercise, published(figure, value)] as const);
  const own = new Map<string, unknown>(drawn);
  const exercises = content.valid('exerciseFamily').flatMap(({ value }) => value.exercises);
  const borrowed = exercises.flatMap(({ id, figure: written }) => {
    const lender = lenderOf(written);
    return lender && own.has(lender) ? [[id, reference('drawn', own, lender)]] : [];
  });
  const stations = exercises.flatMap(({ id, station, figure: written }) => {
    const shown = lenderOf(written) ?? id;
    return station && own.has(shown) ? [[station, reference('drawn', own, shown)]] : [];
  });
  const drawnSource = toSource(Object.fromEntries(own));
  const all = `{ ...drawn, ...${toSource(Object.fromEntries(borrowed))} }`;
  return `${BANNER}import type { Figures } from '${schema}/figure.ts';

const drawn = ${drawnSource} satisfies Figures;

export const figures: Figures = ${borrowed.length > 0 ? all : 'drawn'};

/** By the ids of the stations of the race. */
export const stationFigures: Figures = ${toSource(Object.fromEntries(stations.toReversed()))};
`;
}

/** The paces by id, in their order. */
function publishedPaces(content: Content): Map<string, PublishedPace> {
  return new Map(content.one('training')?.paces?.list.map((pace) => [pace.id, pace]));
}

/** The catalogue by id; an alternative that is one of its exercises has its name and how to do it. */
function publishedExercises(content: Content): Map<string, PublishedExercise> {
  const catalogue = content
    .valid('exerciseFamily')
    .flatMap(({ value }) => published(KINDS.exerciseFamily.schema, value).exercises);
  const find = exerciseFinder(catalogue);
  const variant = (written: Variant) => ({ name: find(written)?.name ?? written.name ?? '', when: written.when });
  return new Map(
    catalogue.map(({ easier, harder, ...exercise }) => {
      const alternatives = exercise.alternatives.map(({ exercise: id, name, ...dose }) => {
        const cited = find({ exercise: id, name });
        return {
          name: cited?.name ?? name ?? '',
          ...(cited && { howTo: cited.howTo, ...(cited.load && { load: cited.load }) }),
          ...dose,
        };
      });
      return [
        exercise.id,
        {
          ...exercise,
          ...raceLoadsOf(exercise, content.one('understanding')),
          ...(easier && { easier: variant(easier) }),
          ...(harder && { harder: variant(harder) }),
          alternatives,
        },
      ];
    }),
  );
}

/** A division without an id has nothing that a device could keep. */
function raceLoadsOf({ station }: Pick<Exercise, 'station'>, race: Understanding | undefined) {
  const loads = race?.stations.find(({ id }) => id === station)?.loads;
  if (!race || !loads) return {};
  const byDivision = race.divisions.flatMap(({ id }, index) =>
    id && loads[index] ? [[id, loads[index]] as const] : [],
  );
  const known = new Map(byDivision);
  const byDoubles = (race.doubles ?? []).flatMap(({ id, loadsOf }) =>
    known.has(loadsOf) ? [[id, known.get(loadsOf)]] : [],
  );
  return { raceLoads: Object.fromEntries([...known, ...byDoubles]) };
}

/** A week whose suggested workouts have their names, and give their rest to days of strength. */
function publishedWeek(week: Week, content: Content, paces: ReadonlyMap<string, PublishedPace>): PublishedWeek {
  return {
    ...published(KINDS.week.schema, week),
    days: week.days.map((entry) => {
      const { suggested: _, pace: cited, ...day } = published(dayEntry, entry);
      const option = content.suggestedWorkout(entry);
      const page = content.pages().get(entry.link ?? '')?.value;
      return {
        ...day,
        ...restOf(restSourceOf(entry, content)),
        ...(option && { suggested: { id: option.id, name: option.name } }),
        ...(page?.legs && { legs: true as const }),
        ...(option?.simulation && { simulation: true as const }),
        ...(cited && { paces: cited.map((id) => reference('pace', paces, id)) }),
      };
    }),
  };
}

function restOf(workout: WorkoutOption | undefined): { rest?: RestRule } {
  if (!workout) return {};
  const { after: _, ...rest } = workout.rest;
  return { rest };
}

/** A workout page with its exercises resolved, its flat lists turned into one block. */
function publishedPage(
  { options, ...page }: Published<WorkoutPage>,
  exercises: ReadonlyMap<string, PublishedExercise>,
  paces: ReadonlyMap<string, PublishedPace>,
) {
  const resolve = ({ exercise, pace, ...dose }: Published<Prescription>) => ({
    exercise: reference('exercise', exercises, exercise),
    ...dose,
    ...(pace && { pace: reference('pace', paces, pace) }),
  });
  return {
    ...page,
    options: options.map(({ exercises: list, blocks, ...option }) => ({
      ...option,
      blocks: (blocks ?? [{ rounds: 1, exercises: list ?? [] }]).map((block) => ({
        ...block,
        exercises: block.exercises.map(resolve),
      })),
    })),
  };
}

type Named = 'exercise' | 'pace' | 'drawn';

/** What stands for one of `named` until `toSource` writes it as a reference to it. */
function reference<T>(kind: Named, named: ReadonlyMap<string, T>, id: string): T {
  if (!named.has(id)) throw new Error(`unchecked content: no ${kind} ${id}`);
  return (MARK + (kind === 'drawn' ? `drawn['${id}']` : constantOf(kind, id)) + MARK) as T;
}

/** `exercise_goblet_squat`: bundles shorten the name of a constant, but no key of an object. */
const constantOf = (kind: Named, id: string) => `${kind}_${id.replaceAll('-', '_')}`;

/** JSON with references, so that each exercise and each pace is written once. */
function toSource(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(MARKED, '$1');
}
