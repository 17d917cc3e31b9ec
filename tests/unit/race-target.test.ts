import { expect, test } from 'vitest';
import { parseTarget } from '../../src/race/model/target.ts';

const BOUNDS = { minSeconds: 3000, maxSeconds: 12_600 };

test.each([
  ['1', '30', { seconds: 5400 }],
  ['', '90', { seconds: 5400 }],
  ['', '50', { seconds: 3000 }],
  ['3', '30', { seconds: 12_600 }],
  ['', '49', { error: 'out of bounds' }],
  ['3', '31', { error: 'out of bounds' }],
  ['1', '60', { error: 'too many minutes' }],
  ['1', '-5', { error: 'unreadable' }],
  ['1000', '', { error: 'unreadable' }],
  ['', '', { error: 'empty' }],
])('%j h %j min', (hours, minutes, target) => {
  expect(parseTarget(hours, minutes, BOUNDS)).toEqual(target);
});
