import { formatDay } from '../../calendar/dateText.ts';
import type { LocalDate } from '../../calendar/localDate.ts';
import { decimal } from '../../format/decimal.ts';
import { formatKg } from '../../format/load.ts';
import { NO_BREAK } from '../../format/noBreak.ts';
import { count, plural } from '../../format/plural.ts';
import type { SetValues } from './entry.ts';
import type { ExerciseSession } from './lastTime.ts';
import type { NumberField } from './numberFields.ts';
import { formatTime } from './sessionValues.ts';
import { SET_NUMBER_FIELDS, SET_NUMBERS } from './setNumbers.ts';

/**
 * One short line: « La dernière fois : 3 × 10 × 22,5 kg, RPE 7 »; of sets that differ the ends, « 3 × 8–10 × 20–22,5 kg,
 * RPE 7–9 », or each one where the ends would say of all what is true of some. The day alone where nothing was noted.
 */
export function formatLastTime({ sets, on }: ExerciseSession, today: LocalDate): string {
  const noted = withRpe(haveRanges(sets) ? formatRanges(sets) : formatWork(sets), sets);
  const day = on === today ? 'aujourd’hui' : `le ${formatDay(on, today)}`;
  return `La dernière fois${NO_BREAK}: ${noted || day}`;
}

/** Whether all that have a value have the same ones, and none a load where others have a help. */
function haveRanges(sets: readonly SetValues[]): boolean {
  const noted = sets.filter((set) => formatSetValues(set) !== '');
  const areOfAll = SET_NUMBER_FIELDS.every(
    (name) => name === 'rpe' || new Set(noted.map((set) => set[name] === undefined)).size < 2,
  );
  return areOfAll && !(noted.some(({ kg = 0 }) => kg < 0) && noted.some(({ kg = 0 }) => kg > 0));
}

function formatRanges(sets: readonly SetValues[]): string {
  const noted = sets.filter((set) => formatSetValues(set) !== '');
  const ends = (end: (...values: number[]) => number): SetValues =>
    Object.fromEntries(
      SET_NUMBER_FIELDS.map((name) => [name, noted.flatMap((set) => set[name] ?? [])] as const)
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => [name, end(...values)]),
    );
  const [least, most] = [ends(Math.min), ends(Math.max)];
  return noted.length > 1
    ? counted(noted.length, least, formatSetValues(least, true, most))
    : formatSetValues(least, false, most);
}

/** Equal sets are one: « 3 × 10 × 22,5 kg, RPE 7 », « 10 × 20 kg, puis 2 × 8 × 22,5 kg »; empty when nothing was noted. */
export const formatSets = (sets: readonly SetValues[]): string => withRpe(formatWork(sets), sets);

/** Also of sets without a value; with how many of them were asked for, where some were left out: « 2 séries sur 4 ». */
export function formatAllSets(sets: readonly SetValues[], asked?: number): string {
  const work = formatWork(sets);
  return withRpe([work, (asked || !work) && formatCount(sets, asked)].filter(Boolean).join(', '), sets);
}

const formatCount = ({ length }: readonly unknown[], of?: number) =>
  `${count(length, 'série')}${of ? ` sur${NO_BREAK}${of}` : ''}`;

const withRpe = (work: string, sets: readonly SetValues[]) => [work, formatRpe(sets)].filter(Boolean).join(', ');

function formatWork(sets: readonly SetValues[]): string {
  const groups: { set: SetValues; count: number }[] = [];
  for (const set of sets) {
    const last = groups.at(-1);
    if (last && formatSetValues(last.set) === formatSetValues(set)) last.count += 1;
    else groups.push({ set, count: 1 });
  }
  return groups
    .filter(({ set }) => formatSetValues(set) !== '')
    .map(({ set, count }) => (count > 1 ? counted(count, set, formatSetValues(set, true)) : formatSetValues(set)))
    .join(', puis ');
}

/** « 3 × 10 × 20 kg »; of a load alone « 3 séries avec 20 kg », since 3 × 20 kg is a set of three. */
function counted(sets: number, set: SetValues, text: string): string {
  const isLoadAlone = SET_NUMBER_FIELDS.every((name) => name === 'kg' || name === 'rpe' || set[name] === undefined);
  return isLoadAlone ? `${count(sets, 'série')} avec ${text}` : `${sets}${NO_BREAK}×${NO_BREAK}${text}`;
}

/**
 * « 10 × 22,5 kg », « 40 s avec 16 kg », « 400 m en 1:52 »; repetitions are named where nothing else says what they are:
 * « 10 répétitions », `isCounted` « 3 × 10 ». With `most`, each number is a range that ends there: « 8–10 × 20 kg ». The
 * load is what one hand holds, never times the pieces.
 */
export function formatSetValues(set: SetValues, isCounted = false, most = set): string {
  const range = (name: NumberField, format: (value: number) => string, value = set[name], end = most[name]) => {
    if (value === undefined) return '';
    return end === undefined || format(value) === format(end) ? format(value) : joined(format(value), format(end));
  };
  const help = helpRange(set.kg, most.kg);
  const load = help ?? (set.kg || most.kg ? range('kg', formatKg) : '');
  const time = range('seconds', formatTime);
  const amounts = SET_NUMBER_FIELDS.flatMap((name) => {
    const { inSentence } = SET_NUMBERS[name];
    return (inSentence && range(name, inSentence)) || [];
  });
  const reps = range('reps', String);
  if (reps && load && /^\d/.test(load) && !time && amounts.length === 0) return `${reps}${NO_BREAK}×${NO_BREAK}${load}`;
  const noun = time || amounts.length > 0 || !isCounted ? `${NO_BREAK}${plural(most.reps ?? 0, 'répétition')}` : '';
  const amount = [reps && `${reps}${noun}`, ...amounts].filter(Boolean).join(', ');
  return [[amount, time].filter(Boolean).join(' en '), load].filter(Boolean).join(' avec ');
}

/** « 20–30 kg d’aide », « jusqu’à 20 kg d’aide »: the most of it is the least load. Undefined of one help alone. */
function helpRange(least = 0, most = 0): string | undefined {
  if (least >= 0 || least === most) return undefined;
  return most < 0 ? joined(formatKg(most), formatKg(least)) : `jusqu’à ${formatKg(least)}`;
}

/** Two numbers of one unit, which is said once: « 20–22,5 kg ». A browser breaks a line after a dash. */
function joined(least: string, most: string): string {
  const [, unit = ''] = /^[\d:,]+(.*)$/u.exec(most) ?? [];
  return `${unit && least.endsWith(unit) ? least.slice(0, -unit.length) : least}–\u2060${most}`;
}

/** « RPE 7 », « RPE 7–9 »; where some sets have none « RPE 9 pour 1 série sur 3 ». */
function formatRpe(sets: readonly SetValues[]): string {
  const rpes = sets.flatMap(({ rpe }) => rpe ?? []);
  if (rpes.length === 0) return '';
  const [least, most] = [Math.min(...rpes), Math.max(...rpes)].map(decimal);
  const some = rpes.length < sets.length ? ` pour ${formatCount(rpes, sets.length)}` : '';
  return `RPE${NO_BREAK}${least === most ? least : `${least}–${most}`}${some}`;
}
