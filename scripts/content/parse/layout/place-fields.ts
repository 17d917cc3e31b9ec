import type { z } from 'zod';
import type { Repair } from '../repair/repair-rule.ts';
import type { Candidate, Misplaced } from './places.ts';
import { LayoutScan } from './scan.ts';

/** How well lines are read: where YAML stops, and what the schema has against what it read until there. */
export interface Score {
  /** Line of the next syntax error, as it is counted before any line is cut in two. */
  parsedUntil: number;
  issueCount: number;
}

/** The lines with each field in its place, as far as that makes them better. */
export interface Placed {
  lines: readonly string[];
  /** By number of the line in `lines`. */
  repairs: ReadonlyMap<number, Repair>;
  /** Numbers of the lines that were the end of the line above. */
  added: readonly number[];
}

/** A place for misplaced lines that makes the whole better. */
interface Better {
  place: Candidate;
  lines: readonly string[];
  score: Score;
}

/** Bound the time on a file where nothing is in its place. */
const MAX_TRIED = 40;
const MAX_LINES_TRIED = 20_000;

/** Puts the fields that stand elsewhere than the schema wants them into their places. */
export function placeFields(
  lines: readonly string[],
  schema: z.core.$ZodType,
  countScore: (lines: readonly string[]) => Score,
): Placed {
  const repairs = new Map<number, Repair>();
  const added: number[] = [];
  const { misplaced } = new LayoutScan(lines, schema);
  if (misplaced.length === 0) return { lines, repairs, added };
  const scoreOf = (tried: readonly string[]): Score => {
    const score = countScore(tried);
    return { ...score, parsedUntil: score.parsedUntil - (tried.length - lines.length) };
  };
  let placed = lines;
  let score = scoreOf(lines);
  let left = Math.min(MAX_TRIED, MAX_LINES_TRIED / lines.length);
  for (const group of grouped(misplaced)) {
    // The lines below a line that was cut have moved.
    const found = group.map((line) => ({ ...line, index: line.index + added.length }));
    const [first] = found;
    if (!first || (first.isPlausible && isValid(score)) || left <= 0) continue;
    left -= first.places.length;
    const better = first.places.flatMap((_place, choice) => betterBy(found, choice, placed, score, added, scoreOf));
    const [best] = better.toSorted((one, other) => compare(other.score, one.score));
    const line = placed[first.index] ?? '';
    if (best) {
      const repaired = best.lines.slice(first.index, best.lines.length - placed.length + first.index + found.length);
      const repair: Repair = {
        ...(first.reading ?? {
          ...rangeOf(line, first, best.place),
          message: messageFor(first, best.place, found.length),
        }),
        repaired: [],
        applied: { text: repaired.join('\n'), lines: found.length },
        isCertain:
          first.reading?.isCertain !== false &&
          best.place.change !== 'line above' &&
          better.filter((other) => compare(other.score, best.score) === 0).length === 1 &&
          (!isCut(best.place) || isBetterThanText(first, best, placed, score, scoreOf)),
      };
      const isAbove = best.place.change === 'line above';
      for (const line of repaired.keys()) if (!isAbove || line > 0) repairs.set(first.index + line + 1, repair);
      for (let line = found.length; line < repaired.length; line++) added.push(first.index + line + (isAbove ? 0 : 1));
      placed = best.lines;
      score = best.score;
    } else if (first.text !== undefined && first.entry.key !== undefined) {
      repairs.set(first.index + 1, {
        start: line.search(/\S/),
        end: line.length,
        message: inText(first),
        repaired: [],
      });
    }
  }
  return { lines: placed, repairs, added };
}

function betterBy(
  found: readonly Misplaced[],
  choice: number,
  lines: readonly string[],
  before: Score,
  added: readonly number[],
  scoreOf: (lines: readonly string[]) => Score,
): Better[] {
  const [first] = found;
  const place = first?.places[choice];
  if (!first || !place) return [];
  const moved = lines.slice();
  for (const { index, places } of found.toReversed())
    moved.splice(index, 1, ...(places[choice]?.with ?? [lines[index] ?? '']));
  const score = scoreOf(moved);
  const movedLines = { first: first.index + 1 - added.length, last: first.index + found.length - added.length };
  const isAccepted =
    isCut(place) && !isValid(score)
      ? place.isReadable && isErrorOutside(movedLines, score) && improves(first, before, score)
      : isReadBetter(mayStay(first, before) && place.change !== 'line above', movedLines.last, before, score) &&
        (isValid(score) || !isValid(before));
  return isAccepted ? [{ place, lines: moved, score }] : [];
}

const isCut = ({ change }: Candidate) => change === 'cut';

const isValid = ({ parsedUntil, issueCount }: Score) => parsedUntil === Number.POSITIVE_INFINITY && issueCount === 0;

/** YAML and the schema may accept the lines where they are, as a text. */
const mayStay = ({ text, entry }: Misplaced, before: Score) =>
  text !== undefined || (isValid(before) && entry.key === undefined);

const improves = (first: Misplaced, before: Score, after: Score) =>
  mayStay(first, before) ? compare(after, before) > 0 : compare(after, before) >= 0;

function isReadBetter(isSuspect: boolean, lastMoved: number, before: Score, after: Score): boolean {
  if (!isValid(before) && after.parsedUntil !== before.parsedUntil)
    return after.parsedUntil > Math.max(before.parsedUntil, lastMoved);
  return isSuspect ? compare(after, before) >= 0 : compare(after, before) > 0;
}

/** Whether neither the line as it is nor its value as one text would be read as well. */
function isBetterThanText(
  { index, asText }: Misplaced,
  cut: Better,
  lines: readonly string[],
  before: Score,
  scoreOf: (lines: readonly string[]) => Score,
): boolean {
  if (compare(cut.score, before) <= 0) return false;
  return asText === undefined || compare(cut.score, scoreOf(lines.with(index, asText))) > 0;
}

const isErrorOutside = (moved: { first: number; last: number }, { parsedUntil }: Score) =>
  parsedUntil < moved.first || parsedUntil > moved.last;
/** Positive when `one` is the better score. */
export function compare(one: Score, other: Score): number {
  if (one.parsedUntil !== other.parsedUntil) return one.parsedUntil - other.parsedUntil;
  // Both are infinite where YAML stops.
  return one.issueCount === other.issueCount ? 0 : other.issueCount - one.issueCount;
}

/** Lines that follow each other and moved together. */
function grouped(misplaced: readonly Misplaced[]): Misplaced[][] {
  const groups: Misplaced[][] = [];
  for (const found of misplaced) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const shift = found.places[0]?.shift;
    const goesOn =
      !found.reading &&
      last &&
      last.index === found.index - 1 &&
      shift !== undefined &&
      found.places[0]?.change === 'move' &&
      last.places[0]?.change === 'move' &&
      last.places[0].shift === shift;
    if (group && goesOn && found.text === last.text && found.isPlausible === last.isPlausible) group.push(found);
    else groups.push([found]);
  }
  return groups;
}

function rangeOf(line: string, { entry }: Misplaced, { change, with: [head = ''] }: Candidate) {
  if (change === 'cut') return { start: head.length, end: line.length };
  const start = line.search(/\S/);
  return { start, end: start + entry.dash.length + (entry.key?.length ?? 1) };
}

function messageFor(
  { text, entry }: Misplaced,
  { change, shift, beside, with: [head = '', ...others] }: Candidate,
  count: number,
): string {
  if (change === 'line above')
    return `il manque une ligne au-dessus de celle-ci : remets « ${head.trim()} », deux espaces plus à gauche`;
  const read =
    text === undefined || entry.key === undefined ? '' : `cette ligne se lit comme la suite du texte de « ${text} » : `;
  if (change === 'cut') {
    const fields = others.map((other) => `« ${other.trim()} »`).join(', puis ');
    const count = others.length === 1 ? 'deux' : 'plusieurs';
    return `${read || `${count} champs sur une ligne : `}mets ${fields} à la ligne, ${beside}`;
  }
  const spaces = Math.abs(shift) === 1 ? '1 espace' : `${Math.abs(shift)} espaces`;
  const lines = count === 1 ? 'cette ligne' : `ces ${count} lignes`;
  const move = read ? `${read}décale-la` : `retrait incorrect : décale ${lines}`;
  return `${move} de ${spaces} vers la ${shift < 0 ? 'gauche' : 'droite'}, ${beside}`;
}

const inText = ({ text, entry }: Misplaced) =>
  `« ${entry.key}: » se lit ici comme la suite du texte de « ${text} » : mets ce champ à sa place, ou retire-le`;
