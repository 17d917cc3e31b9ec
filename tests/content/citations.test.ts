import { expect, test } from 'vitest';
import { checkFolder } from '../../scripts/content/check-folder.ts';
import { inFrench } from '../../scripts/content/counts.ts';
import { References } from '../../scripts/content/references.ts';
import { PROGRAMME } from '../fixtures/programme.ts';
import { FIXTURE } from './broken-copy.ts';

const [programme, fixture] = await Promise.all(
  [PROGRAMME, FIXTURE].map(async (folder) => new References((await checkFolder(folder)).content)),
);

test.each([
  [programme, 'En {nombre phases} phases et {nombre de semaines} semaines.', 'En trois phases et douze semaines.'],
  [programme, '{Nombre ateliers} ateliers, {chiffre d’ateliers} ateliers', 'Huit ateliers, 8\u00a0ateliers'],
  [programme, '{nombre km} km, {nombre kilomètres} kilomètres', '8\u00a0km, huit kilomètres'],
  [programme, '{Nombre séances en salle} séances, {nombre jours de salle} jours', '35 séances, trois jours'],
  [programme, 'De {nombre semaines par phase} semaines', 'De quatre semaines'],
  [fixture, '{Nombre phases} phases, {nombre jours de salle} jours', 'Une phase, un jour'],
  [fixture, '{nombre reps} reps', '{nombre reps} reps'],
])('%#: %s, %s is shown as %s', (references, text, shown) => {
  expect(references?.resolve(text, 'introduction.yaml')).toBe(shown);
});

test('phases of several lengths are counted from the shortest to the longest', () => {
  expect(inFrench([1, 10], true, 'Nombre', ' semaines')).toBe('Une à dix');
  expect(inFrench([4, 20], true, 'nombre', ' semaines')).toBe('4 à 20');
});
