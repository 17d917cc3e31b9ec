import type { z } from 'zod';
import type { ValuePath } from '../../diagnostic.ts';
import { nearestOf } from '../../nearest.ts';
import { keysOf, metaOf, schemaAt } from '../../schema-tree.ts';
import { splitItems } from './extra-dash.ts';
import { messageFor } from './messages.ts';
import { misplacedCircuits } from './misplaced-circuit.ts';
import { suggestedDose } from './suggested-dose.ts';
import { suggestedValue } from './suggested-value.ts';
import { frenchFor, MERGE_KEY, unknownKey } from './unknown-key.ts';
import { unsupportedFormat } from './unsupported-format.ts';
import { isSamePath, valueAt } from './value-path.ts';

export interface SchemaDiagnostic {
  path: ValuePath;
  /** It concerns the key, not its value. */
  key: boolean;
  message: string;
  suggestion?: string | undefined;
  replacement?: string | undefined;
  /** What was written where an exercise is cited: what was meant depends on the catalogue. */
  citedExercise?: string | undefined;
}

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;

/** Zod issues in a coach's words: what is wrong, then what is accepted. A misspelt key is reported once, not as unknown and as missing. */
export function explainAll(schema: Schema, issues: readonly Issue[], root: unknown): SchemaDiagnostic[] {
  const unknownKeys = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ parent: pathOf(issue), key })) : [],
  );
  const missing = issues
    .filter((issue) => isMissing(issue, root))
    .map((issue) => ({ parent: pathOf(issue).slice(0, -1), key: String(issue.path.at(-1)) }));
  const isUnsupported = ({ parent, key }: Field) =>
    unsupportedFormat(key, keysOf(schemaAt(schema, parent))) !== undefined;
  // Whoever merges fields expects the missing ones from there, and so does whoever writes a superset.
  const elsewhere = unknownKeys
    .filter((field) => field.key === MERGE_KEY || isUnsupported(field))
    .map(({ parent }) => parent);
  const reportedFormats = new Set<string>();
  const circuits = misplacedCircuits(unknownKeys, root);
  const split = splitItems(schema, issues.filter((issue) => isMissing(issue, root)).map(pathOf), root);
  const inSplitItem = (item: ValuePath) => split.some(({ items }) => items.some((part) => isSamePath(part, item)));
  const misspelt = misspeltKeys(schema, unknownKeys, missing);
  const doses = dosesIn(schema, issues, root);
  // Missing as a consequence of another diagnostic.
  const consequences = [
    ...misspelt.map(({ parent, expected }) => [...parent, expected]),
    ...doses.flatMap(({ parent, lines }) => [...lines.keys()].map((key) => [...parent, key])),
  ];
  const extraDashes = split.flatMap(({ dashes }) => dashes.map(extraDash));
  const others = issues.flatMap((issue): SchemaDiagnostic[] => {
    const path = pathOf(issue);
    if (isMissing(issue, root) && inSplitItem(path.slice(0, -1))) return [];
    if (issue.code === 'custom' && (inSplitItem(path) || inSplitItem(path.slice(0, -1)))) return [];
    const isField = issue.code !== 'unrecognized_keys' && isMissing(issue, root);
    const circuit = circuits.find(({ parent }) => isSamePath(parent, isField ? path.slice(0, -1) : path));
    if (circuit) {
      const { parent, key, message, isRepeated } = circuit;
      return isField || isRepeated ? [] : [{ path: [...parent, key], key: true, message }];
    }
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.flatMap((key) => {
        // Once for a workout, however many of its exercises carry it.
        if (isUnsupported({ parent: path, key })) {
          const format = [...path.slice(0, 2), key].join();
          if (reportedFormats.has(format)) return [];
          reportedFormats.add(format);
        }
        const expected = misspelt.find((field) => field.key === key && isSamePath(field.parent, path))?.expected;
        const taken = Object.keys(Object(valueAt(root, path)));
        return {
          path: [...path, key],
          key: true,
          ...unknownKey(key, { fields: schemaAt(schema, path), taken, expected }),
        };
      });
    }
    if (isMissing(issue, root)) {
      const parent = path.slice(0, -1);
      if (
        consequences.some((field) => isSamePath(field, path)) ||
        elsewhere.some((fields) => isSamePath(fields, parent))
      )
        return [];
      return [{ path, key: false, message: missingField(path) }];
    }
    // With an unknown key inside, what seems to be missing may be there.
    const found = valueAt(root, path);
    const fields = found === undefined ? path.slice(0, -1) : path;
    if (issue.code === 'custom' && unknownKeys.some(({ parent }) => isSamePath(parent, fields))) return [];
    const lines = doses.find((dose) => isSamePath(dose.path, path))?.lines;
    const only = lines?.size === 1 ? lines.get(String(path.at(-1))) : undefined;
    const instead = lines && only === undefined ? `. ${inLines(lines)}` : '';
    const expected = schemaAt(schema, path);
    const message =
      isAlternatives(path) && hasNone(found)
        ? `pas de liste dans « alternatives » : ${ONE_ALTERNATIVE}`
        : messageFor(issue, found, keysOf(expected)) + instead;
    if (expected && typeof found === 'string' && metaOf(expected).refersTo === 'exercise')
      return [{ path, key: false, message, citedExercise: found }];
    const suggestion = lines ? only : suggestedValue(expected, issue, found);
    return [{ path, key: false, message, suggestion }];
  });
  return [...extraDashes, ...others];
}

const extraDash = (path: ValuePath): SchemaDiagnostic => ({
  path,
  key: true,
  message: `un tiret de trop devant « ${path.at(-1)} » : ce champ va avec les lignes au-dessus. Mets deux espaces à la place du tiret et de son espace`,
});

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

interface Field {
  parent: ValuePath;
  key: string;
}

/** The unknown keys that stand for a missing field beside them. */
function misspeltKeys(
  schema: Schema,
  unknownKeys: readonly Field[],
  missing: readonly Field[],
): (Field & { expected: string })[] {
  return unknownKeys
    .filter(({ parent, key }) => key !== MERGE_KEY && !unsupportedFormat(key, keysOf(schemaAt(schema, parent))))
    .flatMap(({ parent, key }) => {
      const wanted = missing.filter((field) => isSamePath(field.parent, parent)).map((field) => field.key);
      const strangers = unknownKeys.filter((field) => isSamePath(field.parent, parent)).length;
      const expected =
        frenchFor(schemaAt(schema, parent), key, wanted) ??
        nearestOf(key, wanted) ??
        (wanted.length === 1 && strangers === 1 ? wanted[0] : undefined);
      return expected === undefined ? [] : [{ parent, key, expected }];
    });
}

interface Dose {
  path: ValuePath;
  parent: ValuePath;
  lines: ReadonlyMap<string, string>;
}

/** What was put into one value and belongs in several fields. */
function dosesIn(schema: Schema, issues: readonly Issue[], root: unknown): Dose[] {
  return issues
    .map(pathOf)
    .filter(({ length }) => length > 0)
    .flatMap((path): Dose[] => {
      const parent = path.slice(0, -1);
      const fields = Object(valueAt(root, parent));
      const lines = suggestedDose(schemaAt(schema, parent), String(path.at(-1)), valueAt(root, path), fields);
      return lines ? [{ path, parent, lines }] : [];
    });
}

const pathOf = (issue: Issue): ValuePath => issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));

function isMissing(issue: Issue, root: unknown): boolean {
  if (issue.code === 'unrecognized_keys' || issue.code === 'custom' || issue.path.length === 0) return false;
  return valueAt(root, pathOf(issue)) === undefined;
}
