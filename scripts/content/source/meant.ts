import { visit } from 'yaml';
import { KNOWN_KEYS } from '../kinds.ts';
import { blockTexts, textOutOfLine } from './block-text.ts';
import type { Remark } from './encoding.ts';
import { misaligned, tab } from './indentation.ts';
import { dashesIn, lostDash } from './lists.ts';
import { lostLine } from './lost-line.ts';
import { faultOf, type Parsed, parse, sharedNodes, type YamlFault } from './parsed.ts';
import { noSpaceAfterColon } from './punctuation.ts';
import { openQuote } from './quotes.ts';
import type { Slip, Surroundings, Trap } from './slip.ts';
import { PLAIN, TRAPS } from './traps.ts';

/** Whoever has more starts with these. */
const MOST_SLIPS = 50;
/** A slip stands where YAML stumbles, or a little before; a wrong indentation hardly before. */
const LINES_BACK = 30;
const LINES_MISALIGNED = 3;
/** An element of a list may be long, and YAML stumbles over the next one. */
const LINES_OF_ELEMENT = 120;
/** In a long file with many slips the rest is told in general words, before its writer loses patience. */
const MOST_PARSES = 400;
const MOST_LINES_PARSED = 60_000;
const GUESSWORK: readonly Trap[] = [tab, misaligned];

/** How much a schema has against a value: what was meant is told from what it could mean by that. */
export type Misfits = (value: unknown) => number;

export interface Meant {
  parsed: Parsed;
  /** What was read otherwise than it stands, by line, in the order in which it was found. */
  slips: ReadonlyMap<number, Slip>;
  /** Where the reading ends for good. */
  fault: YamlFault | undefined;
  /** The line that seems to be missing there. */
  lost: Remark | undefined;
}

/** Reads the lines, each slip as it was probably meant. */
export function readAsMeant(lines: readonly string[], misfits: Misfits): Meant {
  const slips = new Map<number, Slip>();
  const budget = { parses: Math.min(MOST_PARSES, MOST_LINES_PARSED / lines.length) };
  let meant = lines;
  let parsed = parse(meant);
  let fault = faultOf(parsed);
  const dashes = fault ? dashesIn(lines) : new Map();
  const plain = fault ? [...PLAIN, noSpaceAfterColon] : PLAIN;
  const { texts, ends } = blockTexts(lines);
  // Most files are sound, and need no look at each line.
  const suspects = [...lines.entries()].filter(
    ([index, line]) => fault !== undefined || ends.has(index + 1) || SUSPECT.test(line),
  );
  const asTheyStand = suspects.length > 0 && !fault ? continuedLines(parsed) : new Set();
  for (const [index, line] of suspects) {
    const number = index + 1;
    if (texts.has(number) || asTheyStand.has(number) || slips.has(number)) continue;
    const surroundings = surroundingsOf(lines, number, dashes);
    const slip = plain.map((trap) => trap(line, surroundings)).find((found) => found !== undefined);
    if (slip?.meant[0] === undefined) continue;
    meant = accept(slips, slip, number, meant, slip.meant[0]);
  }
  if (slips.size > 0) {
    parsed = parse(meant);
    fault = faultOf(parsed);
  }
  let lost: ReturnType<typeof lostLine>;
  while (fault && slips.size < MOST_SLIPS) {
    lost = lostLine(meant, fault, budget, (guess) => misfitsOf(guess, misfits));
    if (lost?.misfits === 0) break;
    const mended = mend(meant, fault.line, slips, misfits, budget);
    if (!mended) break;
    ({ parsed } = mended);
    meant = accept(slips, mended.slip, mended.line, meant, mended.guess);
    fault = faultOf(parsed);
  }
  return { parsed, slips, fault, lost: lost?.remark };
}

/** Takes a slip as it was meant: `guess` stands for its line, and for as many that follow as it has itself. */
function accept(slips: Map<number, Slip>, slip: Slip, line: number, lines: readonly string[], guess: string) {
  const replaced = guess.split('\n');
  for (const index of replaced.keys()) slips.set(line + index, slip);
  return lines.toSpliced(line - 1, replaced.length, ...replaced);
}

/** What the plain traps look for. */
const SUSPECT = /[\u00a0\u202f\u2007\u2009]|^[ \t]*[–—−•·▪]/;

/** Numbers of the lines that go on with a text of the line before, without a mark of it. */
function continuedLines({ document, lineCounter }: Parsed): Set<number> {
  const continued = new Set<number>();
  visit(document, {
    Scalar(_key, { range, type }) {
      if (!range || type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL') return;
      const last = lineCounter.linePos(range[1]).line;
      for (let line = lineCounter.linePos(range[0]).line + 1; line <= last; line++) continued.add(line);
    },
  });
  return continued;
}

function surroundingsOf(lines: readonly string[], line: number, dashes: Surroundings['dashes']): Surroundings {
  const isSliceSet = (near: string) => near.trim() !== '';
  return {
    before: lines
      .slice(Math.max(0, line - 6), line - 1)
      .filter(isSliceSet)
      .reverse(),
    after: lines.slice(line).find(isSliceSet) ?? '',
    above: lines.slice(Math.max(0, line - 1 - LINES_BACK), line - 1),
    below: lines.slice(line, line + LINES_BACK),
    dashes,
    knownKeys: KNOWN_KEYS,
  };
}

/** The quote that was still open where the reading ended. */
export function openedBefore(lines: readonly string[], last: number): { line: number; slip: Slip } | undefined {
  for (let line = Math.min(last, lines.length); line > 0; line--) {
    const slip = openQuote(lines[line - 1] ?? '', surroundingsOf(lines, line, new Map()));
    if (slip) return { line, slip: { ...slip, nearest: undefined } };
  }
  return undefined;
}

interface Mended {
  line: number;
  slip: Slip;
  /** What the line is read as. */
  guess: string;
  parsed: Parsed;
}

/**
 * Looks for the slip behind a fault that YAML tells of at `faultLine`: the one whose mend brings the reading
 * furthest, to the value that fits best, nearest to the fault.
 */
function mend(
  lines: readonly string[],
  faultLine: number,
  known: ReadonlyMap<number, Slip>,
  misfits: Misfits,
  budget: { parses: number },
): Mended | undefined {
  const { texts } = blockTexts(lines);
  const dashes = dashesIn(lines);
  const last = Math.min(faultLine, lines.length);
  let best: (Mended & Merit) | undefined;
  for (let line = last; line > Math.max(0, last - LINES_OF_ELEMENT); line--) {
    const written = lines[line - 1] ?? '';
    if (known.has(line) || (texts.has(line) && line < last) || /^\s*(?:#|$)/.test(written)) continue;
    const surroundings = surroundingsOf(lines, line, dashes);
    const traps = line > last - LINES_BACK ? TRAPS : [lostDash];
    for (const trap of texts.has(line) ? [textOutOfLine] : traps) {
      if (trap === misaligned && line < last - LINES_MISALIGNED) continue;
      const slip = trap(written, surroundings);
      for (const guess of slip?.meant ?? []) {
        const replaced = guess.split('\n');
        const parsed = parse(lines.toSpliced(line - 1, replaced.length, ...replaced));
        const merit = meritOf(parsed, misfits);
        budget.parses -= 1;
        if (budget.parses < 0) return best;
        if (!slip || merit.reached <= last || !isBetter(merit, best)) continue;
        best = { line, slip, guess, parsed, ...merit };
        // What was typed is plain; how far a line should be indented is a guess, and the best counts.
        if (merit.misfits === 0 || !GUESSWORK.includes(trap)) return best;
      }
    }
  }
  return best;
}

interface Merit {
  /** Line of the next fault. */
  reached: number;
  /** What the schema has against the value when there is no other fault. */
  misfits: number;
}

function meritOf(parsed: Parsed, misfits: Misfits): Merit {
  const next = faultOf(parsed);
  if (next) return { reached: next.line, misfits: Number.POSITIVE_INFINITY };
  return { reached: Number.POSITIVE_INFINITY, misfits: misfitsOf(parsed, misfits) };
}

/** How badly what was read fits. What aliases stand for is not looked at: it may be more than memory holds. */
export const misfitsOf = ({ document }: Parsed, misfits: Misfits): number =>
  sharedNodes(document).length > 0 ? Number.MAX_SAFE_INTEGER : misfits(document.toJS());

const isBetter = (one: Merit, other: Merit | undefined) =>
  !other || one.reached > other.reached || (one.reached === other.reached && one.misfits < other.misfits);
