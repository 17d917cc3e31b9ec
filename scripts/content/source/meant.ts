import { visit } from 'yaml';
import { KNOWN_KEYS } from '../kinds.ts';
import { misaligned, tab } from './indentation.ts';
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
/** In a long file with many slips the rest is told in general words, before its writer loses patience. */
const MOST_PARSES = 400;
const GUESSWORK: readonly Trap[] = [tab, misaligned];

/** How much a schema has against a value: what was meant is told from what it could mean by that. */
export type Misfits = (value: unknown) => number;

export interface Meant {
  parsed: Parsed;
  /** What was read otherwise than it stands, by line, in the order in which it was found. */
  slips: ReadonlyMap<number, Slip>;
  /** Where the reading ends for good. */
  fault: YamlFault | undefined;
}

/** Reads the lines, each slip as it was probably meant. */
export function readAsMeant(lines: readonly string[], misfits: Misfits): Meant {
  const slips = new Map<number, Slip>();
  const budget = { parses: MOST_PARSES };
  let meant = lines;
  let parsed = parse(meant);
  let fault = faultOf(parsed);
  const plain = fault ? [...PLAIN, noSpaceAfterColon] : PLAIN;
  // Most files are sound, and need no look at each line.
  const suspects = [...lines.entries()].filter(([, line]) => fault !== undefined || SUSPECT.test(line));
  const texts =
    suspects.length > 0 ? new Set([...blockTexts(lines), ...(fault ? [] : continuedLines(parsed))]) : new Set();
  for (const [index, line] of suspects) {
    if (texts.has(index + 1)) continue;
    const surroundings = surroundingsOf(lines, index + 1);
    const slip = plain.map((trap) => trap(line, surroundings)).find((found) => found !== undefined);
    if (!slip?.meant[0]) continue;
    slips.set(index + 1, slip);
    meant = meant.with(index, slip.meant[0]);
  }
  if (slips.size > 0) {
    parsed = parse(meant);
    fault = faultOf(parsed);
  }
  while (fault && slips.size < MOST_SLIPS) {
    const mended = mend(meant, fault.line, slips, misfits, budget);
    if (!mended) break;
    slips.set(mended.line, mended.slip);
    ({ meant, parsed } = mended);
    fault = faultOf(parsed);
  }
  return { parsed, slips, fault };
}

/** What the plain traps look for. */
const SUSPECT = /[\u00a0\u202f\u2007\u2009]|^[ \t]*[–—−•·▪]/;

/** Numbers of the lines that go on with a text of the line before. */
function continuedLines({ document, lineCounter }: Parsed): Set<number> {
  const continued = new Set<number>();
  visit(document, {
    Scalar(_key, { range }) {
      if (!range) return;
      const last = lineCounter.linePos(range[1]).line;
      for (let line = lineCounter.linePos(range[0]).line + 1; line <= last; line++) continued.add(line);
    },
  });
  return continued;
}

function surroundingsOf(lines: readonly string[], line: number): Surroundings {
  const holdsSomething = (near: string) => near.trim() !== '';
  return {
    before: lines
      .slice(Math.max(0, line - 6), line - 1)
      .filter(holdsSomething)
      .reverse(),
    after: lines.slice(line).find(holdsSomething) ?? '',
    knownKeys: KNOWN_KEYS,
  };
}

/** The quote that was still open where the reading ended. */
export function openedBefore(lines: readonly string[], last: number): { line: number; slip: Slip } | undefined {
  for (let line = Math.min(last, lines.length); line > 0; line--) {
    const slip = openQuote(lines[line - 1] ?? '', surroundingsOf(lines, line));
    if (slip) return { line, slip: { ...slip, nearest: undefined } };
  }
  return undefined;
}

interface Mended {
  line: number;
  slip: Slip;
  meant: readonly string[];
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
  const texts = blockTexts(lines);
  const last = Math.min(faultLine, lines.length);
  let best: (Mended & Merit) | undefined;
  for (let line = last; line > Math.max(0, last - LINES_BACK); line--) {
    const written = lines[line - 1] ?? '';
    if (known.has(line) || texts.has(line) || /^\s*(?:#|$)/.test(written)) continue;
    const surroundings = surroundingsOf(lines, line);
    for (const trap of TRAPS) {
      if (trap === misaligned && line < last - LINES_MISALIGNED) continue;
      const slip = trap(written, surroundings);
      for (const guess of slip?.meant ?? []) {
        const meant = lines.with(line - 1, guess);
        const parsed = parse(meant);
        const merit = meritOf(parsed, misfits);
        budget.parses -= 1;
        if (budget.parses < 0) return best;
        if (!slip || merit.reached <= last || !isBetter(merit, best)) continue;
        best = { line, slip, meant, parsed, ...merit };
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
  const { document } = parsed;
  const count = sharedNodes(document).length > 0 ? Number.MAX_SAFE_INTEGER : misfits(document.toJS());
  return { reached: Number.POSITIVE_INFINITY, misfits: count };
}

const isBetter = (one: Merit, other: Merit | undefined) =>
  !other || one.reached > other.reached || (one.reached === other.reached && one.misfits < other.misfits);

/** Numbers of the lines that are text after `>` or `|`, where nothing has a meaning for YAML. */
function blockTexts(lines: readonly string[]): Set<number> {
  const texts = new Set<number>();
  let indent = -1;
  for (const [index, line] of lines.entries()) {
    const width = /^ */.exec(line)?.[0].length ?? 0;
    if (indent >= 0 && (line.trim() === '' || width > indent)) {
      texts.add(index + 1);
      continue;
    }
    indent = /(?:^|\s)[|>][+-]?\d?\s*$/.test(line) ? (/^ *(?:- +)*(?=\S)/.exec(line)?.[0].length ?? 0) : -1;
    if (indent > 0 && /^ *(?:- +)*[|>]/.test(line)) indent = width;
  }
  return texts;
}
