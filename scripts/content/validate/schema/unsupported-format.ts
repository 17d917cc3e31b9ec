import { MEASURES } from '../../../../schema/dose.ts';
import { comparisonKey } from '../../nearest.ts';

/** Ways to train that coaches look for as fields: what each is written as, and its recipe in content/README.md. */
export const UNSUPPORTED_FORMATS: Record<string, { names: RegExp; how: string; recipe: string }> = {
  superset: {
    names: /^(?:supersets?|biset|triset)$/,
    how: 'un circuit qui enchaîne ses exercices, un tour par série',
    recipe: 'Superset',
  },
  circuit: {
    names: /^(?:circuits?|fortime|wod)$/,
    how: 'un circuit, avec son nombre de tours dans « rounds »',
    recipe: 'Circuit',
  },
  tabata: {
    names: /^tabata$/,
    how: 'un circuit de 8 tours, 20 s d’effort et 10 s de repos',
    recipe: 'EMOM, AMRAP, tabata',
  },
  emom: { names: /^emom$/, how: 'un circuit d’un tour par minute', recipe: 'EMOM, AMRAP, tabata' },
  amrap: { names: /^amrap$/, how: 'un circuit, avec les tours que tu vises', recipe: 'EMOM, AMRAP, tabata' },
  finisher: { names: /^(?:finisher|finition|final)$/, how: 'un dernier circuit', recipe: 'Circuit' },
};

const CALORIES = 'il n’y a pas de dose en calories : donne reps, time ou distance';
const BY_SEX = 'il n’y a pas de dose par sexe : donnes-en une pour tous, et dis le reste dans une note';
/** What stays out of the content: its keys, and what to do instead. */
const LEFT_OUT: readonly (readonly [RegExp, string])[] = [
  [/^k?cal(?:orie)?s?$/i, CALORIES],
  [
    /^\S*(?:femmes?|hommes?|wom[ae]n|females?)$|^(?:reps|sets|time|distance|loads?|charge|poids|dose)_?(?:m[ae]n|males?)$/i,
    BY_SEX,
  ],
  [
    /^(?:lateStarts?|starts?)_?(?:\d+|bis)$/i,
    'il n’y a qu’une table de départs tardifs : ajoute tes lignes à « lateStart »',
  ],
  [
    /^(?:en|lang|langues?|languages?|traductions?|translations?)$|(?:[a-z]E[nN]|[_-]en|English|Anglais)$/,
    'le contenu n’a qu’une langue, le français : retire ce champ',
  ],
];

const MAXIMUM = 'il n’y a pas de dose au maximum : donne ce que tu vises, et dis le reste dans une note';

/** What a dose in calories, by sex or without a number is told; undefined of another value. */
export function leftOutDose(value: unknown, field: string): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^(?:amrap|max\S*|.*échec)$/i.test(value.trim()) && [...MEASURES, 'sets'].includes(field)) return MAXIMUM;
  if (/\d\s*k?cal(?:orie)?s?$/i.test(value.trim())) return CALORIES;
  return /\d.*(?<!\p{L})(?:femmes?|hommes?)(?!\p{L})/iu.test(value) ? BY_SEX : undefined;
}

/** Why there is no such field, whatever the others. */
export const leftOutKey = (key: string) => LEFT_OUT.find(([names]) => names.test(key))?.[1];

const IN_A_WORKOUT = 'Recopie la recette « Superset » de content/README.md';

/** How to write what an unknown key asks for beside `fields`; undefined for one that asks for nothing else. */
export function unsupportedFormat(key: string, value: unknown, fields: readonly string[]): string | undefined {
  // In YAML 1.1, it merges the fields of another object.
  if (key === '<<') return '« << » recopie d’autres champs : écris-les plutôt ici';
  // A circuit among the exercises, or an exercise among the circuits.
  if (key === 'exercises' && Array.isArray(value) && fields.includes('sets'))
    return `un circuit ne va pas parmi les exercices : écris « blocks: » à la place de « exercises: », puis un circuit par groupe d’exercices. ${IN_A_WORKOUT}`;
  if (key === 'exercise' && typeof value === 'string' && fields.includes('rounds'))
    return `un exercice ne va pas seul dans « blocks » : mets-le dans un circuit, « - rounds: 1 », puis « exercises: ». ${IN_A_WORKOUT}`;
  const leftOut = leftOutKey(key);
  if (leftOut) return `« ${key} » n’est pas un champ, car ${leftOut}`;
  // A page of workouts, a workout, a circuit or an exercise of one.
  if (!['options', 'exercises', 'sets'].some((field) => fields.includes(field))) return undefined;
  const name = comparisonKey(key).replace(/[^a-z]/g, '');
  const format = Object.values(UNSUPPORTED_FORMATS).find(({ names }) => names.test(name));
  return (
    format &&
    `« ${key} » n’est pas un champ : dans « blocks », écris ${format.how}. Recopie la recette « ${format.recipe} » de content/README.md`
  );
}
