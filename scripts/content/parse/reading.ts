import type { Range, TextEdit } from '../diagnostic.ts';
import { inside } from './ranges.ts';
import { type Offsets, type Parsed, parse, sharedNodes, syntaxErrorIn, type YamlSyntaxError } from './yaml.ts';

/** The number of schema issues of a value: among several readings of a text, the one with the fewest is taken. */
export type CountIssues = (value: unknown) => number;

/** Lines that may hold an anchor or an alias: where a value begins, also behind a tag. Most bold words stand elsewhere. */
const SHARED = /[&*](?<=(?:^|[-:?,[{]|!\S*)\s*.)/;

/** The lines of a file as they may have been meant: how well they are read, and the way back to what was written. */
export class Reading {
  readonly lines: readonly string[];
  readonly #written: readonly string[];
  readonly #countIssues: CountIssues;
  /** Of each line, its number in the file: a repair may cut one in two. */
  readonly #numbers: readonly number[];
  #parsed: Parsed | undefined;
  #read: { value: unknown; issueCount: number } | undefined;

  constructor(
    written: readonly string[],
    countIssues: CountIssues,
    lines = written,
    numbers: readonly number[] = written.map((_line, index) => index + 1),
  ) {
    this.lines = lines;
    this.#written = written;
    this.#countIssues = countIssues;
    this.#numbers = numbers;
  }

  /** The same with other lines in the place of `count` lines from `index` on. */
  with(index: number, lines: readonly string[], count = lines.length): Reading {
    const numbers = lines.map((_line, at) => this.numberOf(index + Math.min(at, count - 1)));
    return new Reading(
      this.#written,
      this.#countIssues,
      this.lines.toSpliced(index, count, ...lines),
      this.#numbers.toSpliced(index, count, ...numbers),
    );
  }

  /** Number in the file of the line at `index`. */
  numberOf = (index: number): number => this.#numbers[index] ?? this.#written.length;

  indexOf = (number: number): number => this.#numbers.indexOf(number);

  get parsed(): Parsed {
    this.#parsed ??= parse(this.lines);
    return this.#parsed;
  }

  /** Until something of it is asked for: to keep every document costs more than to parse again the few that are needed. */
  forget(): void {
    this.#parsed = undefined;
    this.#read = undefined;
  }

  /** On its line of `lines`. */
  get syntaxError(): YamlSyntaxError | undefined {
    return syntaxErrorIn(this.parsed);
  }

  /** Number of the line where YAML stops; infinite where it reads to the end. */
  get parsedUntil(): number {
    const { syntaxError } = this;
    return syntaxError ? this.numberOf(syntaxError.line - 1) : Number.POSITIVE_INFINITY;
  }

  /** Undefined where YAML stops or shares values, which may exceed the memory. */
  get value(): unknown {
    return this.#result.value;
  }

  /** What the schema has against the value, and the keys that stand twice; infinite where there is no value. */
  get issueCount(): number {
    return this.#result.issueCount;
  }

  get isValid(): boolean {
    return this.issueCount === 0;
  }

  get #result() {
    if (this.#read) return this.#read;
    const isReadable = !this.syntaxError && this.shared.length === 0;
    const value: unknown = isReadable ? this.parsed.document.toJS() : undefined;
    const issueCount = isReadable
      ? this.#countIssues(value) + this.parsed.document.errors.length
      : Number.POSITIVE_INFINITY;
    this.#read = { value, issueCount };
    return this.#read;
  }

  get shared(): Offsets[] {
    return this.lines.some((line) => SHARED.test(line)) ? sharedNodes(this.parsed.document) : [];
  }

  rangeOf = ({ start, end }: Offsets): Range => {
    const [from, to] = this.#positionsOf(start, end);
    const endColumn = to.line === from.line ? to.col : Number.POSITIVE_INFINITY;
    return inside(this.#written, { line: this.numberOf(from.line - 1), column: from.col, endColumn });
  };

  /** The edit of the file that puts `text` there; undefined where its lines are not as they were written. */
  editOf({ start, end }: Offsets, text: string, isCertain: boolean): TextEdit | undefined {
    const [from, to] = this.#positionsOf(start, end);
    const [line, endLine] = [this.numberOf(from.line - 1), this.numberOf(to.line - 1)];
    const read = this.lines.slice(from.line - 1, to.line);
    const isAsWritten = read.every((part, at) => part === this.#written[this.numberOf(from.line - 1 + at) - 1]);
    return isAsWritten ? { line, column: from.col, endLine, endColumn: to.col, text, isCertain } : undefined;
  }

  #positionsOf(start: number, end: number) {
    const { lineCounter } = this.parsed;
    return [lineCounter.linePos(start), lineCounter.linePos(end)] as const;
  }
}
