import { expect, test } from 'vitest';
import { targetOf } from '../../src/race/model/target.ts';

const BOUNDS = { minSeconds: 3000, maxSeconds: 12_600 };

test.each([
  ['1', '30', { seconds: 5400 }],
  ['2', '', { seconds: 7200 }],
  ['', '90', { seconds: 5400 }],
  ['0', '90', { seconds: 5400 }],
  ['', '50', { seconds: 3000 }],
  ['3', '30', { seconds: 12_600 }],
  ['', '49', { fault: 'out of bounds' }],
  ['3', '31', { fault: 'out of bounds' }],
  ['0', '', { fault: 'out of bounds' }],
  ['1', '60', { fault: 'too many minutes' }],
  ['une', '', { fault: 'unreadable' }],
  ['1', '-5', { fault: 'unreadable' }],
  ['1', '1.5', { fault: 'unreadable' }],
  ['1000', '', { fault: 'unreadable' }],
  ['', '', { fault: 'empty' }],
])('%j h %j min', (hours, minutes, target) => {
  expect(targetOf(hours, minutes, BOUNDS)).toEqual(target);
});
