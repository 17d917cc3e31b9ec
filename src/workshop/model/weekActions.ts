import { KINDS } from '../../../scripts/content/kinds.ts';
import type { CitingText, Files, Path } from './draft.ts';
import { withEdited } from './followingEdits.ts';
import { isObject, YamlEditError } from './yamlDocument.ts';
import { insertItem, removeValue, setValue, swapItems, takeOver, valueAt } from './yamlEdits.ts';

const WEEK_FILE = /^(training\/phase\d\/week-)(\d\d)\.yaml$/;
const LIMITS = 'limits.yaml';
const WEEK = KINDS.week.schema;

/** The days of week `from` take the place of those of week `to`. */
export function copyWeek(files: Files, from: number, to: number): Files {
  const [source, path] = [weekPath(files, from), weekPath(files, to)];
  return withEdited(files, path, takeOver(textOf(files, path), ['days'], textOf(files, source)));
}

/** Exchanges what is done on two days, such as lundi and jeudi. */
export function swapDays(files: Files, week: number, dayA: string, dayB: string): Files {
  const path = weekPath(files, week);
  const text = textOf(files, path);
  const [a, b] = [dayA, dayB].map((day) => itemIndex(text, ['days'], 'day', day)) as [number, number];
  const swapped = setValue(swapItems(text, ['days'], a, b), ['days', a, 'day'], dayA, WEEK);
  return withEdited(files, path, setValue(swapped, ['days', b, 'day'], dayB, WEEK));
}

/** A copy of week `after` follows it, and the later ones get the next number, where fields name them and not texts. */
export function insertWeek(files: Files, after: number): { files: Files; reread: CitingText[]; inserted: string } {
  const model = weekPath(files, after);
  const numbers = [...files.keys()].flatMap((path) => Number(WEEK_FILE.exec(path)?.[2]) || []).sort((a, b) => a - b);
  const raised = new Map(
    [...files].map(([path, text]) => {
      const [, folder, number] = WEEK_FILE.exec(path) ?? [];
      const cited = text.replace(CITATION, (each) =>
        each.replace(WHOLE_NUMBER, (week) => `${later(Number(week), after)}`),
      );
      const edited = withRaised(path, cited, after);
      if (folder === undefined || Number(number) <= after) return [path, edited];
      return [`${folder}${twoDigits(Number(number) + 1)}.yaml`, withNumber(edited, Number(number), 1)];
    }),
  );
  // What coaches accepted was accepted there.
  const copy = withoutAccepted(removeValue(withNumber(raised.get(model) ?? '', after, 1), ['id'], WEEK));
  const inserted = model.replace(/\d\d(?=\.yaml$)/, twoDigits(after + 1));
  raised.set(inserted, copy);
  const training = raised.get('training.yaml');
  if (training !== undefined && Array.isArray(valueAt(training, ['lateStart', 'starts']))) {
    const start = { remaining: numbers.length, keep: numbers.map((number) => later(number, after)) };
    const schema = KINDS.training.schema;
    raised.set('training.yaml', insertItem(training, ['lateStart', 'starts'], 0, start, schema));
  }
  const sorted = new Map([...raised].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { files: sorted, reread: [...sorted].flatMap(([file, text]) => [...citing(file, text, after)]), inserted };
}

const twoDigits = (week: number) => String(week).padStart(2, '0');
const later = (week: number, after: number) => (week > after ? week + 1 : week);

function textOf(files: Files, path: string): string {
  const text = files.get(path);
  if (text === undefined) throw new YamlEditError(`no file ${path}`);
  return text;
}

function weekPath(files: Files, week: number): string {
  const path = [...files.keys()].find((each) => Number(WEEK_FILE.exec(each)?.[2]) === week);
  if (path === undefined) throw new YamlEditError(`no week ${week}`);
  return path;
}

function itemIndex(text: string, list: Path, key: string, id: string): number {
  const items = valueAt(text, list);
  const index = Array.isArray(items) ? items.findIndex((item) => isObject(item) && item[key] === id) : -1;
  if (index < 0) throw new YamlEditError(`no ${key} ${id}`);
  return index;
}

/** With its number, and that of the comment that it begins with, as `# Semaine 9 : la simulation.` */
const withNumber = (text: string, number: number, by: number) =>
  setValue(text, ['number'], number + by, WEEK).replace(
    new RegExp(`^(\ufeff?# Semaine )${number}\\b`),
    `$1${number + by}`,
  );

/** With the week numbers of its fields: `week: 12`, `weeks: [9, 10]`, `keep: [2, 3]`; what holds for `after` holds for its copy. */
function withRaised(path: string, text: string, after: number): string {
  const schema = Object.values(KINDS).find(({ path: pattern }) => pattern === path)?.schema ?? WEEK;
  const next = (value: unknown, key: string): unknown => {
    if (Array.isArray(value) && ['weeks', 'keep'].includes(key) && value.every((week) => typeof week === 'number')) {
      const copied = path === LIMITS && value.includes(after) ? [after + 1] : [];
      return [...value.map((week) => later(week, after)), ...copied].sort((a, b) => a - b);
    }
    return key === 'week' && typeof value === 'number' ? later(value, after) : value;
  };
  const isOfWeeks = path === LIMITS || /^(?:training|competition)\.yaml$/.test(path) || WEEK_FILE.test(path);
  if (!isOfWeeks) return text;
  return [...fieldsIn(valueAt(text, []))].reduce((edited, { path: field, value }) => {
    const raised = next(value, String(field.at(-1)));
    return raised === value ? edited : setValue(edited, field, raised, schema);
  }, text);
}

function* fieldsIn(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, field] of Object.entries(value))
    yield* fieldsIn(field, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** `{semaines 4 et 8}`; not the number in an id, as `{semaine allegee-1}`. */
const CITATION = /\{\s*semaines?\s[^{}]*\}/gi;
const WHOLE_NUMBER = /(?<![\w-])\d+(?![\w-])/g;
const CITED = /semaines?\s+((?:n\s?[°º]|\d+|et|ou|à|,|-|\s)+)/gi;

function* citing(file: string, text: string, after: number): Generator<CitingText> {
  const cites = (written: string) =>
    [...written.replace(CITATION, '').matchAll(CITED)].some(([, cited = '']) =>
      (cited.match(/\d+/g) ?? []).some((week) => Number(week) > after),
    );
  for (const { path, value } of fieldsIn(valueAt(text, [])))
    if (typeof value === 'string' && cites(value)) yield { file, path, text: value };
}

function withoutAccepted(text: string): string {
  const places = [...fieldsIn(valueAt(text, []))].filter(({ path }) => path.at(-1) === 'accepted');
  // The last first: a list may go with its only item.
  return places.reverse().reduce((edited, { path }) => removeValue(edited, path, WEEK), text);
}
