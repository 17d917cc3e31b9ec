import { expect, inject, test } from 'vitest';
import { readFolder } from '../../../scripts/content/read.ts';
import { PROGRAMME } from '../../fixtures/programme.ts';
import { HARMLESS_KINDS, SLIP_KINDS } from './kinds.ts';
import { isSaid, Measure, RATE_NAMES, RATES } from './measure.ts';

const { times } = inject('random');
// The same sample in each run; `npm run test:slips` takes another one.
const seed = Number(process.env.RANDOM_SEED ?? 1);
const measure = new Measure(await readFolder(PROGRAMME));
/** Of each kind one, or RANDOM_TIMES; `npm run test:slips` makes many in the content. */
const outcomesOf = (kinds: object) =>
  Object.keys(kinds).flatMap((kind) => measure.outcomesOf(kind, seed, times).map((outcome) => ({ kind, ...outcome })));
const slips = outcomesOf(SLIP_KINDS);

test('there are the kinds that coaches have shown, and more', () => {
  expect(new Set(slips.map(({ kind }) => kind)).size).toBeGreaterThan(100);
});

test.each(RATE_NAMES)('slips are told as often as is asked: few are %s', (rate) => {
  const counted = slips.filter(RATES[rate].counts);
  const share = RATES[rate].most / 100;
  // A sample has three times its standard deviation more, hardly ever.
  const most = counted.length * share + 3 * Math.sqrt(counted.length * share * (1 - share));
  const failed = counted.filter(RATES[rate].fails);
  const said = failed.map(({ kind, slip, diagnostics: [first] }) => {
    const [place] = slip.places;
    return `${kind}, ${place?.file}:${place?.from ?? 1}: ${first?.message ?? 'nothing said'}`;
  });
  expect(failed.length, `RANDOM_SEED=${seed}, of ${counted.length}:\n${said.join('\n')}`).toBeLessThanOrEqual(most);
});

test('what keeps the meaning needs no word', () => {
  const outcomes = outcomesOf(HARMLESS_KINDS);
  expect(outcomes.filter(({ isSilent }) => isSilent)).toEqual([]);
  expect(outcomes.filter(isSaid).map(({ kind }) => kind)).toEqual([]);
});
