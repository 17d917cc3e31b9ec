import { expect, test } from 'vitest';
import type { CalendarDay } from '../../src/schedule/model/day.ts';
import { doseOn, hasOwnDose, lighterName } from '../../src/schedule/model/ownDose.ts';

const LIGHTER = { fewerSets: 1, maxRpe: 6 };
const day = (fields: Partial<CalendarDay>): CalendarDay => ({
  ...{ id: '5-mardi', day: 'mardi', activity: 'Fractionné', ...fields },
});
const NORMAL = {};
const LIGHT = { lighter: LIGHTER };

test.each([
  ['of its light week', LIGHTER, LIGHT, false],
  ['in a normal week', LIGHTER, NORMAL, true],
  ['that is not that of its light week', { ...LIGHTER, maxRpe: 7 }, LIGHT, true],
])('a dose %s', (_, lighter, week, isOwn) => {
  const on = { day: day({ lighter }), week };
  expect(hasOwnDose(on)).toBe(isOwn);
  expect(lighterName(on)).toBe(isOwn ? 'Dose allégée' : 'Semaine allégée');
});

test('intervals are lighter after a stop, and as they are written in their light week', () => {
  expect(doseOn({ day: day({ lighter: LIGHTER }), week: NORMAL }, { intervals: true })).toBe(LIGHTER);
  expect(doseOn({ day: day({ lighter: LIGHTER }), week: LIGHT }, { intervals: true })).toBeUndefined();
  expect(doseOn({ day: day({ lighter: LIGHTER }), week: LIGHT }, {})).toBe(LIGHTER);
});

test('a race is never lighter', () => {
  expect(doseOn({ day: day({ lighter: LIGHTER, type: 'compétition' }), week: NORMAL }, {})).toBeUndefined();
});
