import type { z } from 'zod';
import { saysNothing } from '../../../../schema/text.ts';
import type { ValueDiagnostic, ValuePath } from '../../diagnostic.ts';
import { nearestOf } from '../../nearest.ts';
import { accepts, isOptional, keysOf, type Schema, schemaAt } from '../../schema-tree.ts';
import { messageFor } from './messages.ts';
import { suggestedDose } from './suggested-dose.ts';
import { suggestedValues, withoutMarks } from './suggested-value.ts';
import { type Fields, frenchFor, type ToldKey, unknownKey } from './unknown-key.ts';
import { leftOutDose, leftOutKey } from './unsupported-format.ts';

export type SchemaDiagnostic = Omit<ValueDiagnostic, 'file'>;

type Issue = z.core.$ZodIssue;

/** A value that is not accepted, and where. */
interface Refused {
  issue: Issue;
  path: ValuePath;
  found: unknown;
}

type Told = SchemaDiagnostic & Pick<ToldKey, 'isOtherForm'>;

interface Place extends Fields {
  path: ValuePath;
  unknown: string[];
  missing: string[];
  refused: Refused[];
}

/** Zod issues in a coach's words: what is wrong, then what is accepted. One mistake is reported once: a misspelt key is not missing too. */
export function explainAll(schema: Schema, issues: readonly Issue[], root: unknown): SchemaDiagnostic[] {
  const places = new Map<string, Place>();
  const placeAt = (path: ValuePath): Place => {
    const name = JSON.stringify(path);
    const value = Object(valueAt(root, path));
    const place = places.get(name) ?? {
      path,
      schema: schemaAt(schema, path),
      value,
      unknown: [],
      missing: [],
      refused: [],
    };
    places.set(name, place);
    return place;
  };
  for (const issue of issues) {
    const path = pathIn(root, issue.path);
    const found = valueAt(root, path);
    if (issue.code === 'unrecognized_keys') placeAt(path).unknown.push(...issue.keys);
    else if (found !== undefined || issue.code === 'custom')
      placeAt(path.slice(0, -1)).refused.push({ issue, path, found });
    else placeAt(path.slice(0, -1)).missing.push(String(path.at(-1)));
  }
  // With an unknown key inside, what seems to be missing may be there.
  const hasUnknown = (path: ValuePath) => (places.get(JSON.stringify(path))?.unknown.length ?? 0) > 0;
  const isDoubt = ({ issue, path, found }: Refused) =>
    issue.code === 'custom' && hasUnknown(found === undefined ? path.slice(0, -1) : path);
  const found = [...places.values()].flatMap((place) => explainPlace(place, isDoubt));
  // Once for a workout, however many of its exercises carry it, and by whatever key.
  const adviceOf = ({ path, message }: Told) => JSON.stringify([path.slice(0, 2), message.replace(/^«[^»]*»/, '')]);
  return found.filter(
    (one, index) => !one.isOtherForm || found.findIndex((other) => adviceOf(other) === adviceOf(one)) === index,
  );
}

function explainPlace(place: Place, isDoubt: (value: Refused) => boolean): Told[] {
  const { path, schema, value, unknown, missing, refused } = place;
  const text = unknown.length > 0 && accepts(schema, 'quelques mots') ? cutText(place.path, value, schema) : undefined;
  if (text) return [text];
  const keys = unknown.map((key) => ({ path: [...path, key], key: true, ...unknownKey(key, place) }));
  const otherForms = keys.filter(({ isOtherForm }) => isOtherForm);
  if (otherForms.length > 0) return otherForms;
  const doses = refused.map((one) => suggestedDose(schema, String(one.path.at(-1)), one.found, value));
  const isMeant = (key: string) => keys.some(({ meant }) => meant === key) || doses.some((dose) => dose?.has(key));
  return [
    ...keys.map(({ meant: _, ...told }) => told),
    ...missing.filter((key) => !isMeant(key)).map((key) => missingField([...path, key])),
    ...refused.flatMap((one, index) => (isDoubt(one) ? [] : refusedValue(one, schema, doses[index]))),
  ];
}

function refusedValue(
  { issue, path, found }: Refused,
  fields: Schema | undefined,
  dose: ReadonlyMap<string, string> | undefined,
): SchemaDiagnostic {
  const key = String(path.at(-1));
  const expected = fields && (path.length === 0 ? fields : schemaAt(fields, path.slice(-1)));
  if (issue.code === 'custom' && issue.params) return { path, message: issue.message, ...issue.params };
  if (key === 'alternatives' && (!Array.isArray(found) || found.length === 0))
    return { path, message: `pas de liste dans « alternatives » : ${ONE_ALTERNATIVE}` };
  const text = accepts(expected, 'quelques mots') && isFields(found) ? cutText(path, found, expected) : undefined;
  if (text) return text;
  const [value, other] = dose ? [dose.size === 1 ? dose.get(key) : undefined] : suggestedValues(expected, issue, found);
  const message = leftOutDose(found, key) ?? messageFor(issue, found, keysOf(expected));
  const isEmpty = found === null || (typeof found === 'string' && saysNothing(found));
  if (
    isEmpty &&
    value === undefined &&
    typeof path.at(-1) === 'string' &&
    isOptional(expected) &&
    !accepts(expected, 'aucune (sa raison)')
  )
    return { path, message: `${message}. S’il n’y en a pas, retire cette ligne` };
  if (other !== undefined) return { path, message: `${message}. « ${value} » ou « ${other} » ? Écris l’unité` };
  const lines = dose && value === undefined ? `. ${inLines(dose)}` : '';
  // « oui » is no misspelt « true », and means nothing else.
  const isCertain = (issue.code === 'invalid_type' && issue.expected === 'boolean') || undefined;
  return { path, message: message + lines, suggestion: value, isCertain };
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a text that YAML read as fields at its colon: `- Gants interdits : 1 min`. Undefined where fields are meant. */
function cutText(path: ValuePath, value: object, schema: Schema | undefined): SchemaDiagnostic | undefined {
  const [[key, rest] = [], ...others] = Object.entries(value);
  if (key === undefined) return undefined;
  const keys = keysOf(schema);
  if (
    [key, ...others.map(([name]) => name)].some(
      (name) => keys.includes(name) || leftOutKey(name) || frenchFor(schema, name, keys) || nearestOf(name, keys),
    )
  )
    return undefined;
  const isWhole = others.length === 0 && (rest === null || ['string', 'number', 'boolean'].includes(typeof rest));
  return {
    path,
    message: 'YAML lit ici un champ, à cause de « : » : mets tout le texte entre guillemets doubles',
    suggestion: isWhole ? JSON.stringify(withoutMarks(`${key} : ${rest ?? ''}`)) : undefined,
  };
}

const ONE_ALTERNATIVE =
  'un exercice a toujours au moins un remplaçant. Écris « alternatives: », puis à la ligne « - Planche sur les genoux »';

function missingField(path: ValuePath): SchemaDiagnostic {
  const missing = `champ manquant « ${path.at(-1)} » :`;
  // In a circuit, three sets in three rounds would be nine.
  if (path.at(-1) === 'sets' && path.at(-5) === 'blocks')
    return { path, message: `${missing} écris « sets: 1 », une série à chaque tour du circuit` };
  return { path, message: path.at(-1) === 'alternatives' ? `${missing} ${ONE_ALTERNATIVE}` : `${missing} ajoute-le` };
}

const inLines = (lines: ReadonlyMap<string, string>) =>
  `Écris plutôt ${[...lines].map(([key, value]) => `« ${key}: ${value} »`).join(', puis à la ligne ')}`;

/** The path of an issue as far as it was written: an item may stand without its list, a text without its field. */
function pathIn(root: unknown, path: readonly PropertyKey[]): ValuePath {
  const steps = path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  const end = steps.findIndex((_step, index) => typeof valueAt(root, steps.slice(0, index)) === 'string');
  return end === -1 ? steps : steps.slice(0, end);
}

/** Undefined where there is none. */
const valueAt = (root: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], root);
