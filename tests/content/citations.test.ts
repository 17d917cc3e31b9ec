import { expect, test } from 'vitest';
import { checkFolder } from '../../scripts/content/check-folder.ts';
import { inFrench } from '../../scripts/content/counts.ts';
import { References } from '../../scripts/content/references.ts';
import { PROGRAMME } from '../fixtures/programme.ts';
import { FIXTURE } from './broken-copy.ts';

test.each([
  [PROGRAMME, 'En {nombre phases} phases et {nombre de semaines} semaines.', 'En trois phases et douze semaines.'],
  [PROGRAMME, '{Nombre ateliers} ateliers, {chiffre d’ateliers} ateliers', 'Huit ateliers, 8\u00a0ateliers'],
  [PROGRAMME, '{nombre km} km, {nombre kilomètres} kilomètres', '8\u00a0km, huit kilomètres'],
  [PROGRAMME, '{Nombre séances en salle} séances, {nombre jours de salle} jours', '35 séances, trois jours'],
  [PROGRAMME, 'De {nombre semaines par phase} semaines', 'De quatre semaines'],
  [
    FIXTURE,
    '{Nombre phases} phases, {nombre jours de salle} jours, {nombre phases} fois',
    'Une phase, un jour, une fois',
  ],
  [FIXTURE, '{chiffre phases} phases', '1 phase'],
  [FIXTURE, '{nombre reps} reps', '{nombre reps} reps'],
])('of %s, %s is shown as %s', async (folder, text, shown) => {
  const { content } = await checkFolder(folder);
  expect(new References(content).resolve(text, 'introduction.yaml')).toBe(shown);
});

test('phases of several lengths are counted from the shortest to the longest', () => {
  expect(inFrench([1, 10], true, 'Nombre', ' semaines')).toBe('Une à dix');
  expect(inFrench([4, 20], true, 'nombre', ' semaines')).toBe('4 à 20');
});
