import { expect, test } from 'vitest';
import { PROGRAMME } from '../../../fixtures/programme.ts';
import { type Edit, replace } from '../../broken-copy.ts';
import { markdownAfter } from './changes.ts';

const fileOf = (number: number, phase = Math.ceil(number / 4)) =>
  `training/phase${phase}/week-${String(number).padStart(2, '0')}.yaml`;

/** A copy of week 5 with another theme as week 6; the weeks after it, and the lists of weeks, by their new numbers. */
const INSERTED: readonly Edit[] = [
  (files) => {
    for (const number of [12, 11, 10, 9, 8, 7, 6]) {
      const text = files.get(fileOf(number)) ?? '';
      files.set(fileOf(number + 1, Math.ceil(number / 4)), text.replace(`number: ${number}`, `number: ${number + 1}`));
      files.delete(fileOf(number));
    }
    const copied = files.get(fileOf(5)) ?? '';
    files.set(fileOf(6), copied.replace('number: 5', 'number: 6').replace(/focus: .*/, 'focus: Une de plus'));
  },
  (files) => {
    const shifted = (list: string) =>
      list.replace(/\d+/g, (number) => `${Number(number) + (Number(number) > 5 ? 1 : 0)}`);
    for (const file of ['limits.yaml', 'training.yaml']) {
      const text = files.get(file) ?? '';
      files.set(file, text.replace(/(?<=(?:weeks|keep): \[)[\d, ]+|(?<=^ {2}week: )\d+/gm, shifted));
    }
  },
  replace('limits.yaml', 'phase: 2\n    weeks: [5, 7', 'phase: 2\n    weeks: [5, 6, 7'),
];

const told = (markdown: string) => markdown.split('\n').filter((line) => line.startsWith('- '));

test('a week that is inserted is one change, and what follows from it', async () => {
  const markdown = await markdownAfter(INSERTED, [], PROGRAMME);
  expect(markdown).toContain('2 changements entre');
  expect(markdown).toContain('> **Coches des membres :** les semaines 6 à 12 deviennent 7 à 13. Ce qu’ils ont coché');
  expect(markdown).toContain('une séance cochée en semaine 6 apparaîtra cochée dans la nouvelle semaine 6');
  expect(markdown).toMatch(/\| 6 \(insérée\) \| – \| \d+ \| \\\+\d+ \|\n\n/);
  expect(told(markdown)).toEqual([
    expect.stringMatching(/^- Semaine 6 insérée : thème « Une de plus », jour : lundi, Haut du corps ; mardi, /),
    '- La semaine insérée entre aussi dans : Limites, phase 2',
    expect.stringMatching(/^- Numéros de semaine décalés : Limites ; Programme/),
    expect.stringMatching(/^- Textes qui se lisent autrement, par ce qu’ils citent : /),
  ]);
});

test('weeks that change places are renumbered, and told as nothing else', async () => {
  const exchanged: Edit = (files) => {
    const [first, second] = [files.get(fileOf(5)) ?? '', files.get(fileOf(7)) ?? ''];
    files.set(fileOf(7), first.replace('number: 5', 'number: 7'));
    files.set(fileOf(5), second.replace('number: 7', 'number: 5'));
  };
  const markdown = await markdownAfter([exchanged], [], PROGRAMME);
  expect(markdown).toContain('1 changement entre');
  expect(markdown).toContain('la semaine 7 devient la 5, la semaine 5 devient la 7.');
  expect(told(markdown)).toEqual([]);
});
