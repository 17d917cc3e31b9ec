import type { z } from 'zod';
import { workoutOption, workoutPage } from '../../../../schema/workout.ts';
import { frenchNamesOf } from '../../field-names.ts';
import { comparisonKey, nearestOf } from '../../nearest.ts';
import { keysOf } from '../../schema-tree.ts';
import { DECIMAL_POINT } from './messages.ts';

type Schema = z.core.$ZodType;

interface KeyContext {
  /** The fields allowed there. */
  fields: Schema | undefined;
  /** The keys already present. */
  taken: readonly string[];
  /** The missing key that this one probably stands for. */
  expected: string | undefined;
}

/** What is wrong with a key that may not stand where it does, and the key that was probably expected. */
export function unknownKey(
  key: string,
  { fields, taken, expected }: KeyContext,
): { message: string; suggestion?: string | undefined; replacement?: string | undefined } {
  const all = keysOf(fields);
  const others = `, champs possibles ici : ${all.join(', ')}`;
  const misplaced = misplacedKey(key, all, others);
  if (misplaced !== undefined) return { message: misplaced };
  const [, field, value] = /^(\w+):(\S+)$/.exec(key) ?? [];
  if (field !== undefined && all.includes(field)) {
    return { message: `il manque une espace après « ${field}: »`, replacement: `${field}: ${value}` };
  }
  const free = all.filter((field) => !taken.includes(field));
  const french = frenchFor(fields, key, expected === undefined ? [...free, ...all] : [expected]);
  if (french !== undefined) {
    const message = `« ${key} » s’écrit ici « ${french} »`;
    return taken.includes(french)
      ? { message: `${message}, qui est déjà là : garde un seul des deux` }
      : { message, replacement: french };
  }
  const suggestion = expected ?? nearestOf(key, free);
  // « Marche : une minute sur dix », as a text goes on.
  if (suggestion === undefined && /^\p{Lu}| /u.test(key)) {
    return {
      message: `« ${key} » se lit comme un champ, à cause des deux-points : si c’est la suite du texte au-dessus, aligne cette ligne avec lui, sinon retire-la`,
    };
  }
  const possible = suggestion === undefined && free.length > 0 ? others : '';
  return { message: `champ inconnu « ${key} » : corrige son nom ou retire-le${possible}`, suggestion };
}

/** Of a key that no field of these was meant by; undefined of any other. */
function misplacedKey(key: string, fields: readonly string[], others: string): string | undefined {
  if (/[\u00a0\u202f]/.test(key))
    return `espace insécable (elle ne se voit pas) dans « ${key.trim()} » : remplace-la par une espace ordinaire, ou retire-la`;
  // `{ hold: 0,3 }`
  if (/^\d+$/.test(key)) return `« ${key} » n’est pas un champ : ${DECIMAL_POINT}`;
  const standsFor = (field: string, among: Schema) => key === field || frenchFor(among, key, [field]) !== undefined;
  const isPrescription = fields.includes('exercise') && fields.includes('sets');
  if (isPrescription && standsFor('rest', workoutOption))
    return `« ${key} » ne se donne pas par exercice : le repos se règle une fois pour toute la séance, dans son « rest »${others}`;
  const isWorkout = fields.includes('blocks') && fields.includes('summary');
  if (isWorkout && standsFor('coolDown', workoutPage))
    return `« ${key} » ne se donne pas par séance : écris « coolDown » une fois pour la page, au niveau de « title »`;
  return undefined;
}

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
