import type { z } from 'zod';
import type { ValueDiagnostic, ValuePath } from '../../diagnostic.ts';
import { nearestOf } from '../../nearest.ts';
import { keysOf, metaOf, schemaAt } from '../../schema-tree.ts';
import { messageFor } from './messages.ts';
import { suggestedDose } from './suggested-dose.ts';
import { suggestedValue } from './suggested-value.ts';
import { frenchFor, unknownKey } from './unknown-key.ts';
import { unsupportedFormat } from './unsupported-format.ts';

export interface SchemaDiagnostic extends Omit<ValueDiagnostic, 'file'> {
  /** What was written where an exercise is cited: what was meant depends on the catalogue. */
  citedExercise?: string | undefined;
}

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;

interface Field {
  parent: ValuePath;
  key: string;
}

/** A value that is not accepted. */
interface Refused {
  issue: Issue;
  path: ValuePath;
  found: unknown;
  /** What was put into it and belongs in several fields. */
  dose: ReadonlyMap<string, string> | undefined;
}

/** Zod issues in a coach's words: what is wrong, then what is accepted. A misspelt key is reported once, not as unknown and as missing. */
export function explainAll(schema: Schema, issues: readonly Issue[], root: unknown): SchemaDiagnostic[] {
  const unknownKeys = issues.flatMap((issue) => {
    const parent = pathOf(issue);
    const fields = keysOf(schemaAt(schema, parent));
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return keys.map((key) => {
      return { parent, key, unsupported: unsupportedFormat(key, valueAt(root, [...parent, key]), fields) };
    });
  });
  const others = issues.filter(({ code }) => code !== 'unrecognized_keys');
  const missing = others
    .filter((issue) => isMissing(issue, root))
    .map(pathOf)
    .map((path): Field => ({ parent: path.slice(0, -1), key: String(path.at(-1)) }));
  const refused = others
    .filter((issue) => !isMissing(issue, root))
    .map((issue): Refused => {
      const path = pathOf(issue);
      const [parent, found] = [path.slice(0, -1), valueAt(root, path)];
      const fields = Object(valueAt(root, parent));
      return { issue, path, found, dose: suggestedDose(schemaAt(schema, parent), String(path.at(-1)), found, fields) };
    });
  // Whoever merges fields expects the missing ones from there, and so does whoever writes a superset.
  const unsupported = unknownKeys.filter((field) => field.unsupported !== undefined);
  // Of a circuit among exercises, or an exercise among circuits, the other keys are right once it stands where it should.
  const misplaced = unsupported.filter(({ key }) => /^exercises?$/.test(key));
  const expectedFor = (field: Field) =>
    isIn(unsupported, field.parent) ? undefined : misspeltField(schema, field, unknownKeys, missing);
  const isConsequence = ({ parent, key }: Field) =>
    isIn(unsupported, parent) ||
    fieldsIn(unknownKeys, parent).some((field) => expectedFor(field) === key) ||
    refused.some(({ path, dose }) => dose?.has(key) && isSamePath(path.slice(0, -1), parent));
  return [
    ...unknownKeys
      .filter((field) =>
        field.unsupported === undefined ? !isIn(misplaced, field.parent) : isFirstOfWorkout(field, unsupported),
      )
      .map(({ parent, key, unsupported: message }) => {
        const [fields, taken] = [schemaAt(schema, parent), Object.keys(Object(valueAt(root, parent)))];
        const expected = expectedFor({ parent, key });
        const told = message === undefined ? unknownKey(key, { fields, taken, expected }) : { message };
        return { path: [...parent, key], key: true, ...told };
      }),
    ...missing
      .filter((field) => !isConsequence(field))
      .map(({ parent, key }) => ({ path: [...parent, key], message: missingField([...parent, key]) })),
    ...refused
      // With an unknown key inside, what seems to be missing may be there.
      .filter(
        ({ issue, path, found }) =>
          issue.code !== 'custom' || !isIn(unknownKeys, found === undefined ? path.slice(0, -1) : path),
      )
      .map((value) => refusedValue(value, schemaAt(schema, value.path))),
  ];
}

/** Once for a workout, however many of its exercises carry it. */
function isFirstOfWorkout(field: Field, fields: readonly Field[]): boolean {
  const nameOf = ({ parent, key }: Field) => [...parent.slice(0, 2), key].join();
  return fields.find((other) => nameOf(other) === nameOf(field)) === field;
}

function refusedValue({ issue, path, found, dose }: Refused, expected: Schema | undefined): SchemaDiagnostic {
  if (isAlternatives(path) && hasNone(found))
    return { path, message: `pas de liste dans « alternatives » : ${ONE_ALTERNATIVE}` };
  const only = dose?.size === 1 ? dose.get(String(path.at(-1))) : undefined;
  const instead = dose && only === undefined ? `. ${inLines(dose)}` : '';
  const message = messageFor(issue, found, keysOf(expected)) + instead;
  if (expected && typeof found === 'string' && metaOf(expected).refersTo === 'exercise')
    return { path, message, citedExercise: found };
  // « oui » is no misspelt « true », and means nothing else.
  const isCertain = (issue.code === 'invalid_type' && issue.expected === 'boolean') || undefined;
  return { path, message, suggestion: dose ? only : suggestedValue(expected, issue, found), isCertain };
}

const ONE_ALTERNATIVE =
  'un exercice a toujours au moins un remplaçant. Écris « alternatives: », puis à la ligne « - Planche sur les genoux »';

function missingField(path: ValuePath): string {
  const missing = `champ manquant « ${path.at(-1)} » :`;
  // In a circuit, three sets in three rounds would be nine.
  if (path.at(-1) === 'sets' && path.at(-5) === 'blocks')
    return `${missing} écris « sets: 1 », une série à chaque tour du circuit`;
  return isAlternatives(path) ? `${missing} ${ONE_ALTERNATIVE}` : `${missing} ajoute-le`;
}

const isAlternatives = (path: ValuePath) => path.at(-1) === 'alternatives';
const hasNone = (found: unknown) => !Array.isArray(found) || found.length === 0;

const inLines = (lines: ReadonlyMap<string, string>) =>
  `Écris plutôt ${[...lines].map(([key, value]) => `« ${key}: ${value} »`).join(', puis à la ligne ')}`;

/** The missing field beside an unknown key that this one stands for. */
function misspeltField(
  schema: Schema,
  { parent, key }: Field,
  unknownKeys: readonly Field[],
  missing: readonly Field[],
): string | undefined {
  const wanted = fieldsIn(missing, parent).map((field) => field.key);
  const only = wanted.length === 1 && fieldsIn(unknownKeys, parent).length === 1 ? wanted[0] : undefined;
  return frenchFor(schemaAt(schema, parent), key, wanted) ?? nearestOf(key, wanted) ?? only;
}

const pathOf = (issue: Issue): ValuePath => issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));

const isSamePath = (a: ValuePath, b: ValuePath) => a.length === b.length && a.every((step, index) => step === b[index]);

/** Those of the fields that stand there. */
const fieldsIn = (fields: readonly Field[], parent: ValuePath) =>
  fields.filter((field) => isSamePath(field.parent, parent));
const isIn = (fields: readonly Field[], parent: ValuePath) => fieldsIn(fields, parent).length > 0;

/** Undefined where there is none. */
const valueAt = (root: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], root);

const isMissing = (issue: Issue, root: unknown) =>
  issue.code !== 'custom' && issue.path.length > 0 && valueAt(root, pathOf(issue)) === undefined;
