import type { ErrorCode } from 'yaml';
import { type Finding, type Place, START, type ValuePath } from '../finding.ts';
import { frameOf } from '../frame.ts';
import { decode, type Remark } from './encoding.ts';
import { MISALIGNED, TABBED } from './indentation.ts';
import { type Meant, type Misfits, openedBefore, readAsMeant } from './meant.ts';
import { type Parsed, parse, type Range, sharedNodes } from './parsed.ts';
import { inside, rangeOf } from './places.ts';
import { readPlain } from './plain.ts';
import { duplicates, silentSlips } from './silent-slips.ts';
import type { Slip } from './slip.ts';

const UNREADABLE = 'YAML illisible ici : vérifie les retraits, les guillemets et les deux-points';
/** For what no trap knows better. */
const YAML_FAULTS: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: MISALIGNED,
  BLOCK_AS_IMPLICIT_KEY:
    'cette ligne et les suivantes ne vont pas ensemble : il manque sans doute un tiret, ou la ligne au-dessus (« days: », « exercises: »…), ou le retrait a bougé',
  MISSING_CHAR:
    'il manque un guillemet, un crochet ou deux-points, ou la ligne est mal alignée : ferme ce qui est ouvert plus haut',
  MULTILINE_IMPLICIT_KEY: 'ligne mal alignée, ou deux-points manquant après la clé',
  MULTIPLE_DOCS: '« --- » commence un second document : un fichier n’en contient qu’un',
};
/** More lines out of line are the echo of the first. */
const MOST_MISALIGNED = 3;

/** A YAML file as read: its value, the way back from the value to the text, and what YAML itself says against it. */
export interface SourceFile {
  /** Undefined when the file could not be read, or only up to a point. */
  value: unknown;
  lines: readonly string[];
  findings: readonly Finding[];
  /** Numbers of the lines of which it is not known what they mean: they were guessed, or ran into one another. */
  guessed: ReadonlySet<number>;
  place(path: ValuePath, options?: { key?: boolean }): Place;
}

/** What reading found out. */
interface ParsedState extends Pick<SourceFile, 'value' | 'guessed' | 'place'> {
  remarks: readonly Remark[];
}

/**
 * Reads a file. Never throws: whatever the bytes are, the answer is a value or findings. `misfits` tells how well a
 * value fits where several could have been meant.
 */
export function parseSource(file: string, bytes: Uint8Array, misfits: Misfits = () => 0): SourceFile {
  const { lines, habits, invisible, foreign } = decode(bytes);
  const { value, remarks, guessed, place } = foreign ? unreadable([foreign]) : readSafely(lines, misfits);
  const found = (severity: Finding['severity'], { place, message, nearest }: Remark): Finding => {
    return { check: 'yaml', severity, file, ...place, message, nearest, frame: frameOf(lines, place) };
  };
  return {
    value,
    lines,
    findings: [
      ...habits.map((message) => found('warning', { place: START, message })),
      ...[...invisible, ...remarks].map((remark) => found('error', remark)),
    ],
    guessed,
    place,
  };
}

const unreadable = (remarks: readonly Remark[], guessed: ReadonlySet<number> = new Set()): ParsedState => ({
  value: undefined,
  remarks,
  guessed,
  place: () => START,
});

function readSafely(lines: readonly string[], misfits: Misfits): ParsedState {
  try {
    return readSound(lines, misfits) ?? read(lines, misfits);
  } catch {
    // The parser gives up on thousands of lists inside one another.
    return unreadable([{ place: START, message: 'fichier illisible : simplifie ce qui s’y emboîte' }]);
  }
}

/** A plain file, against which there is nothing to say. Where its values stand is found out when it is asked for. */
function readSound(lines: readonly string[], misfits: Misfits): ParsedState | undefined {
  const value = readPlain(lines);
  if (value === undefined || misfits(value) > 0) return undefined;
  let place: SourceFile['place'] | undefined;
  return {
    value,
    remarks: [],
    guessed: new Set(),
    place(path, options) {
      place ??= placesOf(lines, parse(lines));
      return place(path, options);
    },
  };
}

function read(lines: readonly string[], misfits: Misfits): ParsedState {
  const meant = readAsMeant(lines, misfits);
  const { parsed, fault, lost } = meant;
  const guessed = new Set(meant.slips.keys());
  const placeAt = placesIn(lines, parsed);
  const { remarks, adrift } = slipsTold(lines, meant);
  if (adrift) return unreadable(remarks, guessed);
  if (fault) {
    const opened = fault.code === 'MISSING_CHAR' ? openedBefore(lines, fault.line) : undefined;
    const place = inside(lines, { line: fault.line, column: fault.column, endColumn: fault.column + 1 });
    const remark = opened
      ? slipTold(lines, opened.line, opened.slip)
      : (lost ?? { place, message: YAML_FAULTS[fault.code] ?? UNREADABLE });
    return unreadable([...remarks, remark], guessed);
  }
  const { document, lineCounter } = parsed;
  const repeated = duplicates(document, lineCounter);
  const silent = [...repeated, ...silentSlips(document, lines)]
    .map(({ message, nearest, ...range }) => ({ place: placeAt(range), message, nearest }))
    .filter(({ place }) => !guessed.has(place.line));
  for (const { merged } of repeated) {
    if (!merged) continue;
    const last = lineCounter.linePos(merged.end - 1).line;
    for (let { line } = lineCounter.linePos(merged.start); line <= last; line++) guessed.add(line);
  }
  const shared = lines.some((line) => /[&*]/.test(line)) ? sharedNodes(document).map(placeAt) : [];
  const sharing = shared
    .filter(({ line }, index) => line !== shared[index - 1]?.line)
    .map((place) => ({ place, message: 'ancre (&) ou alias (*) : recopie plutôt la valeur' }));
  const all = [...remarks, ...silent, ...sharing];
  // An alias may stand for more than memory holds.
  if (shared.length > 0) return unreadable(all, guessed);
  return { value: document.toJS(), remarks: all, guessed, place: placesOf(lines, parsed) };
}

function placesOf(lines: readonly string[], parsed: Parsed): SourceFile['place'] {
  const placeAt = placesIn(lines, parsed);
  return (path, { key = false } = {}) => placeAt(rangeOf(parsed.document, path, key));
}

function placesIn(lines: readonly string[], { lineCounter }: Parsed) {
  return ({ start, end }: Range): Place => {
    const from = lineCounter.linePos(start);
    const to = lineCounter.linePos(end);
    const endColumn = to.line === from.line ? to.col : (lines[from.line - 1]?.length ?? 0) + 1;
    return inside(lines, { line: from.line, column: from.col, endColumn });
  };
}

const slipTold = (lines: readonly string[], line: number, { start, end, message, nearest }: Slip): Remark => ({
  place: inside(lines, { line, column: start + 1, endColumn: end + 1 }),
  message,
  nearest,
});

/** What to say of the slips; `adrift` when so much is out of line that the rest can't be trusted. */
function slipsTold(lines: readonly string[], { slips }: Meant): { remarks: Remark[]; adrift: boolean } {
  const misaligned = [...slips].filter(([, { message }]) => message === MISALIGNED).map(([line]) => line);
  const adrift = misaligned.length > MOST_MISALIGNED;
  // A block that moved as one is one slip.
  const isEcho = (line: number) => misaligned.includes(line - 1) || (adrift && line !== Math.min(...misaligned));
  const remarks = [...slips]
    .filter(([line, { message }]) => message !== MISALIGNED || !isEcho(line))
    // A block that was indented with tabs was so by one hand.
    .filter(([line, { message }]) => message !== TABBED || slips.get(line - 1)?.message !== TABBED)
    // Lines that were meant otherwise together are one slip.
    .filter(([line, slip]) => slips.get(line - 1) !== slip)
    .map(([line, slip]) => slipTold(lines, line, slip));
  return { remarks, adrift };
}
