import type { Target } from '../../../../schema/meta.ts';
import type { Content } from '../../content.ts';
import { divisionIds } from '../../validate/ids.ts';
import { summaryOf, TRAINING_RULES } from '../../validate/rules/training/index.ts';
import type { JsonSchema } from './json-schema.ts';

/** A name that content can be called by, and what it is called on the screen. */
export interface Name {
  id: string;
  label: string;
}

/** What exists to be named. A list is undefined when a file that adds to it can't be read. */
export interface ExistingNames {
  routes: string[];
  /** Of the whole content, by what a field refers to. */
  named: Partial<Record<Target, Name[] | undefined>>;
  /** Workouts by the route of their page. */
  workouts: Map<string, Name[] | undefined>;
}

export function existingNames(content: Content): ExistingNames {
  const exercises = content.valid('exerciseFamily').flatMap(({ value }) => value.exercises);
  return {
    routes: content.routes(),
    named: {
      exercise: content.hasInvalid('exerciseFamily') ? undefined : exercises.map(nameOf),
      station: content.one('understanding')?.stations.map(nameOf),
      division: content.one('understanding') && divisionIds(content).defined.map(nameOf),
      pace: content.one('training')?.paces?.list.map(nameOf),
      warning: TRAINING_RULES.map((rule) => ({
        id: rule.name,
        label: summaryOf(rule, content.one('limits')?.warnings ?? {}),
      })),
    },
    workouts: new Map([...content.pages()].map(([route, { value }]) => [route, value?.options.map(nameOf)])),
  };
}

const nameOf = ({ id, name }: { id: string; name: string }): Name => ({ id, label: name });

/** The schema with the names that exist where a file names something; unchanged where they are not known. */
export function withExistingNames(schema: JsonSchema, names: ExistingNames): JsonSchema {
  const { refersTo, prose: _, properties, items, propertyNames, ...rest } = schema;
  const named: JsonSchema = { ...rest };
  if (refersTo === 'route') Object.assign(named, { enum: names.routes, errorMessage: undefined });
  const known = refersTo && names.named[refersTo];
  if (known) Object.assign(named, oneOf(known));
  // An editor offers an example like a name, on whatever page.
  if (refersTo === 'workout') named.examples = undefined;
  if (items) named.items = withExistingNames(items, names);
  if (properties) {
    named.properties = mapValues(properties, (child) => withExistingNames(child, names));
    Object.assign(named, workoutsByPage(properties, names));
  }
  if (propertyNames?.refersTo === 'workoutPage' && typeof rest.additionalProperties === 'object') {
    const value = rest.additionalProperties;
    named.properties = Object.fromEntries([...names.workouts.keys()].map((route) => [route, value]));
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
      then: { properties: names ? { [workout]: oneOf(names) } : {} },
    })),
  };
}

const mapValues = <T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
