import { describe, expect, test } from 'vitest';
import type { LoggedSession, LoggedSet, SetValues } from '../../src/journal/model/entry.ts';
import { findLastTime, findSessions } from '../../src/journal/model/lastTime.ts';
import { formatLastTime, formatSets } from '../../src/journal/model/lastTimeText.ts';

const ROWING = { exercise: 'rowing', name: 'Rowing' };
const ELASTIC = { exercise: 'rowing', name: 'Rowing à l’élastique', isAlternative: true };
const sets = (count: number, log: SetValues, of: Omit<LoggedSet, keyof SetValues> = ROWING): LoggedSet[] =>
  Array.from({ length: count }, () => ({ ...of, ...log }));
const session = (on: string, logged: LoggedSet[]): LoggedSession => ({
  id: on,
  changedAt: 0,
  kind: 'workout',
  on,
  name: 'Tirage',
  sets: logged,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

describe('the last time of an exercise', () => {
  const sessions = [
    session('2027-01-19', sets(1, { reps: 12 }, ELASTIC)),
    session('2027-01-12', sets(3, { kg: 22.5, reps: 10, rpe: 7 })),
    session('2027-01-05', sets(3, { kg: 20, reps: 10 })),
  ];

  test('is that of the exercise, or of what took its place', () => {
    expect(findLastTime(ROWING, sessions)?.on).toBe('2027-01-12');
    expect(findLastTime(ELASTIC, sessions)?.on).toBe('2027-01-19');
    expect(findLastTime({ ...ELASTIC, name: 'Rowing au sac' }, sessions)).toBeUndefined();
  });

  test('of running is that over the same distance, else that of any', () => {
    const run = (on: string, ...meters: number[]) =>
      session(
        on,
        meters.map((each) => ({ exercise: 'course', name: 'Course', meters: each, seconds: each / 4 })),
      );
    const runs = [run('2027-03-05', 1000, 500), run('2027-03-02', 400, 400, 1000)];
    const last = (meters?: number) => {
      const found = findLastTime({ exercise: 'course', name: 'Course' }, runs, undefined, meters);
      return [found?.on, found?.sets.map((set) => set.meters)];
    };
    expect(last(400)).toEqual(['2027-03-02', [400, 400]]);
    expect(last(1000)).toEqual(['2027-03-05', [1000]]);
    expect(last(800)).toEqual(['2027-03-05', [1000, 500]]);
    expect(last()).toEqual(['2027-03-05', [1000, 500]]);
  });

  test('without a number, its day', () => {
    const [last] = findSessions(ROWING, [session('2027-01-12', sets(2, {}))]);
    const say = (today: string) => last && plain(formatLastTime(last, today));
    expect(say('2027-01-20')).toBe('La dernière fois : le 12 janvier');
    expect(say('2027-01-12')).toBe('La dernière fois : aujourd’hui');
  });

  test.each<[string, SetValues[]]>([
    [
      '3 × 8–10 × 20–22,5 kg, RPE 7–9 pour 2 séries sur 3',
      [
        { kg: 20, reps: 10, rpe: 7 },
        { kg: 22.5, reps: 9 },
        { kg: 22.5, reps: 8, rpe: 9 },
      ],
    ],
    ['10 répétitions, puis 2 × 10 × 20 kg', [{ reps: 10 }, ...sets(2, { kg: 20, reps: 10 })]],
    ['2 × 8 × 20–30 kg d’aide', [-30, -20].map((kg) => ({ kg, reps: 8 }))],
    ['3 × 8 avec jusqu’à 20 kg d’aide', [-20, -10, 0].map((kg) => ({ kg, reps: 8 }))],
    ['2 × 400 m en 1:52–2:05', [112, 125].map((seconds) => ({ meters: 400, seconds }))],
  ])('is one line however its sets differ: %s', (text, logged) => {
    const [last] = findSessions(ROWING, [
      session(
        '2027-01-12',
        logged.map((log) => ({ ...ROWING, ...log })),
      ),
    ]);
    expect(last && plain(formatLastTime(last, '2027-01-20'))).toBe(`La dernière fois : ${text}`);
  });
});

test.each<[string, SetValues[], string]>([
  ['equal sets', sets(3, { kg: 22.5, reps: 10, rpe: 7 }), '3 × 10 × 22,5 kg, RPE 7'],
  ['a load that rises', [{ kg: 20, reps: 10 }, ...sets(2, { kg: 22.5, reps: 8 })], '10 × 20 kg, puis 2 × 8 × 22,5 kg'],
  ['a load of nothing', sets(2, { kg: 0, reps: 12 }), '2 × 12'],
  ['no load, fewer each time', [...sets(2, { reps: 2 }), { reps: 1 }], '2 × 2, puis 1 répétition'],
  ['repetitions and their time', [{ reps: 75, seconds: 270, kg: 6 }], '75 répétitions en 4:30 avec 6 kg'],
  ['repetitions of a distance', sets(2, { reps: 4, meters: 25, seconds: 70 }), '2 × 4 répétitions, 25 m en 1:10'],
  ['seconds', sets(2, { seconds: 40 }), '2 × 40 s'],
  ['a distance in less than a minute', [{ meters: 20, seconds: 30, kg: 24 }], '20 m en 30 s avec 24 kg'],
  ['the help of a machine', sets(3, { kg: -20, reps: 8 }), '3 × 8 × 20 kg d’aide'],
  ['nothing noted', sets(3, {}), ''],
])('%s', (_name, logged, text) => {
  expect(plain(formatSets(logged))).toBe(text);
});
