import { keysOf } from '../../schema-tree.ts';
import type { Repair } from '../repair/repair-rule.ts';
import { childLevel, type Level, type LineEntry, takes } from './levels.ts';

/** A line that doesn't stand where the schema wants it, with the lines that it may have been meant as. */
export interface Misplaced {
  /** From 0. */
  index: number;
  line: string;
  entry: LineEntry;
  /** Likeliest first. */
  candidates: readonly Candidate[];
  /** The key of the text that it is a part of, so that YAML takes no notice of it. */
  textKey?: string;
  /** The repair of a missing or wrong sign, where that is what is wrong and not its place. */
  signRepair?: Repair;
  /** Where it is may well be right: it is tried only when something is wrong. */
  isPlausible?: boolean;
}

export interface CandidateInLevel extends Candidate {
  level: Level;
  /** Of a line below a missing key: the level where that key belongs. */
  missingKeyLevel?: Level;
}

export interface Candidate {
  /** What becomes of the line: it moves, is cut in two, or stays below another that is missing. */
  change: 'move' | 'cut' | 'line above';
  /** Columns of the move. */
  shift: number;
  with: readonly string[];
  /** Of a line cut in two: each part is a field with a valid value. */
  isReadable?: boolean;
  /** Unless false: nothing else can have been meant, where it is the only one that makes the whole better. */
  isCertain?: boolean;
  /** What the line then stands beside, in French. */
  beside: string;
}

/** A workout has one of both: the other is not missing. */
const ONE_OF = ['exercises', 'blocks'];

/** The keys that may be missing on a line above the entry, those first that come next; one that stands `below` is not. */
export function belowMissingKeys(
  levels: readonly Level[],
  entry: LineEntry,
  line: string,
  below: LineEntry | undefined,
): CandidateInLevel[] {
  return levels.flatMap((parent) => {
    const [keys, there] = [keysOf(parent.schema), parent.keys];
    const next = keys.indexOf(there.at(-1) ?? '') + 1;
    const known = [...there, below?.key, ...(ONE_OF.some((key) => there.includes(key)) ? ONE_OF : [])];
    return [...keys.slice(next), ...keys.slice(0, next)].flatMap((key): CandidateInLevel[] => {
      const level = known.includes(key) ? undefined : childLevel(parent, key, parent.column);
      if (level?.expected !== entry.column || !takes(level, entry)) return [];
      const repaired = [`${' '.repeat(parent.column)}${key}:`, line];
      return [{ ...unmoved({ repaired }), change: 'line above', level, missingKeyLevel: parent, isCertain: false }];
    });
  });
}

/** Where else the entry may stand; the nearest first. */
export function candidatesOf(levels: readonly Level[], entry: LineEntry, line: string): CandidateInLevel[] {
  return levels
    .filter((level) => takes(level, entry) && !level.keys.includes(entry.key ?? '') && level.column !== entry.column)
    .map((level) => candidateAt(level, level.isEmpty ? level.expected : level.column, entry, line))
    .sort((one, other) => Math.abs(one.shift) - Math.abs(other.shift));
}

export function candidateAt(level: Level, column: number, entry: LineEntry, line: string): CandidateInLevel {
  const moved = ' '.repeat(Math.max(0, column)) + line.trimStart();
  return { change: 'move', shift: column - entry.column, level, with: [moved], beside: besideIn(level) };
}

/** Where it is, with what is missing or wrong there. */
export const unmoved = ({ repaired }: Pick<Repair, 'repaired'>): Candidate => ({
  change: 'move',
  shift: 0,
  with: repaired,
  beside: '',
});

export function besideIn({ name, isList, keys, isEmpty }: Level): string {
  const last = keys.at(-1) ?? '';
  if (name === '' && last === '') return 'au bord gauche';
  if (isEmpty) return `sous « ${name}: », deux espaces plus à droite que lui`;
  return isList ? `pour aligner son tiret avec ceux de « ${name} »` : `pour l’aligner avec « ${last} »`;
}
