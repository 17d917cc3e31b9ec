import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IncrementalCheck } from '../../../scripts/content/core.ts';
import type { TextEdit } from '../../../scripts/content/diagnostic.ts';
import { fixFiles } from '../../../scripts/content/fix.ts';
import { toContentFile } from '../../../scripts/content/parse/encoding.ts';
import { readFolder } from '../../../scripts/content/read.ts';
import { forAll } from '../../fixtures/for-all.ts';
import { PROGRAMME } from '../../fixtures/programme.ts';

/** More with RANDOM_TIMES. */
const RUNS = 120;
const NO_LIMIT = { timeout: 3_600_000 };

const files = await readFolder(PROGRAMME);
const check = new IncrementalCheck();

/** What may come into a text, characters first that mean something to YAML. */
const PARTS = [
  ...'"\'`:#-?,[]{}&*!|>%@\\~=<. \t\n\r\0\u00a0\u2028\ufeff\u0085é1',
  ...[
    '',
    '  ',
    '---\n',
    '%YAML 1.1\n',
    'clé: valeur\n',
    '<<: x\n',
    '- ',
    '>-\n',
    '&a ',
    '*a',
    '"texte" suite',
    ' : ',
    '🏋️',
  ],
];

/** A file with some parts changed, or bytes lost or added, which may leave no text. */
const mutated = fc.constantFrom(...files).chain(({ path, text }) => {
  const change = fc.record({
    at: fc.nat(text.length),
    removed: fc.oneof(fc.nat(3), fc.nat(200)),
    by: fc.constantFrom(...PARTS),
  });
  const inText = fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) =>
      changes.reduce((changed, { at, removed, by }) => changed.slice(0, at) + by + changed.slice(at + removed), text),
    );
  const inBytes = fc
    .tuple(fc.nat(text.length), fc.uint8Array({ maxLength: 4 }))
    .map(([at, bytes]) => Buffer.concat([Buffer.from(text.slice(0, at)), bytes, Buffer.from(text.slice(at + 1))]));
  return fc
    .oneof({ weight: 6, arbitrary: inText.map((changed) => Buffer.from(changed)) }, { weight: 1, arbitrary: inBytes })
    .map((bytes) => toContentFile(path, bytes));
});
const withMutated = (file: (typeof files)[number]) => files.map((other) => (other.path === file.path ? file : other));

const linesOf = (text: string) => text.split(/\r\n|\n|\r/);
const isInside = (lines: readonly string[], line: number, column: number) =>
  column >= 1 && column <= (lines[line - 1]?.length ?? -1) + 1;
const isEditInside = (lines: readonly string[], { line, column, endLine, endColumn }: TextEdit) =>
  isInside(lines, line, column) &&
  isInside(lines, endLine, endColumn) &&
  (line < endLine || (line === endLine && column <= endColumn));

test('the check of any file ends, and each finding is inside its file', NO_LIMIT, () => {
  forAll(
    fc.property(mutated, (file) => {
      const all = withMutated(file);
      for (const { file: path, range, edit, message } of check.run(all).diagnostics) {
        const lines = linesOf(all.find((other) => other.path === path)?.text ?? '');
        const { line, column, endColumn } = range;
        expect(isInside(lines, line, column) && endColumn > column, `${path}:${line}:${column} ${message}`).toBe(true);
        expect(!edit || isEditInside(lines, edit), `${path} ${JSON.stringify(edit)} ${message}`).toBe(true);
      }
    }),
    RUNS,
  );
});

test('a fix changes the lines that it names, and nothing is left for a second one', NO_LIMIT, () => {
  forAll(
    fc.property(mutated, (file) => {
      const all = withMutated(file);
      const { fixed, fixes } = fixFiles(all, check);
      const texts = new Map(all.map(({ path, text }) => [path, fixes.length > 0 ? linesOf(text) : [text]]));
      for (const { diagnostic, before, after } of fixes) {
        const { file: path, edit } = diagnostic;
        const lines = texts.get(path)?.splice((edit?.line ?? 0) - 1, before.length, ...after);
        expect(lines).toEqual(before);
      }
      const after = fixed.map(({ path, text }) => [path, fixes.length > 0 ? linesOf(text) : [text]]);
      expect(after).toEqual([...texts]);
      expect(fixFiles(fixed, check).fixes).toEqual([]);
    }),
    RUNS,
  );
});
