import { expect, test } from 'vitest';
import { IncrementalCheck } from '../../scripts/content/core.ts';
import { KINDS } from '../../scripts/content/kinds.ts';
import { readFolder } from '../../scripts/content/read.ts';
import type { Files } from '../../src/workshop/model/draft.ts';
import { withEdited } from '../../src/workshop/model/followingEdits.ts';
import { withCopy } from '../../src/workshop/model/formEdits.ts';
import { copyWeek, insertWeek, swapDays } from '../../src/workshop/model/weekActions.ts';
import { removeValue, valueAt } from '../../src/workshop/model/yamlEdits.ts';
import { PROGRAMME } from '../fixtures/programme.ts';

const files: Files = new Map((await readFolder(PROGRAMME)).map(({ path, text }) => [path, text]));
const check = new IncrementalCheck();
const PAGE = 'training/phase1/upper-body.yaml';

const errorsIn = (edited: Files) =>
  check
    .run([...edited].map(([path, text]) => ({ path, text })))
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => `${file} ${message}`);
const changedIn = (edited: Files) =>
  [...edited].filter(([path, text]) => files.get(path) !== text).map(([path]) => path);
const valueIn = (edited: Files, file: string, ...path: (string | number)[]) => valueAt(edited.get(file) ?? '', path);

test('a week inserted is a copy, and what follows is one later', () => {
  const { files: edited, reread } = insertWeek(files, 10);
  expect(errorsIn(edited)).toEqual([]);
  expect(valueIn(edited, 'limits.yaml', 'phases', 2, 'weeks')).toEqual([9, 10, 11, 12, 13]);
  expect(valueIn(edited, 'limits.yaml', 'race', 'week')).toBe(13);
  expect(valueIn(edited, 'training.yaml', 'lateStart', 'starts', 0)).toMatchObject({ remaining: 12 });
  expect(edited.get('training/phase3/week-13.yaml')).toBe(
    files.get('training/phase3/week-12.yaml')?.replace('Semaine 12', 'Semaine 13').replace('number: 12', 'number: 13'),
  );
  expect(edited.get('training/phase3/week-11.yaml')).toContain('number: 11\nfocus:');
  expect(reread.map(({ file }) => file)).toContain('training.yaml');
});

test('what a text cites by a number in braces follows a week inserted, and is not to be read again', () => {
  const file = 'training/phase1/phase.yaml';
  const cited = '# {semaine 4}\ntitle: "{semaines 2 et 3}, {semaine allegee-1}"\n';
  const { files: edited, reread } = insertWeek(new Map(files).set(file, cited), 2);
  expect(edited.get(file)).toBe('# {semaine 5}\ntitle: "{semaines 2 et 4}, {semaine allegee-1}"\n');
  expect(reread.filter((one) => one.file === file)).toEqual([]);
});

test('the days of a week are taken over', () => {
  const edited = copyWeek(files, 1, 2);
  expect(changedIn(edited)).toEqual(['training/phase1/week-02.yaml']);
  expect(valueIn(edited, 'training/phase1/week-02.yaml', 'days')).toEqual(
    valueIn(files, 'training/phase1/week-01.yaml', 'days'),
  );
  expect(errorsIn(edited)).toEqual([]);
});

test('two days are exchanged, and exchanged again are as they were', () => {
  const edited = swapDays(files, 2, 'mardi', 'jeudi');
  expect(errorsIn(edited)).toEqual([]);
  expect(valueIn(edited, 'training/phase1/week-02.yaml', 'days', 3)).toEqual({
    ...(valueIn(files, 'training/phase1/week-02.yaml', 'days', 1) as object),
    day: 'jeudi',
  });
  expect(swapDays(edited, 2, 'jeudi', 'mardi')).toEqual(files);
});

test('a session on a day of rest gets the place of the day that it left in the order of what to keep', () => {
  const days = (edited: Files, list: 'keep' | 'then') =>
    valueIn(edited, 'training.yaml', 'rescheduling', 'priorities', 'rows', 0, list);
  const swapped = swapDays(files, 2, 'jeudi', 'samedi');
  expect(errorsIn(swapped)).toEqual([]);
  expect(days(swapped, 'then')).toEqual(['lundi', 'jeudi', 'samedi']);
  const ofRun = days(swapDays(files, 2, 'dimanche', 'samedi'), 'keep');
  expect(ofRun).toEqual(['dimanche', 'samedi', 'vendredi', 'mercredi', 'mardi']);
  const text = files.get('training/phase1/week-02.yaml')?.replace('type: repos', 'type: footing') ?? '';
  expect(days(withEdited(files, 'training/phase1/week-02.yaml', text), 'then')).toEqual(['lundi', 'jeudi', 'samedi']);
  const half = text.replace('type: footing', 'type: foot');
  expect(changedIn(withEdited(files, 'training/phase1/week-02.yaml', half))).toEqual(['training/phase1/week-02.yaml']);
});

const SCHEMA = KINDS.workoutPage.schema;
const pageText = files.get(PAGE) ?? '';
const count = (valueIn(files, PAGE, 'options') as unknown[]).length;
const countIn = (edited: Files) => valueIn(edited, 'limits.yaml', 'workoutCounts', '/training/phase1/upper-body');

test('a workout copied, and removed again: the limits follow', () => {
  const edited = withEdited(files, PAGE, withCopy(pageText, ['options'], 0, SCHEMA));
  expect(errorsIn(edited)).toEqual([]);
  expect(changedIn(edited)).toEqual(['limits.yaml', PAGE]);
  expect(countIn(edited)).toBe(count + 1);
  expect(valueIn(edited, PAGE, 'options', 1, 'name')).toBe(`${valueIn(files, PAGE, 'options', 0, 'name')} (copie)`);
  const without = removeValue(edited.get(PAGE) ?? '', ['options', 1], SCHEMA);
  expect(withEdited(edited, PAGE, without)).toEqual(files);
});
