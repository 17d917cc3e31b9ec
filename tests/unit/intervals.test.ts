import { describe, expect, test } from 'vitest';
import type { PublishedDay, PublishedPace } from '../../schema/programme.ts';
import { formatLighter, lighterWorkout } from '../../src/format/lighter.ts';
import { startRun } from '../../src/runner/model/activeWorkout.ts';
import { buildIntervalsPage } from '../../src/runner/model/intervalsPage.ts';
import { buildPlan, isSet, type RunPage } from '../../src/runner/model/plan.ts';
import { buildEntry } from '../../src/runner/model/runEntry.ts';
import type { CalendarWeek } from '../../src/schedule/model/day.ts';
import { understanding } from '../fixtures/generated/understanding.ts';
import { exercise, MINUTE, SECOND, START, walk } from './runner-walk.ts';

const seconds = (count: number) => ({ minSeconds: count, maxSeconds: count });
const FAST: PublishedPace = {
  id: 'vite',
  name: 'Allure vite',
  rpe: { min: 8, max: 8 },
  feeling: 'Vite.',
  share: { minPercent: 95, maxPercent: 100 },
};
const KILOMETRE = { meters: 1000, unit: 'km' } as const;
const GYM: RunPage = {
  route: '/training/phase1/hyrox-specific',
  options: [
    {
      id: 'essai',
      name: 'Essai',
      summary: '',
      rest: seconds(0),
      blocks: [
        {
          rounds: 1,
          exercises: [
            { exercise: exercise('rameur'), sets: 1, distance: KILOMETRE },
            { exercise: exercise('course'), sets: 1, distance: KILOMETRE, pace: FAST },
          ],
        },
      ],
    },
  ],
};
const DAY: PublishedDay = {
  day: 'mardi',
  activity: 'Fractionné 3 × 400 m',
  type: 'fractionné',
  rest: { ...seconds(75), detail: 'de trot' },
  paces: [FAST],
  intervals: {
    warmUp: seconds(600),
    repeats: { min: 3, max: 3 },
    distance: { meters: 400, unit: 'm' },
    coolDown: seconds(300),
  },
};

function intervals(day: Partial<PublishedDay> = {}) {
  const days: CalendarWeek['days'] = [
    { day: 'lundi', activity: 'Footing', type: 'footing', id: '5-lundi' },
    { ...DAY, ...day, id: '5-mardi' },
  ];
  const page = buildIntervalsPage([{ number: 5, focus: '', days }], '/training', [GYM]);
  const [workout, ...others] = page.options;
  if (!workout || others.length > 0) throw new Error('not one day of intervals');
  return { workout, plan: buildPlan(workout, page) };
}

/** « course 400 m », « 75 s »: the steps between warm-up and cool-down. */
const stepsOf = (day?: Partial<PublishedDay>) =>
  intervals(day)
    .plan.slice(1, -1)
    .map((step) => {
      if (!isSet(step)) return 'duration' in step ? `${step.duration.maxSeconds} s` : step.kind;
      const { exercise, distance, time } = step.effectivePrescription;
      return `${exercise.id} ${distance ? `${distance.meters} m` : `${time?.maxSeconds} s`}`;
    });

describe('a day of intervals is a workout', () => {
  test('of its repeats with its rest between them, by the exercise that other workouts run', () => {
    expect(stepsOf()).toEqual(['course 400 m', '75 s', 'course 400 m', '75 s', 'course 400 m']);
    const timed = { ...DAY.intervals, distance: undefined, time: seconds(180), repeats: { min: 1, max: 2 } };
    expect(stepsOf({ intervals: timed as PublishedDay['intervals'] })).toEqual([
      'course 180 s',
      '75 s',
      'course 180 s',
    ]);
    expect(stepsOf({ rest: seconds(0) })).toEqual(['course 400 m', 'course 400 m', 'course 400 m']);
  });

  test('that begins and ends easily, and says how to recover', () => {
    const { plan } = intervals();
    expect([plan.at(0), plan.at(-1)]).toMatchObject([
      { kind: 'warm-up', duration: seconds(600), text: 'Au petit trot. Récupération\u00a0: 75\u00a0s de trot.' },
      { kind: 'cool-down', duration: seconds(300) },
    ]);
    expect(intervals({ rest: undefined }).plan[0]).toMatchObject({ text: 'Au petit trot.' });
  });

  test('of fewer repeats, no harder than the dose of a return', () => {
    const lighter = lighterWorkout(intervals().workout, { fewerSets: 1, maxRpe: 6 });
    const dose = lighter.blocks[0]?.exercises[0];
    expect(dose).toMatchObject({ sets: 2, distance: { meters: 400 }, pace: { rpe: { min: 6, max: 6 } } });
    expect(dose?.pace).not.toHaveProperty('share');
    expect(formatLighter({ fewerSets: 1, maxRpe: 6 }, lighter)).toBe('une série de moins, RPE\u00a06 au plus');
  });
});

describe('the entry of a day of intervals', () => {
  const { workout, plan } = intervals();
  const begun = startRun({ route: '/training', workout: '5-mardi', day: '5-mardi' }, plan, START);
  const entryOf = (walked: { run: typeof begun }) => buildEntry(walked.run, plan, workout, understanding);
  const toFirst = () =>
    walk(plan, begun)
      .wait(10 * MINUTE - SECOND)
      .press('done');

  test('is a run with a split for each repeat and each rest', () => {
    const walked = toFirst();
    for (const effort of [96, 100, 98])
      walked
        .wait((effort - 1) * SECOND)
        .press('done')
        .wait(75 * SECOND);
    const entry = entryOf(walked.wait(5 * MINUTE).press('done'));
    expect(entry).toMatchObject({ kind: 'run', name: 'Fractionné 3 × 400 m', day: '5-mardi' });
    expect(entry).not.toHaveProperty('route');
    expect(entry.sets?.map(({ exercise, meters, seconds }) => [exercise, meters, seconds])).toEqual([
      ['course', 400, 96],
      ['course', 400, 100],
      ['course', 400, 98],
    ]);
    expect(entry.splits).toMatchObject([
      { kind: 'run', name: 'Série 1', meters: 400, seconds: 96 },
      { kind: 'transition', name: 'Repos', seconds: 75 },
      { kind: 'run', name: 'Série 2', meters: 400, seconds: 100 },
      { kind: 'transition', name: 'Repos', seconds: 75 },
      { kind: 'run', name: 'Série 3', meters: 400, seconds: 98 },
    ]);
  });

  test('has the time of a repeat that was corrected in the rest in its split too', () => {
    const walked = toFirst()
      .wait(96 * SECOND)
      .press('done');
    const [first] = plan.filter(isSet);
    if (!first) throw new Error('no repeat');
    const run = { ...walked.run, logs: { ...walked.run.logs, [first.key]: { seconds: 90 } } };
    const entry = buildEntry(run, plan, workout, understanding);
    expect(entry).toMatchObject({ sets: [{ seconds: 90, split: 0 }], splits: [{ name: 'Série 1', seconds: 90 }] });
  });
});
