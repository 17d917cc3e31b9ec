import { type Schema, schemaAt } from '../../../scripts/content/schema-tree.ts';
import type { Choices } from './choices.ts';
import type { Path } from './draft.ts';
import { capitalized, fieldOf, itemField, itemWord } from './fields.ts';
import { warningLabel } from './formWords.ts';
import { isObject, within } from './yamlDocument.ts';

const NO_BREAK = '\u00a0';
type Fields = Readonly<Record<string, unknown>>;

/** What names an item in a list, the first that it has. */
const TITLES = 'activity intensity name title text label replaces level feeling kind focus phase remaining'.split(' ');

/** What a row of a list says of its item: its name, and a few figures. */
export function rowTitle(item: unknown, choices: Choices, word = '', rounds = 1): { title: string; detail: string } {
  const fields = item as Fields;
  if (typeof item !== 'object' || item === null) return { title: withoutMarkup(String(item ?? '')), detail: '' };
  const labelOf = (target: 'exercise' | 'division' | 'workoutPage', value: unknown) =>
    choices[target].find((choice) => choice.value === value)?.label ?? String(value);
  const known =
    (fields.exercise && labelOf('exercise', fields.exercise)) ||
    (fields.division && labelOf('division', fields.division)) ||
    (fields.warning && warningLabel(String(fields.warning))) ||
    TITLES.map((key) => fields[key]).find((value) => (value ?? '') !== '');
  const lengths = ['estimatedDuration', 'duration', 'within', 'total', 'before', 'share', 'rpe', 'reserve'];
  const parts = [doseOf(fields), totalOf(fields, rounds), ...lengths.map((key) => fields[key])];
  const detail = parts.filter((part) => (part ?? '') !== '' && typeof part !== 'object').join(' · ');
  const weeks = Array.isArray(fields.weeks)
    ? `semaine${fields.weeks.length > 1 ? 's' : ''}${NO_BREAK}${fields.weeks.join(', ')}`
    : '';
  const named =
    typeof known === 'number' ? `${word} ${known}`.trim() : typeof known === 'string' ? withoutMarkup(known) : known;
  const title = [fields.day, named ?? fields.type ?? fields.days, weeks].filter(Boolean).join(' – ');
  return { title: capitalized(title), detail };
}

const LONGEST = 80;
/** Without bold, links and the braces of citations, and no longer than a title. */
function withoutMarkup(text: string): string {
  const plain = text.replace(/\*\*|\]\([^)]*\)|[[{}]/g, '');
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST).replace(/\s\S*$/, '')}…` : plain;
}

/** « 3 × 10 », « 4 × 30 s par côté » */
function doseOf({ sets, reps, time, distance, perSide }: Fields): string | undefined {
  const amount = reps ?? time ?? distance;
  if (amount === undefined) return undefined;
  const times = sets === undefined ? '' : `${sets}${NO_BREAK}×${NO_BREAK}`;
  return `${times}${amount}${perSide === true ? ' par côté' : ''}`;
}

/** What the sets of a circuit or a workout come to: « 3 tours × 2 = 6 séries ». */
export function totalOf(fields: Fields, rounds = 1): string | undefined {
  if (typeof fields.sets === 'number') return rounds > 1 && fields.sets > 1 ? product(rounds, fields.sets) : undefined;
  if (Array.isArray(fields.blocks))
    return counted(sum(fields.blocks, (block) => numberOf(block.rounds) * setsIn(block)));
  if (!Array.isArray(fields.exercises) || !fields.exercises.some((item) => typeof Object(item).sets === 'number'))
    return undefined;
  return typeof fields.rounds === 'number' ? product(fields.rounds, setsIn(fields)) : counted(setsIn(fields));
}

const product = (rounds: number, sets: number) =>
  `${rounds}${NO_BREAK}${rounds > 1 ? 'tours' : 'tour'} × ${sets} = ${counted(rounds * sets)}`;
const counted = (sets: number) => `${sets}${NO_BREAK}${sets > 1 ? 'séries' : 'série'}`;
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);
const sum = (items: unknown, of: (item: Fields) => number) =>
  (Array.isArray(items) ? items : []).reduce<number>((total, item) => total + of(Object(item)), 0);
const setsIn = ({ exercises }: Fields) => sum(exercises, ({ sets }) => numberOf(sets));

/** What stands at a path of a file with `schema`, and what is around it but for lists, from the outermost on. */
export function trailOf(root: unknown, path: Path, schema: Schema, choices: Choices): { path: Path; title: string }[] {
  return path.flatMap((step, index) => {
    const around = path.slice(0, index + 1);
    const item = within(root, around);
    if (Array.isArray(item) && index < path.length - 1) return [];
    const parent = schemaAt(schema, path.slice(0, index)) ?? schema;
    const field =
      typeof step === 'number' ? itemField(parent, step) : fieldOf(schemaAt(schema, around) ?? schema, step);
    const isNamed = typeof step === 'number' || isObject(item);
    const { title } = isNamed ? rowTitle(item, choices, itemWord(parent)) : { title: '' };
    return [{ path: around, title: title || field.label }];
  });
}
