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
import { KIND_ENTRIES, KINDS, type Kind, phaseNumberOf, routeOf } from '../kinds.ts';
import { elementOf, metaOf, schemaAt } from '../schema-tree.ts';
import { withTables } from './generated-tables.ts';

/** What is published once and cited from many places. */
export type Named = 'exercise' | 'pace' | 'drawn';

/** What stands where one of `named` is cited: the thing itself, or a reference to it. */
export type Cite = <T>(kind: Named, named: ReadonlyMap<string, T>, id: string) => T;

const itself: Cite = (kind, named, id) => {
  const found = named.get(id);
  if (found === undefined) throw new Error(`unchecked content: no ${kind} ${id}`);
  return found;
};

/** What the app gets of valid content, by the modules that hold it. */
export function publishedContent(content: Content, cite: Cite = itself) {
  const paces = publishedPaces(content);
  const exercises = publishedExercises(content);
  return {
    screens: screensOf(content),
    programme: programmeOf(content, paces, cite),
    workoutPages: content.valid('workoutPage').map(({ file, value }) => ({
      route: routeOf(file),
      phase: phaseNumberOf(file),
      ...publishedPage(published(KINDS.workoutPage.schema, value), exercises, paces, cite),
    })),
    figures: figuresOf(content, cite),
    paces,
    exercises,
  };
}

/** The files with a module of their own, named as the kind; `route` of those that are a screen. */
function screensOf(content: Content) {
  return KIND_ENTRIES.flatMap(([kind, { type, schema, route, path }]) => {
    if (!type) return [];
    const training = kind === 'training' ? content.one('training') : undefined;
    const value = published(schema, training ? withTables(training, content) : content.one(kind));
    return [{ kind: kind as Kind, type, value, route: route && routeOf(path) }];
  });
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

function programmeOf(content: Content, paces: ReadonlyMap<string, PublishedPace>, cite: Cite) {
  const phases = content.valid('phase').map(({ file, value }) => ({
    number: phaseNumberOf(file),
    route: routeOf(file),
    ...published(KINDS.phase.schema, value),
    weeks: content
      .valid('week')
      .filter((week) => phaseNumberOf(week.file) === phaseNumberOf(file))
      .map((week) => publishedWeek(week.value, content, paces, cite))
      .sort((a, b) => a.number - b.number),
  }));
  return { phases, moveLimits: moveLimitsOf(content), travelWorkouts: travelWorkoutsOf(content) };
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

/** The figures by the ids of the exercises that they show; those borrowed, and those of the race's stations, cite one drawn. */
function figuresOf(content: Content, cite: Cite) {
  const drawn = new Map(drawnFigures(content).map(({ value }) => [value.exercise, published(figure, value)] as const));
  const exercises = content.valid('exerciseFamily').flatMap(({ value }) => value.exercises);
  const borrowed = exercises.flatMap(({ id, figure: written }) => {
    const lender = lenderOf(written);
    return lender && drawn.has(lender) ? [[id, cite('drawn', drawn, lender)] as const] : [];
  });
  const stations = exercises.flatMap(({ id, station, figure: written }) => {
    const shown = lenderOf(written) ?? id;
    return station && drawn.has(shown) ? [[station, cite('drawn', drawn, shown)] as const] : [];
  });
  return {
    drawn: Object.fromEntries(drawn),
    borrowed: Object.fromEntries(borrowed),
    stations: Object.fromEntries(stations.toReversed()),
  };
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
function publishedWeek(
  week: Week,
  content: Content,
  paces: ReadonlyMap<string, PublishedPace>,
  cite: Cite,
): PublishedWeek {
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
        ...(cited && { paces: cited.map((id) => cite('pace', paces, id)) }),
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
  cite: Cite,
) {
  const resolve = ({ exercise, pace, ...dose }: Published<Prescription>) => ({
    exercise: cite('exercise', exercises, exercise),
    ...dose,
    ...(pace && { pace: cite('pace', paces, pace) }),
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
