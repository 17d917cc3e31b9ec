import type { Content } from '../../content.ts';
import { TRAINING_RULES } from '../../validate/rules/training/index.ts';
import type { JsonSchema } from './json-schema.ts';

/** A name that content can be called by, and what it is called on the screen. */
export interface Name {
  id: string;
  label: string;
}

/** What exists to be named. A list is undefined when a file that adds to it can't be read. */
export interface ExistingNames {
  exercises: Name[] | undefined;
  routes: string[];
  workoutPages: string[];
  /** Workouts by the route of their page. */
  workouts: Map<string, Name[]>;
  stations: Name[] | undefined;
  paces: Name[] | undefined;
  warnings: Name[];
}

export function existingNames(content: Content): ExistingNames {
  const exercises = content.valid('exerciseFamily').flatMap(({ value }) => value.exercises);
  const workouts = new Map<string, Name[]>();
  for (const [route, { value }] of content.pages()) {
    if (value) workouts.set(route, value.options.map(nameOf));
  }
  return {
    exercises: content.hasInvalid('exerciseFamily') ? undefined : exercises.map(nameOf),
    routes: content.routes(),
    workoutPages: [...content.pages().keys()],
    workouts,
    stations: content.one('understanding')?.stations.map(nameOf),
    paces: content.one('training')?.paces?.list.map(nameOf),
    warnings: TRAINING_RULES.map(({ name, summary }) => ({ id: name, label: summary })),
  };
}

const nameOf = ({ id, name }: { id: string; name: string }): Name => ({ id, label: name });

/** The schema with the names that exist where a file names something; unchanged where they are not known. */
export function withExistingNames(schema: JsonSchema, names: ExistingNames): JsonSchema {
  const { refersTo, prose: _, properties, items, propertyNames, ...rest } = schema;
  const named: JsonSchema = { ...rest };
  if (refersTo === 'route') Object.assign(named, { enum: names.routes, errorMessage: undefined });
  if (refersTo === 'exercise' && names.exercises) Object.assign(named, oneOf(names.exercises));
  if (refersTo === 'station' && names.stations) Object.assign(named, oneOf(names.stations));
  if (refersTo === 'pace' && names.paces) Object.assign(named, oneOf(names.paces));
  // An editor offers an example like a name, on whatever page.
  if (refersTo === 'workout') named.examples = undefined;
  if (refersTo === 'warning') Object.assign(named, oneOf(names.warnings));
  if (items) named.items = withExistingNames(items, names);
  if (properties) {
    named.properties = mapValues(properties, (child) => withExistingNames(child, names));
    Object.assign(named, workoutsByPage(properties, names));
  }
  if (propertyNames?.refersTo === 'workoutPage' && typeof rest.additionalProperties === 'object') {
    const value = rest.additionalProperties;
    named.properties = Object.fromEntries(names.workoutPages.map((route) => [route, value]));
    named.additionalProperties = false;
  }
  return named;
}

/** The pattern goes: whoever mistypes a name wants to hear of the names, not of their form. */
const oneOf = (names: readonly Name[]) => ({
  pattern: undefined,
  patternErrorMessage: undefined,
  errorMessage: undefined,
  enum: names.map(({ id }) => id),
  enumDescriptions: names.map(({ label }) => label),
});

/** Where a field names a workout, the page beside it says which there are. */
function workoutsByPage(properties: Record<string, JsonSchema>, { workouts }: ExistingNames): JsonSchema {
  const fieldOf = (target: string) => Object.keys(properties).find((key) => properties[key]?.refersTo === target);
  const [page, workout] = [fieldOf('route'), fieldOf('workout')];
  if (!page || !workout) return {};
  return {
    allOf: [...workouts].map(([route, names]) => ({
      if: { properties: { [page]: { const: route } }, required: [page] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { [workout]: oneOf(names) } },
    })),
  };
}

const mapValues = <T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
