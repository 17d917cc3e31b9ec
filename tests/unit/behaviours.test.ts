import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const TITLE = /(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
/** A row of a table of tests, which has it for a title. */
const ROW = /\bwhat: (['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
/** Between two tests of a cell. */
const SEPARATOR = /; (?=`[\w./-]+\.ts` › )/;
const NAMED = /^`([\w./-]+\.ts)` › (.+)$/;

const titlesIn = (source: string) =>
  [TITLE, ROW].flatMap((form) => [...source.matchAll(form)].map(([, , title = '']) => title));

/** Whether the parts of a title that `…` leaves stand in one of the file's titles, in their order. */
function hasTitle(source: string, shortened: string): boolean {
  const parts = shortened.split('…').map((part) => part.trim());
  return titlesIn(source).some((title) => {
    let from = 0;
    return parts.every((part) => {
      const at = title.indexOf(part, from);
      from = at + part.length;
      return at >= 0;
    });
  });
}

/** What is wrong in the tables of the list. */
function problemsIn(list: string): string[] {
  const rows = list.split('\n').filter((line) => line.startsWith('| ') && line !== '| promise | held by |');
  return rows.flatMap((row) => {
    const [, , cell = ''] = row.split(/ ?\| ?/);
    return cell.split(SEPARATOR).flatMap((held) => {
      const [, file = '', title = ''] = NAMED.exec(held) ?? [];
      const source = path.join('tests', file);
      if (file === '') return [`no test: ${row}`];
      if (!existsSync(source)) return [`no file: ${held}`];
      return hasTitle(readFileSync(source, 'utf8'), title) ? [] : [`no such title: ${held}`];
    });
  });
}

const list = readFileSync('tests/BEHAVIOURS.md', 'utf8');

test('every test that the list of behaviours names exists', () => {
  expect(list.match(/^\| .+ \| `/gm)?.length).toBeGreaterThan(150);
  expect(problemsIn(list)).toEqual([]);
});

test('a test that is gone, and a promise without one, are found', () => {
  const self = '`unit/behaviours.test.ts` › ';
  const rows = [
    `| kept | ${self}a test that is gone … are found; ${self}every test that the list |`,
    `| parts out of order | ${self}are found … a test that is gone |`,
    '| gone | `unit/gone.test.ts` › a title |',
    '| none | |',
  ];
  expect(problemsIn(rows.join('\n'))).toEqual([
    `no such title: ${self}are found … a test that is gone`,
    'no file: `unit/gone.test.ts` › a title',
    'no test: | none | |',
  ]);
});
