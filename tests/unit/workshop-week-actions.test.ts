import { expect, test } from 'vitest';
import { IncrementalCheck } from '../../scripts/content/core.ts';
import { readFolder } from '../../scripts/content/read.ts';
import type { Files } from '../../src/workshop/model/draft.ts';
import { addWorkout, copyWeek, insertWeek, removeWorkout, swapDays } from '../../src/workshop/model/weekActions.ts';
import { valueAt } from '../../src/workshop/model/yamlEdits.ts';
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
  expect(reread.map(({ file }) => file)).toContain('training/phase3/phase.yaml');
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

test('a workout copied, and removed again', () => {
  const edited = addWorkout(files, PAGE, { id: 'nouvelle', name: 'Nouvelle' }, 'dos-solide');
  expect(errorsIn(edited)).toEqual([]);
  expect(changedIn(edited)).toEqual(['limits.yaml', PAGE]);
  expect(removeWorkout(edited, PAGE, 'nouvelle')).toEqual(files);
});

test('the check says what a new workout lacks, and who suggests one that is gone', () => {
  const [missing, ...others] = errorsIn(addWorkout(files, PAGE, { id: 'nouvelle', name: 'Nouvelle' }));
  expect([missing, others]).toEqual([expect.stringContaining('« À compléter » tient la place d’un texte'), []]);
  expect(errorsIn(removeWorkout(files, PAGE, 'dos-solide'))[0]).toContain('séance inconnue « dos-solide »');
});
