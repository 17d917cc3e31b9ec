import { describe, expect, test } from 'vitest';
import { share } from '../../schema/quantity.ts';
import { formatPaceAt } from '../../src/format/pace.ts';
import { parseMeters } from '../../src/programme/model/paceTest.ts';

const SIX_MINUTES = 360;

describe('a share of the speed of a test as a pace, to five seconds', () => {
  test.each([
    // 1500 m in 6 min are 4:00/km: 240 s by 0.75 and 0.65, by 0.9 and 0.85, and so on.
    [1500, '100 %', '4:00/km'],
    [1500, '65-75 %', '5:20–6:10/km'],
    [1500, '75-85 %', '4:40–5:20/km'],
    [1500, '85-90 %', '4:25–4:40/km'],
    [1500, '95-100 %', '4:00–4:15/km'],
    // 5:00/km.
    [1200, '65-75 %', '6:40–7:40/km'],
    [1200, '90-95 %', '5:15–5:35/km'],
    // 7:30/km; both ends fall on the same five seconds.
    [800, '99-100 %', '7:30–7:35/km'],
    [1799, '100 %', '3:20/km'],
  ])('%i m, %s: %s', (meters, written, shown) => {
    expect(formatPaceAt(share.parse(written), meters / SIX_MINUTES)).toBe(shown);
  });
});

test.each([
  ['1500', 1500],
  ['1 500 m', 1500],
  ['1\u202f432,6', 1433],
  ['', 'no-number'],
  ['loin', 'no-number'],
  ['6 min', 'no-number'],
  ['359', 'out-of-range'],
  ['360', 360],
  ['2700', 2700],
  ['2701', 'out-of-range'],
  ['-1500', 'out-of-range'],
  ['1e999', 'no-number'],
])('the result « %s » of a test of 6 min is %s', (text, read) => {
  expect(parseMeters(text, 6)).toBe(read);
});
