import { expect, test } from 'vitest';
import { fileNamePrefix } from '../../src/ui/fileNames.ts';

test.each([
  ['Objectif 8', 'objectif-8'],
  ['L’Été à huit tours !', 'l-ete-a-huit-tours'],
  ['Cœur / Corps: 8 × 1 km', 'cœur-corps-8-1-km'],
  ['..\\..', 'app'],
  ['八', '八'],
  ['!!!', 'app'],
])('files of the product %s begin with %s', (name, prefix) => {
  expect(fileNamePrefix(name)).toBe(prefix);
});
