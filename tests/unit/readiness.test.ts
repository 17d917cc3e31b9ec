import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LoggedSession } from '../../src/journal/model/entry.ts';
import { journalWeeks } from '../../src/journal/model/journalWeeks.ts';
import { weekProgress } from '../../src/journal/model/loggedDay.ts';
import { stationTest } from '../../src/journal/model/stationTest.ts';
import { divisionKind, type NotedCheckpoint, notedResults, readinessOf } from '../../src/race/model/checkpoints.ts';
import { finishText } from '../../src/race/readiness/finishText.ts';
import { type FieldTimes, fieldTimes } from '../../src/results/field.ts';
import { finishFor } from '../../src/results/readiness.ts';
import { forAll } from '../fixtures/for-all.ts';

const time = (seconds: number) => ({ minSeconds: seconds, maxSeconds: seconds });
const row = (total: number, laps: number, stations: number, shares: number[]) => {
  return { total: time(total), laps, stations, roxZone: total - laps - stations, shares };
};
/** Three stations: an ergometer, where all are close, one where they are not, and what nobody measures. */
const DIVISIONS = [
  {
    finishes: [
      row(4500, 2400, 1800, [15, 25, 60]),
      row(5400, 2760, 2280, [13, 27, 60]),
      row(6300, 3120, 2760, [12, 28, 60]),
      row(7200, 3480, 3240, [11, 28.5, 60.5]),
    ],
  },
];
const TARGETS = { minSeconds: 3000, maxSeconds: 12_600 };

const PARTS: Record<string, (times: FieldTimes) => number> = {
  laps: ({ laps }) => laps,
  erg: ({ stations }) => stations[0] ?? 0,
  heavy: ({ stations }) => stations[1] ?? 0,
};
const anyPart = fc.constantFrom(...Object.values(PARTS));

describe('the finish that a time for a part makes credible', () => {
  test.each([
    ['the time of a row', 'laps', 2760, 'environ 1 h 30'],
    ['between two rows, to the minute', 'laps', 2800, 'environ 1 h 32'],
    ['faster than the table', 'heavy', 400, 'plus vite que 1 h 15'],
    ['slower than the table', 'erg', 400, 'au-delà de 2 h'],
  ])('%s', (_, part, seconds, text) => {
    const finish = finishFor(seconds, PARTS[part] ?? (() => 0), DIVISIONS, TARGETS);
    expect(finishText(finish).replace(/[\u00a0\u2060]/g, (mark) => (mark === '\u00a0' ? ' ' : ''))).toBe(text);
  });

  test('is that at which the field takes this time, to the minute', () => {
    forAll(
      fc.property(anyPart, fc.integer({ min: 4501, max: 7199 }), (partOf, total) => {
        const { seconds, beyond } = finishFor(partOf(fieldTimes(total, DIVISIONS)), partOf, DIVISIONS, TARGETS);
        expect(beyond).toBeUndefined();
        expect(seconds % 60).toBe(0);
        expect(Math.abs(seconds - total)).toBeLessThanOrEqual(31);
      }),
    );
  });
});

const TODAY = '2027-03-10';
const STATIONS = [
  { id: 'erg', name: 'Ergo', distance: { meters: 1000 } },
  { id: 'heavy', name: 'Lourd', reps: { min: 100 } },
];
const percent = (value: number) => ({ minPercent: value, maxPercent: value });
const CHECKPOINTS = [
  { id: 'run', name: 'La course', text: '', weeks: [4], racePace: 'race' },
  { id: 'erg', name: 'L’ergo', text: '', weeks: [4], station: 'erg', racePercent: percent(110) },
  { id: 'heavy', name: 'Le lourd', text: '', weeks: [8], station: 'heavy', racePercent: percent(120) },
];
const COURSE = {
  race: { laps: 8, lapDistance: { meters: 1000, unit: 'm' as const } },
  stations: STATIONS,
  paces: {
    ...{ title: 'Allures', text: '' },
    list: [
      { id: 'race', name: 'Course', rpe: { min: 7, max: 8 }, feeling: '', share: { minPercent: 75, maxPercent: 85 } },
    ],
    test: { title: 'Test', duration: time(360), points: [] },
  },
};

const entry = (fields: Omit<LoggedSession, 'id' | 'changedAt'>): LoggedSession => ({
  ...{ id: `${fields.name} ${fields.on}`, changedAt: 0 },
  ...fields,
});
const tested = (station: number, seconds: number, on = TODAY) => {
  const [of, checkpoint] = [STATIONS[station], CHECKPOINTS[station + 1]];
  if (!of || !checkpoint) throw new Error(`no station ${station}`);
  return entry(stationTest(of, checkpoint.name, seconds, on));
};
const run = (meters: number) => entry({ kind: 'test', on: TODAY, name: 'Test', seconds: 360, meters });

function readiness(...sessions: LoggedSession[]) {
  const noted = CHECKPOINTS.map(
    (checkpoint): NotedCheckpoint => ({ checkpoint, results: notedResults(checkpoint, sessions, COURSE) }),
  );
  return readinessOf(noted, DIVISIONS, TARGETS, TODAY);
}
const finishes = (...sessions: LoggedSession[]) =>
  readiness(...sessions).measured.map(({ checkpoint, finish }) => [checkpoint.id, finish.seconds / 60]);

describe('what the checkpoints say of the race', () => {
  test('a station takes longer in the race than fresh, running is a share of the speed of the test', () => {
    // 270 s × 110 % = 297 s; 1800 m are 5 m/s, 80 % of it 4 m/s, 2000 s over 8 km: faster than the table.
    expect(finishes(tested(0, 270), tested(1, 513))).toEqual([
      ['erg', 90],
      ['heavy', 90],
    ]);
    expect(finishes(run(1304))).toEqual([['run', 90]]);
  });

  test('the latest result counts, and none that is older than six weeks', () => {
    expect(finishes(tested(0, 270), tested(0, 250, '2027-02-01'))).toEqual([['erg', 90]]);
    expect(finishes(tested(0, 270, '2027-01-27'))).toEqual([['erg', 90]]);
    expect(finishes(tested(0, 270, '2027-01-26'))).toEqual([]);
  });

  test('all of them together make the finish credible at which the field takes as long for the same parts', () => {
    // As fast as 1 h 30 on the ergometer, which counts little, and as 1 h 45 in the laps.
    const { overall, target } = readiness(run(1154), tested(0, 270));
    expect(overall).toEqual({ seconds: 6240 });
    expect(target).toBe(6240);
  });

  test('one result is no target, nor is a finish beyond the table', () => {
    expect(readiness(run(1304))).toMatchObject({ overall: { seconds: 5400 }, target: undefined });
    expect(readiness(run(600), tested(0, 400))).toMatchObject({ overall: { beyond: 'slower' }, target: undefined });
  });

  test.each([
    ['the slowest by far', [run(1304), tested(1, 700)], 'heavy'],
    [
      'where most time is lost, though an ergometer says a slower finish',
      [run(1304), tested(0, 300), tested(1, 575)],
      'heavy',
    ],
    ['none where all agree', [run(1304), tested(1, 513)], undefined],
    ['none where a few seconds on an ergometer are many minutes', [run(1304), tested(0, 282)], undefined],
    ['none where the finishes are close', [run(1304), tested(1, 552)], undefined],
  ])('to work on: %s', (_, sessions, weakest) => {
    expect(readiness(...sessions).weakest?.id).toBe(weakest);
  });
});

test('a station that was timed alone is no session of its week, nor that of a day that is done', () => {
  const sessions = [tested(0, 270)];
  expect(journalWeeks(undefined, {}, sessions, TODAY).at(-1)).toMatchObject({ others: 0 });
  const day = { id: '7-mercredi', day: 'mercredi', activity: 'Force', type: 'force', date: TODAY } as const;
  const { matched, markedAlone } = weekProgress([day], { '7-mercredi': { on: TODAY } }, sessions);
  expect([matched.size, markedAlone]).toEqual([0, [day]]);
});

test.each([
  ['femmes', 'solo'],
  ['mixtes', 'pair'],
  ['gone', 'unknown'],
  [undefined, 'unknown'],
] as const)('the division %s is %s', (division, kind) => {
  const doubles = [{ id: 'mixtes', name: 'Mixtes', loadsOf: 'femmes' }];
  expect(divisionKind(division, { divisions: [{ name: 'Sans id' }, { id: 'femmes', name: 'Femmes' }], doubles })).toBe(
    kind,
  );
});
