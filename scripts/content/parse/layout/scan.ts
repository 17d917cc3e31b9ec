import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { accepts, elementOf } from '../../schema-tree.ts';
import { punctuationRepairs } from '../repair/punctuation.ts';
import {
  belowMissingKeys,
  besideIn,
  type Candidate,
  type CandidateInLevel,
  candidateAt,
  candidatesOf,
  type Misplaced,
  unmoved,
} from './candidates.ts';
import { extraDash, missingDash, strayDash } from './dashes.ts';
import { entriesOn, splitJoined } from './joined-entries.ts';
import {
  beginsItem,
  childLevel,
  fieldOf,
  itemLevel,
  type Level,
  type LineEntry,
  levelOf,
  lineEntryOf,
  takes,
} from './levels.ts';

/** A text on the lines below its key. */
interface BlockText {
  key: string;
  /** Of its key, or of the dash before its mark. */
  column: number;
  /** Its lines become one paragraph, unless they are further to the right than the first. */
  isFolded: boolean;
  first: { index: number; line: string; column: number } | undefined;
}

const MARKER = /^[>|][+-]?\d?$/;
/** Ends the document, also with a comment behind it. */
const DOCUMENT_END = /^(?:---|\.\.\.)(?:\s|$)/;
/** A mark, what stands in quotes, braces or brackets: no other entry begins in it. */
const IN_ONE_PIECE = /^(?:[>|']|"(?!(?:[^"\\]|\\.)*" )|\{[^{}]*\}$|\[[^[\]]*\]$)/;

/** Reads the lines by their columns and the schema alone, whatever YAML makes of them. */
export class LayoutScan {
  readonly misplaced: Misplaced[] = [];
  readonly #lines: readonly string[];
  #levels: Level[];
  /** The text that goes on as long as lines are further to the right than `column`. */
  #text: BlockText | undefined;
  /** Lines further to the right than this belong to an unknown key. */
  #unknown = Number.POSITIVE_INFINITY;

  constructor(lines: readonly string[], schema: z.core.$ZodType) {
    this.#lines = lines;
    this.#levels = [levelOf(schema, '', 0)];
    for (const [index, line] of lines.entries()) {
      const column = line.search(/\S/);
      if (column === -1) continue;
      if (this.#text && column > this.#text.column) {
        this.#readTextLine(line, index, this.#text);
        continue;
      }
      if (line.startsWith('#', column)) this.#text = undefined;
      else if (column <= this.#unknown) this.#readLine(line, index, column);
    }
  }

  #readLine(line: string, index: number, column: number): void {
    const text = this.#text;
    this.#text = undefined;
    this.#unknown = Number.POSITIVE_INFINITY;
    const entry = lineEntryOf(line);
    const level = entry && this.#levelFor(entry);
    const isRepeated = level?.keys.includes(entry?.key ?? '');
    if ((!level || isRepeated) && this.#enterRepaired(line, index)) return;
    if (!entry) {
      if (text && !DOCUMENT_END.test(line)) this.#continueText({ index, line, column }, text);
      return;
    }
    const below =
      !level || isRepeated
        ? belowMissingKeys(this.#levels, entry, line, lineEntryOf(this.#lines[index + 1] ?? ''))
        : [];
    if (!level || below.length > 0) {
      const candidates = [...(level ? [] : candidatesOf(this.#levels, entry, line)), ...below];
      if (candidates.length > 0) this.misplaced.push({ index, line, entry, candidates });
      const [likely] = candidates;
      if (likely) this.#enterCandidate(likely, entry);
      else if (entry.key !== undefined) this.#unknown = entry.column;
      return;
    }
    if (level.isEmpty && entry.column !== level.expected) {
      const candidates = [candidateAt(level, level.expected, entry, line)];
      level.misaligned = { index, line, entry, candidates, isPlausible: true };
      this.misplaced.push(level.misaligned);
    } else if (level.misaligned && entry.column === level.expected) level.misaligned.isPlausible = false;
    const item = entry.dash === '' ? undefined : this.#levels[this.#levels.indexOf(level) + 1];
    for (const signRepair of item ? extraDash(line, item, entry) : [])
      this.misplaced.push({ index, line, entry, candidates: [unmoved(signRepair)], signRepair, isPlausible: true });
    this.#enterEntries(line, index, level, entry);
  }

  /** Enters a line that is a field or an item but for a sign; false when it is none. */
  #enterRepaired(line: string, index: number): boolean {
    const dashRepairs = [...missingDash(line, this.#levels), ...strayDash(line, this.#lines[index - 1])];
    for (const signRepair of [...punctuationRepairs(line), ...dashRepairs]) {
      const [repairedLine = ''] = signRepair.repaired;
      const entry = lineEntryOf(repairedLine);
      const level = entry && this.#levelFor(entry);
      if (!level || level.keys.includes(entry.key ?? '')) continue;
      this.misplaced.push({ index, line, entry, candidates: [unmoved(signRepair)], signRepair });
      this.#enter(level, entry);
      return true;
    }
    return false;
  }

  /** The level that the entry stands in. */
  #levelFor(entry: LineEntry): Level | undefined {
    const top = this.#levels.at(-1);
    // Further to the right than its key, or for a dash in the same column.
    if (top?.isEmpty && takes(top, entry) && entry.column > top.expected - (top.isList ? 3 : 2)) return top;
    return this.#levels.findLast(
      (level) => (level.column === entry.column || level.expected === entry.column) && takes(level, entry),
    );
  }

  #enter(level: Level, entry: LineEntry): void {
    this.#levels.length = this.#levels.indexOf(level) + 1;
    level.column = entry.column;
    level.isEmpty = false;
    const column = entry.column + entry.dash.length;
    let fields = level;
    if (level.isList) {
      fields = itemLevel(level, column);
      if (entry.key !== undefined) this.#levels.push(fields);
    }
    const { key, value } = entry;
    if (key !== undefined) fields.keys.push(key);
    if (MARKER.test(value)) {
      const key = entry.key ?? level.name;
      const from = entry.key === undefined ? entry.column : column;
      this.#text = { key, column: from, isFolded: value.startsWith('>'), first: undefined };
    }
    const child = value === '' && key !== undefined ? childLevel(fields, key, column) : undefined;
    if (child) this.#levels.push(child);
  }

  #enterCandidate({ level, missingKeyLevel }: CandidateInLevel, entry: LineEntry): void {
    if (missingKeyLevel) {
      this.#levels.length = this.#levels.indexOf(missingKeyLevel) + 1;
      this.#levels.push(level);
      missingKeyLevel.keys.push(level.name);
    }
    this.#enter(level, { ...entry, column: level.isEmpty ? level.expected : level.column });
  }

  /** Enters the line, up to where another entry begins on it. */
  #enterEntries(line: string, index: number, level: Level, whole: LineEntry): void {
    const joined = IN_ONE_PIECE.test(whole.value) ? undefined : splitJoined(line);
    const first = joined && lineEntryOf(joined.head);
    // The last is a dash within a text.
    if (!first || (whole.key === undefined && accepts(elementOf(level.schema), whole.value))) {
      this.#enter(level, whole);
      return;
    }
    const isReadable = this.#isReadable(first, level);
    this.#enter(level, first);
    const candidates = this.#cut(joined.head, joined.tail, isReadable, !accepts(fieldOf(whole, level), whole.value));
    if (candidates.length > 0) this.misplaced.push({ index, line, entry: whole, candidates });
    const [likely] = candidates;
    if (likely)
      for (const entry of entriesOn(joined.tail)) this.#enter(likely.level, { ...entry, column: likely.level.column });
  }

  #cut(head: string, tail: string, isHeadReadable: boolean, isCertain: boolean): CandidateInLevel[] {
    const entries = entriesOn(tail);
    const [entry] = entries;
    if (!entry) return [];
    return this.#levels
      .filter((level) => entries.every((each) => takes(level, each) && !level.keys.includes(each.key ?? '')))
      .filter((level) => !level.isList || entries.every((each) => beginsItem(level, each)))
      .reverse()
      .map((level) => ({
        change: 'cut',
        shift: 0,
        level,
        isReadable: isHeadReadable && entries.every((each) => each.key !== undefined && this.#isReadable(each, level)),
        with: [head.trimEnd(), ...entries.map(({ text }) => ' '.repeat(level.column) + text)],
        isCertain,
        beside: besideIn(level),
      }));
  }

  /** Reads a line of a text, which may be a field of the levels around, or end in one. */
  #readTextLine(line: string, index: number, block: BlockText): void {
    const entry = lineEntryOf(line);
    const isRead = (level: Level) => (entry?.key === undefined ? block.isFolded : this.#isReadable(entry, level));
    const candidates = entry
      ? [...candidatesOf(this.#levels, entry, line), ...belowMissingKeys(this.#levels, entry, line, undefined)].filter(
          ({ level }) => isRead(level),
        )
      : [];
    const { head, tail } = (entry?.key === undefined && splitJoined(line)) || { head: '', tail: '' };
    const second = lineEntryOf(tail);
    const cut = second?.key !== undefined && this.#isReadable(second) ? this.#cut(head, tail, true, false) : [];
    const [likely] = [...candidates, ...cut];
    const read = candidates.length > 0 ? entry : second;
    if (!likely || !read) {
      this.#continueText({ index, line, column: line.search(/\S/) }, block);
      return;
    }
    this.misplaced.push({ index, line, entry: read, candidates: [...candidates, ...cut], textKey: block.key });
    this.#text = undefined;
    this.#enterCandidate(likely, read);
  }

  /** Enters a line of a text, and notes it where it is not in line with the others. */
  #continueText(found: NonNullable<BlockText['first']>, block: BlockText): void {
    this.#text = block;
    const expected = block.column + 2;
    const { first } = block;
    const isInside = found.column > block.column;
    if (isInside) block.first ??= found;
    if (isInside && (!first || !block.isFolded || found.column === first.column)) return;
    const [moved, column] = first && found.column === expected ? [first, expected] : [found, first?.column ?? expected];
    if (moved === first) block.first = { ...first, column: expected };
    const { index, line } = moved;
    const candidate: Candidate = {
      change: 'move',
      shift: column - moved.column,
      with: [' '.repeat(column) + line.trimStart()],
      // Outside of the text it may be a field without its colon.
      isCertain: isInside,
      beside: `pour l’aligner avec le texte de « ${block.key} »`,
    };
    const entry = { column: moved.column, dash: '', key: undefined, value: '' };
    this.misplaced.push({ index, line, entry, candidates: [candidate], textKey: block.key });
  }

  /** Whether what stands after the colon is a value of the field: a text may well name one. */
  #isReadable(entry: LineEntry, level = this.#levels.findLast((candidate) => takes(candidate, entry))): boolean {
    const schema = level && fieldOf(entry, level);
    if (!schema) return false;
    if (entry.value === '' || MARKER.test(entry.value)) return true;
    const { errors, contents } = parseDocument(entry.value);
    return errors.length === 0 && accepts(schema, contents?.toJSON());
  }
}
