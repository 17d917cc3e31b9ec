import { listMeasures, MEASURES } from '../../../../schema/dose.ts';
import { frenchNamesOf } from '../../field-names.ts';
import { comparisonKey, nearestOf } from '../../nearest.ts';
import { accepts, keysOf, type Schema, schemaAt } from '../../schema-tree.ts';
import { DECIMAL_POINT } from './messages.ts';
import { readingsOf } from './suggested-value.ts';
import { unsupportedFormat } from './unsupported-format.ts';

/** Fields that stand together: those the schema allows, as they are, and what it has against their keys. */
export interface Fields {
  schema: Schema | undefined;
  value: Readonly<Record<string, unknown>>;
  unknown: readonly string[];
  missing: readonly string[];
}

export interface ToldKey {
  message: string;
  suggestion?: string | undefined;
  replacement?: string | undefined;
  /** The field that it was meant for. */
  meant?: string | undefined;
  /** Nothing else is known of fields that are written in another way. */
  isOtherForm?: boolean;
}

/** What is wrong with a key that may not stand where it does, and the key that was probably meant. */
export function unknownKey(key: string, { schema, value, unknown, missing }: Fields): ToldKey {
  const all = keysOf(schema);
  const unsupported = unsupportedFormat(key, value[key], all);
  if (unsupported !== undefined) return { message: unsupported, isOtherForm: true };
  // `{ hold: 0,3 }`
  if (/^\d+$/.test(key)) return { message: `« ${key} » n’est pas un champ : ${DECIMAL_POINT}` };
  // `{ raceShare 50 % }`
  const [, field = '', written] = /^(\w+)[: ]\s*(\S.*)$/.exec(key) ?? [];
  if (all.includes(field) && value[key] === null) {
    const message = `après « ${field} », tape deux-points, puis une espace`;
    return { message, replacement: `${field}: ${written}`, meant: field };
  }
  const free = all.filter((other) => !(other in value));
  const fitting = free.filter((other) => mayHold(schema, other, value[key]));
  const wanted = missing.filter((other) => fitting.includes(other));
  // The phone knows « repos » better than « reps ».
  const isDose =
    /^re(?:po|s)/.test(key) && fitting.includes('reps') && MEASURES.every((measure) => free.includes(measure));
  const [, , elsewhere] =
    ELSEWHERE.find(([fields, keys]) => fields.every((other) => all.includes(other)) && keys.test(inSingular(key))) ??
    [];
  if (elsewhere && !isDose) return { message: `« ${key} » ${elsewhere}` };
  const french = isDose ? undefined : frenchFor(schema, key, [...wanted, ...fitting, ...all]);
  if (french !== undefined) {
    const message = `« ${key} » s’écrit ici « ${french} »`;
    return french in value
      ? { message: `${message}, qui est déjà là : garde un seul des deux` }
      : { message, replacement: french, meant: french };
  }
  const only = wanted.length === 1 && unknown.length === 1 ? wanted[0] : undefined;
  const near = isDose ? 'reps' : (nearestOf(key, wanted) ?? nearestOf(key, fitting));
  // « - wall-balls: 20 »
  const isExercise = missing.includes('exercise') && !('exercises' in value);
  if (near === undefined && isExercise && all.includes('sets') && /^\d/.test(String(value[key]))) {
    const message = `« ${key} » n’est pas un champ : écris « exercise: ${key} », et à la ligne sa dose, sets et ${listMeasures('ou')}`;
    return { message, isOtherForm: true };
  }
  const meant = near ?? only;
  if (meant !== undefined) {
    return { message: `champ inconnu « ${key} » : corrige son nom ou retire-le`, suggestion: meant, meant };
  }
  // « Marche : une minute sur dix », as a text goes on.
  if (/^\p{Lu}| /u.test(key)) {
    const message = `« ${key} » se lit comme un champ, à cause des deux-points : si c’est la suite du texte au-dessus, aligne cette ligne avec lui, sinon retire-la`;
    return { message };
  }
  const possible = free.length > 0 ? `, champs possibles ici : ${all.join(', ')}` : '';
  return { message: `champ inconnu « ${key} » : corrige son nom ou retire-le${possible}` };
}

/** Whether a value may be that of a field: what stands inside of it is told apart. */
function mayHold(schema: Schema | undefined, field: string, value: unknown): boolean {
  const own = schema && schemaAt(schema, [field]);
  if (!own || value === null) return true;
  if (typeof value === 'object') return keysOf(own).length > 0 || !accepts(own, 'quelques mots');
  return accepts(own, value) || readingsOf(own, String(value), field).length > 0;
}

/** Keys that belong to another place: where there are these fields, in the singular and without accents. */
const ELSEWHERE: readonly (readonly [fields: readonly string[], keys: RegExp, advice: string])[] = [
  [
    ['exercise', 'sets'],
    /^(?:rest|repo|recup|recuperation|pause)$/,
    'ne se donne pas par exercice : le repos se règle une fois pour toute la séance, dans son « rest »',
  ],
  [
    ['blocks', 'summary'],
    /^(?:cooldown|retouraucalme)$/,
    'ne se donne pas par séance : écris « coolDown » une fois pour la page, au niveau de « title »',
  ],
];

/** The key among `keys` of `fields` that has the French name `written`, whatever its accents and its number. */
export function frenchFor(fields: Schema | undefined, written: string, keys: readonly string[]): string | undefined {
  const name = inSingular(written);
  const byRank = (rank: (names: readonly string[]) => boolean) =>
    keys.find((key) => key !== written && rank(frenchNamesOf(fields, key).map(inSingular)));
  return byRank(([first]) => first === name) ?? byRank((names) => names.includes(name));
}

const inSingular = (name: string) =>
  comparisonKey(name)
    .replace(/[^a-z]/g, '')
    .replace(/s$/, '');
