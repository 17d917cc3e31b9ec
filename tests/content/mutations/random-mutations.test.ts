import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IncrementalCheck } from '../../../scripts/content/core.ts';
import type { Diagnostic } from '../../../scripts/content/diagnostic.ts';
import { toContentFile } from '../../../scripts/content/parse/encoding.ts';
import { readFolder } from '../../../scripts/content/read.ts';
import { forAll } from '../../fixtures/for-all.ts';
import { PROGRAMME } from '../../fixtures/programme.ts';
import { type Mutation, mutationsOf } from './random-mutations.ts';

/** More with RANDOM_TIMES. */
const RUNS = 200;
/** One cause gives one diagnostic; what it drags along is still no flood. */
const MOST_REPORTED = 8;
/** What concerns one file alone, or coaches settled: a mutation of another must never be the cause. Rules compare files. */
const OF_ONE_FILE = new Set(['yaml', 'schema', 'markup', 'acceptances']);
/** The same within a file. */
const COUNTING = /une par division/;

const files = await readFolder(PROGRAMME);
const cited = files.flatMap(({ text }) => text.match(/(?<=exercise: )\S+/g) ?? []);
/** As often as the content cites one exercise. */
const MOST_ELSEWHERE = Math.max(...cited.map((id) => cited.filter((other) => other === id).length));
const mutated = fc
  // A pose is a list of fields on one line: out of its place each of them is reported.
  .constantFrom(...files.filter(({ path }) => !path.startsWith('figures/')))
  .chain((file) => mutationsOf(file).map((mutation) => ({ file: file.path, mutation })));

const linesOf = (text: string) => text.replace(/^\ufeff/, '').split(/\r\n|\n/);

/** A place is one of the text: a coach's editor can open it. */
function isInside({ range: { line, column, endColumn } }: Diagnostic, lines: readonly string[]): boolean {
  return (
    line >= 1 &&
    line <= lines.length &&
    column >= 1 &&
    column <= (lines[line - 1] ?? '').length + 1 &&
    endColumn > column
  );
}

const widthOf = (text: string) => /^\s*(?:- +)*/.exec(text)?.[0].length ?? 0;
const LEVELS_UP = 3;

/** First line of the fields or list that hold the line: what is missing is reported there. */
function beginningOf(lines: readonly string[], line: number, levels = LEVELS_UP): number {
  const own = widthOf(lines[line - 1] ?? '');
  const above = lines.slice(0, line - 1).findLastIndex((text) => text.trim() !== '' && widthOf(text) < own);
  if (above < 0) return 1;
  return levels === 1 ? above + 1 : beginningOf(lines, above + 1, levels - 1);
}

/** Lines below the line, indented deeper: without it each is an unknown field of the one above. */
function heldBy(lines: readonly string[], line: number): number {
  const own = widthOf(lines[line - 1] ?? '');
  const below = lines.slice(line).findIndex((text) => text.trim() !== '' && widthOf(text) <= own);
  return below < 0 ? lines.length - line : below;
}

/** First line after the fields or list that hold the line: what was read wrongly may be reported there at the latest. */
function endOf(lines: readonly string[], line: number): number {
  const own = widthOf(lines[line - 1] ?? '');
  const below = lines.findIndex((text, index) => index >= line && text.trim() !== '' && widthOf(text) < own);
  return below < 0 ? lines.length : below + 1;
}

function isNear(
  { range: { line }, message }: Diagnostic,
  { lines: changed }: Mutation,
  lines: readonly string[],
): boolean {
  if (!changed) return true;
  const named = Number(/ligne (\d+)/.exec(message)?.[1] ?? line);
  const [first, last] = [beginningOf(lines, changed.from), endOf(lines, changed.to) + 1];
  return [line, named].some((reported) => reported >= first && reported <= last);
}

const formatted = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ file, range, code, message }) => `${file}:${range.line} ${code}: ${message}`).join('\n');

test('any mutation of a real file ends in valid content or in diagnostics at its place', { timeout: 3_600_000 }, () => {
  const check = new IncrementalCheck();
  expect(check.run(files).diagnostics).toEqual([]);
  forAll(
    fc.property(mutated, ({ file, mutation }) => {
      const bytes = Buffer.from(mutation.text);
      const { content, diagnostics } = check.run(
        files.map((other) => (other.path === file ? toContentFile(file, bytes) : other)),
      );
      const own = diagnostics.filter((diagnostic) => diagnostic.file === file);
      const elsewhere = diagnostics.filter((diagnostic) => diagnostic.file !== file);
      const lines = linesOf(bytes.toString());
      for (const diagnostic of own) {
        if (!isInside(diagnostic, lines))
          throw new Error(`${mutation.what}: outside of the text: ${JSON.stringify(diagnostic)}`);
      }
      const before = linesOf(files.find(({ path }) => path === file)?.text ?? '');
      if (mutation.lines && own.length > Math.max(MOST_REPORTED, 1 + heldBy(before, mutation.lines.from))) {
        throw new Error(`${mutation.what}: reported ${own.length} times`);
      }
      const far = own.filter((one) => !COUNTING.test(one.message) && !isNear(one, mutation, lines));
      // YAML may stumble again over what it read wrongly; the schema and the rules know where they are.
      if (far.length === own.length ? far.length > 0 : far.some(({ code }) => code !== 'yaml')) {
        throw new Error(`${mutation.what}: reported far from there: ${formatted(far)}`);
      }
      // Another figure that can be agreed on may contradict any file.
      if (file === 'limits.yaml' && content.one('limits')) return;
      if (
        mutation.lines &&
        (elsewhere.length > MOST_ELSEWHERE || elsewhere.some(({ code }) => OF_ONE_FILE.has(code)))
      ) {
        throw new Error(`${mutation.what}: reported in other files: ${formatted(elsewhere)}`);
      }
    }),
    RUNS,
  );
});
