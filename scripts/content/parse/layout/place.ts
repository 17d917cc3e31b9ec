import type { z } from 'zod';
import type { Repair } from '../repair/repair-rule.ts';
import { LayoutScan, type Misplaced, type Place } from './scan.ts';

/** How well lines are read: where YAML stops, and what the schema has against what it read until there. */
export interface Score {
  /** Line of the next syntax error. */
  parsedUntil: number;
  issueCount: number;
}

/** The lines with each field in its place, as far as that makes them better. */
export interface Placed {
  lines: readonly string[];
  /** By number of the line. */
  repairs: ReadonlyMap<number, Repair>;
}

/** A place for misplaced lines that makes the whole better. */
interface Better {
  place: Place;
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
  scoreOf: (lines: readonly string[]) => Score,
): Placed {
  const repairs = new Map<number, Repair>();
  const { misplaced } = new LayoutScan(lines, schema);
  if (misplaced.length === 0) return { lines, repairs };
  let placed = lines;
  let score = scoreOf(lines);
  let left = Math.min(MAX_TRIED, MAX_LINES_TRIED / lines.length);
  for (const found of grouped(misplaced)) {
    const [first] = found;
    if (!first || (first.isWeak && isSound(score)) || left <= 0) continue;
    left -= first.places.length;
    const better = first.places.flatMap((_place, choice) => betterBy(found, choice, placed, score, scoreOf));
    const [best] = better.toSorted((one, other) => compare(other.score, one.score));
    const line = lines[first.index] ?? '';
    if (best) {
      const repaired = best.lines.slice(first.index, best.lines.length - lines.length + first.index + found.length);
      const repair: Repair = {
        ...(first.reading ?? {
          ...rangeOf(line, first, best.place),
          message: messageFor(first, best.place, found.length),
        }),
        repaired: [],
        applied: { text: repaired.join('\n'), lines: found.length },
        isCertain: better.filter((other) => compare(other.score, best.score) === 0).length === 1,
      };
      for (const { index } of found) repairs.set(index + 1, repair);
      placed = best.lines;
      score = best.score;
      // The lines below have moved.
      if (best.place.shift === undefined) break;
    } else if (first.text !== undefined && first.entry.key !== undefined) {
      repairs.set(first.index + 1, {
        start: line.search(/\S/),
        end: line.length,
        message: inText(first),
        repaired: [],
      });
    }
  }
  return { lines: placed, repairs };
}

function betterBy(
  found: readonly Misplaced[],
  choice: number,
  lines: readonly string[],
  score: Score,
  scoreOf: (lines: readonly string[]) => Score,
): Better[] {
  const place = found[0]?.places[choice];
  if (!place) return [];
  const moved = lines.slice();
  for (const { index, places } of found.toReversed())
    moved.splice(index, 1, ...(places[choice]?.with ?? [lines[index] ?? '']));
  const after = scoreOf(moved);
  const goesOn = after.parsedUntil > Math.max(score.parsedUntil, (found[0]?.index ?? 0) + found.length + 1);
  const inText = found[0]?.text !== undefined;
  const isBetter =
    isSound(score) || after.parsedUntil === score.parsedUntil
      ? compare(after, score) > (inText || (isSound(score) && found[0]?.entry.key === undefined) ? -1 : 0)
      : goesOn;
  const isEnough = isSound(after) || (place.shift !== undefined && !isSound(score));
  return isBetter && isEnough ? [{ place, lines: moved, score: after }] : [];
}

const isSound = ({ parsedUntil, issueCount }: Score) => parsedUntil === Number.POSITIVE_INFINITY && issueCount === 0;

/** Positive when `one` is the better score. */
function compare(one: Score, other: Score): number {
  if (one.parsedUntil !== other.parsedUntil) return one.parsedUntil - other.parsedUntil;
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
      last.places[0]?.shift === shift;
    if (group && goesOn && found.text === last.text && found.isWeak === last.isWeak) group.push(found);
    else groups.push([found]);
  }
  return groups;
}

function rangeOf(line: string, { entry }: Misplaced, { shift, with: [head = ''] }: Place) {
  if (shift === undefined) return { start: head.length, end: line.length };
  const start = line.search(/\S/);
  return { start, end: start + entry.dash.length + (entry.key?.length ?? 1) };
}

function messageFor({ text, entry }: Misplaced, { shift, beside, with: [, tail = ''] }: Place, count: number): string {
  const read =
    text === undefined || entry.key === undefined ? '' : `cette ligne se lit comme la suite du texte de « ${text} » : `;
  if (shift === undefined)
    return `${read || 'deux champs sur une ligne : '}mets « ${tail.trim()} » à la ligne, ${beside}`;
  const spaces = Math.abs(shift) === 1 ? '1 espace' : `${Math.abs(shift)} espaces`;
  const lines = count === 1 ? 'cette ligne' : `ces ${count} lignes`;
  const move = read ? `${read}décale-la` : `retrait incorrect : décale ${lines}`;
  return `${move} de ${spaces} vers la ${shift < 0 ? 'gauche' : 'droite'}, ${beside}`;
}

const inText = ({ text, entry }: Misplaced) =>
  `« ${entry.key}: » se lit ici comme la suite du texte de « ${text} » : mets ce champ à sa place, ou retire-le`;
