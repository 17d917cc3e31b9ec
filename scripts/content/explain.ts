import type { z } from 'zod';
import { NOT_ACCEPTED } from '../../schema/text.ts';
import type { ValuePath } from './finding.ts';
import { nearestOf } from './nearest.ts';
import { keysOf, schemaAt } from './schema-tree.ts';
import { quoted } from './source/quotes.ts';

export interface Explanation {
  path: ValuePath;
  /** The fault is the key, not its value. */
  key: boolean;
  message: string;
  nearest?: string | undefined;
}

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;

const TYPE_NAMES: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'true ou false',
  array: 'une liste',
  object: 'des champs (clé : valeur)',
  record: 'des champs (clé : valeur)',
};
/** Letters of a value that a message repeats. */
const LONGEST_SHOWN = 60;
const MERGE_KEY = '<<';
const MOVED = (key: string) => `retrait incorrect : « ${key} » a glissé dans ce qui précède, aligne-le plus à gauche`;
const YES_OR_NO = new Map(
  Object.entries({
    oui: 'true',
    o: 'true',
    yes: 'true',
    y: 'true',
    vrai: 'true',
    non: 'false',
    n: 'false',
    no: 'false',
    faux: 'false',
  }),
);

/** Zod issues in a coach's words: what is wrong, then what is accepted. A misspelt key is one fault, not two. */
export function explainAll(schema: Schema, issues: readonly Issue[], root: unknown): Explanation[] {
  const unknownKeys = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ parent: pathOf(issue), key })) : [],
  );
  const missing = issues
    .filter((issue) => isMissing(issue, root))
    .map((issue) => ({ parent: pathOf(issue).slice(0, -1), key: String(issue.path.at(-1)) }));
  const moved = unknownKeys.find(({ parent, key }) =>
    missing.some(
      (field) => field.key === key && field.parent.length < parent.length && startsWith(parent, field.parent),
    ),
  );
  // What follows a field that slid into another one slid with it: all the rest is echo.
  if (moved) return [{ path: [...moved.parent, moved.key], key: true, message: MOVED(moved.key) }];
  // Whoever merges fields expects the missing ones from there.
  const merged = unknownKeys.filter(({ key }) => key === MERGE_KEY).map(({ parent }) => placeOf(parent));
  const misspelt = new Map<string, string>();
  for (const { parent, key } of unknownKeys.filter((field) => field.key !== MERGE_KEY)) {
    const wanted = missing.filter((field) => isSame(field.parent, parent)).map((field) => field.key);
    const strangers = unknownKeys.filter((field) => isSame(field.parent, parent)).length;
    const meant = nearestOf(key, wanted) ?? (wanted.length === 1 && strangers === 1 ? wanted[0] : undefined);
    if (meant !== undefined) misspelt.set(placeOf([...parent, meant]), key);
  }
  return issues.flatMap((issue): Explanation[] => {
    const path = pathOf(issue);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const meant = [...misspelt].find(([place, by]) => by === key && place.startsWith(placeOf(path)))?.[0];
        const nearest = meant === undefined ? nearestOf(key, freeKeys(schema, path, root)) : lastOf(meant);
        const free = freeKeys(schema, path, root);
        const others = nearest === undefined && free.length > 0 ? `, champs possibles ici : ${free.join(', ')}` : '';
        return { path: [...path, key], key: true, message: unknownKey(key, others), nearest };
      });
    }
    if (isMissing(issue, root)) {
      if (misspelt.has(placeOf(path)) || merged.includes(placeOf(path.slice(0, -1)))) return [];
      return [{ path: path.slice(0, -1), key: false, message: `champ manquant « ${path.at(-1)} » : ajoute-le` }];
    }
    // With an unknown key inside, what seems to be missing may be there.
    if (issue.code === 'custom' && unknownKeys.some(({ parent }) => isSame(parent, path))) return [];
    const found = valueAt(root, path);
    const nearest = nearestValue(schemaAt(schema, path), issue, found);
    return [{ path, key: false, message: wording(issue, found), nearest }];
  });
}

const pathOf = (issue: Issue): ValuePath => issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
const placeOf = (path: ValuePath) => JSON.stringify(path).slice(0, -1);
const lastOf = (place: string) => String((JSON.parse(`${place}]`) as unknown[]).at(-1));
const startsWith = (path: ValuePath, beginning: ValuePath) => isSame(path.slice(0, beginning.length), beginning);
const isSame = (a: ValuePath, b: ValuePath) => placeOf(a) === placeOf(b);

function valueAt(root: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], root);
}

function isMissing(issue: Issue, root: unknown): boolean {
  if (issue.code === 'unrecognized_keys' || issue.code === 'custom' || issue.path.length === 0) return false;
  return valueAt(root, pathOf(issue)) === undefined;
}

/** Keys that may stand at `path` and do not yet. */
function freeKeys(schema: Schema, path: ValuePath, root: unknown): string[] {
  const taken = Object.keys((valueAt(root, path) ?? {}) as object);
  return keysOf(schemaAt(schema, path)).filter((key) => !taken.includes(key));
}

function unknownKey(key: string, others: string): string {
  if (key === MERGE_KEY) return '« << » recopie d’autres champs : écris-les plutôt ici';
  if (/[\u00a0\u202f]/.test(key)) {
    return `espace insécable (elle ne se voit pas) dans « ${key.trim()} » : remplace-la par une espace ordinaire, ou retire-la`;
  }
  return `champ inconnu « ${key} » : corrige son nom ou retire-le${others}`;
}

function wording(issue: Issue, found: unknown): string {
  if (issue.message.startsWith(NOT_ACCEPTED)) return `« ${show(found)} » ${issue.message}`;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.path.length === 0 && found === null) return 'fichier vide : remplis-le, ou retire-le';
      return `« ${show(found)} » trouvé, attendu : ${TYPE_NAMES[issue.expected] ?? issue.expected}${whyNot(issue, found)}`;
    case 'invalid_value':
      return `« ${show(found)} » n’est pas accepté, attendu : ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return 'vide : écris un texte, ou retire la clé si elle n’est pas obligatoire';
      if (issue.origin === 'array') return 'liste vide : ajoute au moins un élément';
      return `« ${show(found)} » est trop petit, au moins ${issue.minimum} attendu`;
    case 'too_big':
      return `« ${show(found)} » est trop grand, au plus ${issue.maximum} attendu`;
    case 'invalid_format':
      return issue.format === 'url' || issue.format === 'email'
        ? `« ${show(found)} » n’est pas ${issue.format === 'url' ? 'une adresse web' : 'une adresse email'}`
        : `« ${show(found)} » : ${issue.message}`;
    case 'custom':
      return issue.message;
    default:
      return `« ${show(found)} » : ${issue.message}`;
  }
}

/** The usual reasons for finding something else than a text, or a text instead of a number. */
function whyNot(issue: Extract<Issue, { code: 'invalid_type' }>, found: unknown): string {
  if (issue.expected === 'array') {
    return found === null
      ? ' (va à la ligne et mets un tiret devant chaque élément, ou retire la clé)'
      : ' (va à la ligne et mets un tiret devant chaque élément)';
  }
  if (issue.expected === 'number' && typeof found === 'string' && /^\d+\s*(?:-|à)\s*\d+$/.test(found)) {
    return ' (une fourchette n’est pas possible ici)';
  }
  if (issue.expected === 'number' && typeof found === 'string' && Number.isFinite(Number(found))) {
    return ' (sans guillemets)';
  }
  if (issue.expected !== 'string' || found === null) return '';
  return typeof found === 'object'
    ? ' (un texte qui contient « : » se met entre guillemets doubles)'
    : ' (entre guillemets doubles, c’en est un)';
}

function show(value: unknown): string {
  if (value === null) return 'rien';
  if (Array.isArray(value)) return 'une liste';
  if (typeof value === 'object') return 'des champs';
  const text = String(value).replace(/\s+/g, ' ');
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/** What was probably meant, exactly as it has to be written. */
function nearestValue(schema: Schema | undefined, issue: Issue, found: unknown): string | undefined {
  if (!schema || found === null || typeof found === 'object') return undefined;
  const wrote = String(found).trim();
  if (wrote === '') return undefined;
  if (issue.code === 'invalid_value') return nearestOf(wrote, issue.values.map(String));
  if (issue.code === 'invalid_type' && issue.expected === 'boolean') return YES_OR_NO.get(wrote.toLowerCase());
  if (typeof found !== 'string' && accepts(schema, wrote)) return quoted(wrote);
  if (typeof found === 'string' && Number.isFinite(Number(wrote)) && accepts(schema, Number(wrote))) return wrote;
  if (!issue.message.startsWith(NOT_ACCEPTED)) return undefined;
  const inShort = SHORT_TIMES.includes(String(issue.path.at(-1)));
  const rewritten = [asUnits(wrote), asDecimal(wrote), `${wrote} ${inShort ? 's' : 'min'}`, `${wrote} m`, asId(wrote)];
  return rewritten.find((guess) => guess !== found && accepts(schema, guess));
}

/** Where a number without a unit means seconds. */
const SHORT_TIMES: readonly string[] = ['rest', 'time'];

const accepts = (schema: Schema, value: unknown) => (schema as z.ZodType).safeParse(value).success;

/** `45mn`, `1 heure 30`, `90 secondes`, `1h15min`: as the schema reads them. */
function asUnits(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replace(/(?:1\/2|½)\s*h(?:eure)?s?$/, '30 min')
    .replace(/(?:1\/4|¼)\s*h(?:eure)?s?$/, '15 min')
    .replace(/(?:3\/4|¾)\s*h(?:eure)?s?$/, '45 min')
    .replace(/(\d)\s*(?:secondes?|secs?|s|''|")(?![a-z])/g, '$1 s')
    .replace(/(\d)\s*(?:heures?|hr?s?)(?![a-z])/g, '$1 h')
    .replace(/(\d)\s*(?:minutes?|mins?|mn|')(?![a-z])/g, '$1 min')
    .replace(/(\d)\s*(?:kilom[eè]tres?|kms?)(?![a-z])/g, '$1 km')
    .replace(/(\d)\s*(?:m[eè]tres?|mt?s?)(?![a-z])/g, '$1 m')
    .replace(/\s*(?:\bou\b|—|\.\.+|…)\s*/g, '-')
    .replace(/^(?:aucune?|pas de repos|sans repos|0)$/, 'aucun');
}

const asDecimal = (written: string) => asUnits(written).replace(/(\d)\.(\d)/g, '$1,$2');

function asId(written: string): string {
  return written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
