import { describe, expect, test } from 'vitest';
import type { LoggedSession, Split } from '../../src/journal/model/entry.ts';
import { compareWithField, simulationBefore } from '../../src/journal/model/raceComparison.ts';
import { understanding } from '../fixtures/generated/understanding.ts';

const { stations } = understanding;
const CLOCK = { minSeconds: 6000, maxSeconds: 6000 };
/** At 6000 s: laps 300, stations 400 and 40 for each of 15 ways, 0 the first. */
const FIELD = {
  divisions: [
    {
      finishes: [{ total: CLOCK, laps: 2400, stations: 3000, roxZone: 600, shares: stations.map(() => 12.5) }],
    },
  ],
  laps: [{ total: CLOCK, ratios: stations.map(() => 1) }],
};
const [STATION_SECONDS, LAP_SECONDS] = [375, 300];

/** The race of the field, but for what takes so many seconds more. */
const splits = (more: Readonly<Record<string, number>> = {}, way = 0): Split[] =>
  stations.flatMap(({ id, name }, index): Split[] => {
    const lap = `lap-${index + 1}`;
    const first = index === 0 ? 0 : way;
    return [
      { kind: 'run', id: lap, name: `Tour ${index + 1}`, seconds: LAP_SECONDS + first + (more[lap] ?? 0) },
      { kind: 'station', id, name, seconds: STATION_SECONDS + way + (more[id] ?? 0) },
    ];
  });
const roxZone = (seconds: number): Split => ({ kind: 'transition', id: 'roxzone', name: 'RoxZone', seconds });
const compare = (of: readonly Split[], race: Partial<LoggedSession> = {}) =>
  compareWithField({ kind: 'race', seconds: 6000, isOfficial: true, splits: of, ...race }, understanding, FIELD);
const losses = (...race: Parameters<typeof compare>) =>
  compare(...race)?.losses.map(({ name, seconds }) => `${name} ${seconds}`);

describe('a race beside the field', () => {
  test('loses most where it took the most seconds above the field’s, the RoxZone too', () => {
    const slow = { 'sled-pull': 65, 'lap-8': 20, skierg: -145 };
    expect(losses([...splits(slow), roxZone(660)])).toEqual(['Sled pull 65', 'RoxZone 60', 'Tour 8 20']);
  });

  test('has the ways in the segments that they lead to, where they were not timed', () => {
    expect(losses(splits({}, 40), { isOfficial: undefined })).toEqual([]);
    expect(losses(splits({}, 40))).toHaveLength(15);
  });

  test('that timed each way has each beside its part of the field’s RoxZone', () => {
    const ways = stations.flatMap(({ id }, index): Split[] => [
      { kind: 'transition', id: `in-${id}`, name: 'RoxZone', seconds: 42 },
      ...(index < stations.length - 1
        ? [{ kind: 'transition' as const, id: `out-${id}`, name: 'RoxZone', seconds: 40 }]
        : []),
    ]);
    const compared = compare([...splits(), ...ways], { isOfficial: undefined, seconds: 6000 });
    expect(compared?.losses.at(-1)).toMatchObject({ name: 'RoxZone' });
    expect(compared?.splits.at(-1)?.othersSeconds).toBe(40);
  });

  test.each<[string, readonly Split[], Partial<LoggedSession>]>([
    ['is no race', splits(), { kind: 'workout' }],
    ['has no finish time', splits(), { seconds: undefined }],
    ['was broken off', splits().slice(0, 11), {}],
  ])('is not compared when it %s', (_, of, race) => {
    expect(compare(of, race)).toBeUndefined();
  });
});

const half = stations.map(({ id, name, distance, reps }): Split => {
  const dose = distance ? { meters: distance.meters / 2 } : { reps: (reps?.min ?? 0) / 2 };
  return { kind: 'station', id, name, seconds: 100, ...dose };
});
const session = (id: string, on: string, of: readonly Split[]): LoggedSession => ({
  ...{ id, on, changedAt: 1, kind: 'workout', name: id, splits: of },
});
const race = { on: '2027-04-18', splits: [...splits(), roxZone(600)] };

test('the simulation beside a race is the last one through all stations before it, brought to the race’s distances', () => {
  const sessions = [
    session('after', '2027-04-30', half),
    session('part', '2027-04-11', half.slice(1)),
    session('last', '2027-04-04', half),
    session('earlier', '2027-03-28', half),
  ];
  const found = simulationBefore(race, sessions, understanding);
  expect(found?.session.id).toBe('last');
  expect(found?.seconds.slice(0, 4)).toEqual([undefined, 200, undefined, 200]);
  expect(simulationBefore(race, sessions.slice(0, 2), understanding)).toBeUndefined();
});
