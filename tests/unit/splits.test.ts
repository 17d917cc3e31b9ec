import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PublishedPrescription } from '../../schema/programme.ts';
import type { LoggedSession } from '../../src/journal/model/entry.ts';
import { furthestOverTarget, runningSplits, secondsLostToSlowdown } from '../../src/journal/model/slowdown.ts';
import { adjustedPlan } from '../../src/race/model/adjustedPlan.ts';
import { segmentsFor } from '../../src/race/model/plan.ts';
import { stepTargets } from '../../src/race/model/stepTargets.ts';
import { type ActiveWorkout, startRun } from '../../src/runner/model/activeWorkout.ts';
import { currentStep } from '../../src/runner/model/cursor.ts';
import { buildPlan, type Plan } from '../../src/runner/model/plan.ts';
import { buildRacePage } from '../../src/runner/model/racePage.ts';
import { type Action, reduce } from '../../src/runner/model/reducer.ts';
import { buildEntry } from '../../src/runner/model/runEntry.ts';
import { measureSplits } from '../../src/runner/model/splits.ts';
import { workMs } from '../../src/runner/model/timing.ts';
import { forAll } from '../fixtures/for-all.ts';
import { competition } from '../fixtures/generated/competition.ts';
import { results } from '../fixtures/generated/results.ts';
import { understanding } from '../fixtures/generated/understanding.ts';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';
import { begin, MINUTE, SECOND, START, target, WARM_UP, walk } from './runner-walk.ts';

const station = (id: string, meters: number): PublishedPrescription => ({
  exercise: { id, station: id, name: id, howTo: '', alternatives: [{ name: `autre ${id}` }] },
  sets: 1,
  distance: { meters, unit: 'm' },
});
const run: PublishedPrescription = {
  exercise: { id: 'course', name: 'Course', howTo: '', alternatives: [{ name: 'Vélo' }] },
  sets: 1,
  distance: { meters: 500, unit: 'm' },
};
const NO_REST = { minSeconds: 0, maxSeconds: 0 };
const block = (title: string, ...exercises: PublishedPrescription[]) => ({ title, rounds: 1, exercises });
const splitsIn = (run: ActiveWorkout, of: Plan) => measureSplits(run, of, understanding).map(({ split }) => split);

const OPTION = {
  id: 'essai',
  name: 'Essai',
  summary: '',
  rest: NO_REST,
  blocks: [block('Tour 1', run, station('skierg', 500)), block('Tour 2', run, station('sled-push', 25))],
};
const simulation = (transitions = false, replaced = {}) =>
  buildPlan(OPTION, { warmUp: WARM_UP, coolDown: WARM_UP }, replaced, transitions);
const PLAN = simulation();

/** « Tour 1 60, skierg 120 » of a run. */
const reported = (walked: { run: ActiveWorkout }, of = PLAN) =>
  splitsIn(walked.run, of).map(({ name, seconds }) => `${name} ${seconds}`);
/** So many minutes at a segment; the press itself takes a second of the next minute. */
const spend = (walked: ReturnType<typeof walk>, minutes: number) => walked.wait(minutes * MINUTE - SECOND);

describe('the splits of a run', () => {
  test('are what lies between presses, without warm-up and cool-down', () => {
    const walked = walk(PLAN)
      .wait(5 * MINUTE)
      .press('done');
    for (const minutes of [3, 4, 3, 2]) spend(walked, minutes).press('done');
    walked.wait(10 * MINUTE).press('done');
    expect(splitsIn(walked.run, PLAN)).toEqual([
      { kind: 'run', id: 'lap-1', name: 'Tour 1', meters: 500, seconds: 180 },
      { kind: 'station', id: 'skierg', name: 'skierg', meters: 500, seconds: 240 },
      { kind: 'run', id: 'lap-2', name: 'Tour 2', meters: 500, seconds: 180 },
      { kind: 'station', id: 'sled-push', name: 'sled-push', meters: 25, seconds: 120 },
    ]);
  });

  test('leave no trace of a press that was undone', () => {
    const walked = spend(walk(PLAN).press('done'), 1)
      .press('done')
      .wait(7 * SECOND)
      .act({ type: 'back' });
    spend(walked.wait(-8 * SECOND), 2).press('done');
    expect(reported(walked)).toEqual(['Tour 1 180']);
  });

  test('call what was passed over or broken off by no segment’s kind', () => {
    const walked = spend(walk(PLAN).press('done'), 1).press('done');
    spend(walked, 1).press('skip');
    spend(walked, 1).act({ type: 'finish' });
    const splits = splitsIn(walked.run, PLAN);
    expect(splits.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'run Tour 1',
      'transition skierg, inachevé',
      'transition Tour 2, inachevé',
    ]);
  });

  test('mark an alternative', () => {
    const of = simulation(false, { skierg: 0 });
    const walked = spend(walk(of).press('done'), 1).press('done');
    spend(walked, 1).press('done');
    expect(splitsIn(walked.run, of)[1]).toMatchObject({ id: 'skierg', name: 'autre skierg', isAlternative: true });
  });

  test('join the parts of a segment that was left open and done later', () => {
    const walked = spend(walk(PLAN).press('done'), 1).press('done');
    spend(walked, 1).press('skip');
    spend(walked, 3).press('done');
    spend(walked, 2).press('done');
    walked
      .press('done')
      .wait(10 * MINUTE)
      .act({ type: 'reopen', toRemaining: true });
    spend(walked, 4).press('done');
    expect(reported(walked)).toEqual(['Tour 1 60', 'Tour 2 180', 'sled-push 120', 'skierg 300']);
  });
});

test('a lap has one time in the journal, in its split and in its set, and the laps make the whole', () => {
  const walked = walk(PLAN).press('done');
  // Each presses at nine tenths of a second: rounded one by one, they would be two seconds too long.
  for (const minutes of [3, 4, 3, 2]) walked.wait(minutes * MINUTE - 400).press('done');
  const splits = splitsIn(walked.run, PLAN);
  const entry = buildEntry(walked.run, PLAN, { ...OPTION, simulation: true }, understanding);
  const secondsOf = (parts: LoggedSession['sets']) => parts?.map(({ seconds }) => seconds);
  expect(secondsOf(entry.sets)).toEqual(splits.map(({ seconds }) => seconds));
  expect(secondsOf(entry.sets)).toEqual([180, 241, 180, 121]);
  expect(entry.sets).toMatchObject([{ meters: 500 }, { meters: 500 }, { meters: 500 }, { meters: 25 }]);
});

const anyAction = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('done', 'skip').map((type) => ({ press: type })) },
  { weight: 3, arbitrary: fc.constantFrom('back', 'pause', 'resume', 'finish').map((type) => ({ type })) },
  fc.boolean().map((toRemaining) => ({ type: 'reopen', toRemaining })),
  fc.boolean().map((on) => ({ type: 'time-transitions', on })),
  fc.option(fc.constant(0), { nil: undefined }).map((alternative) => ({
    type: 'replace',
    line: 'skierg',
    alternative,
  })),
);

test('whatever a member does, the splits make the time worked', () => {
  forAll(
    fc.property(fc.array(fc.tuple(fc.nat(200_000), anyAction), { maxLength: 40 }), (steps) => {
      const planNow = (run: ActiveWorkout) => simulation(run.transitions, run.substitutions);
      let [current, now] = [begin(PLAN), START];
      for (const [wait, what] of steps) {
        now += wait;
        const of = planNow(current);
        const action = ('press' in what ? { type: what.press, target: target(current, of) } : what) as Action;
        current = reduce(current, action, of, now);
      }
      const of = planNow(current);
      const splits = splitsIn(current, of);
      const sum = splits.reduce((seconds, split) => seconds + split.seconds, 0);
      const end = current.finishedAt ?? current.pausedAt ?? current.lastInputAt;
      expect(sum).toBe(Math.floor(workMs(current, end) / 1000));
      for (const { seconds } of splits) expect(seconds).toBeGreaterThanOrEqual(0);
    }),
  );
});

const PLAN_INPUTS = {
  method: competition.plan,
  divisions: results.divisions,
  stations: understanding.stations,
};
const RACE_PLAN = adjustedPlan(segmentsFor(5400, PLAN_INPUTS), {});
const planned = (id: string) => RACE_PLAN.segments.find((segment) => segment.id === id)?.seconds ?? Number.NaN;

describe('what the race plan asks of', () => {
  test('a segment of a simulation is its share of the race', () => {
    const targets = stepTargets(PLAN, understanding, RACE_PLAN);
    expect([...targets.values()]).toEqual([
      Math.round(planned('lap-1') / 2),
      Math.round(planned('skierg') / 2),
      Math.round(planned('lap-2') / 2),
      Math.round(planned('sled-push') / 2),
    ]);
  });

  test('an alternative is nothing', () => {
    const of = simulation(false, { skierg: 0 });
    const skierg = of.find((step) => step.kind === 'set' && step.alternative);
    expect(stepTargets(of, understanding, RACE_PLAN).has(skierg?.key ?? '')).toBe(false);
  });

  test.each([true, false])('the whole race is the target, transitions apart: %s', (transitions) => {
    const page = buildRacePage(understanding, '/competition', workoutPages);
    const of = buildPlan(page.options[0] ?? OPTION, page, {}, transitions);
    const sum = [...stepTargets(of, understanding, RACE_PLAN).values()].reduce((total, seconds) => total + seconds, 0);
    expect(sum).toBe(RACE_PLAN.totalSeconds);
    expect(of).toHaveLength(1 + (transitions ? 31 : 16));
  });
});

test('a race begins at its start and ends with its last station', () => {
  const page = buildRacePage(understanding, '/competition', workoutPages);
  const of = buildPlan(page.options[0] ?? OPTION, page);
  const walked = walk(of, startRun({ route: page.route, workout: 'course' }, of, START));
  expect(currentStep(walked.run, of).kind).toBe('start');
  walked.wait(10 * MINUTE).press('done');
  for (const _ of of.slice(1)) spend(walked, 5).press('done');
  expect(walked.run.finishedAt).toBe(walked.now);
  expect(workMs(walked.run, walked.now)).toBe(16 * 5 * MINUTE);
  const option = { id: 'course', name: 'Ta course' };
  expect(buildEntry(walked.run, of, option, understanding)).toMatchObject({ kind: 'race', seconds: 16 * 5 * 60 });
  expect(splitsIn(walked.run, of).map(({ id }) => id)).toEqual(
    RACE_PLAN.segments.filter(({ kind }) => kind !== 'transition').map(({ id }) => id),
  );
});

describe('how the runs slowed', () => {
  const splits = [
    { kind: 'run', id: 'lap-1', name: 'Tour 1', seconds: 150, meters: 500 },
    { kind: 'station', id: 'skierg', name: 'SkiErg', seconds: 130, targetSeconds: 120 },
    { kind: 'run', id: 'lap-2', name: 'Tour 2', seconds: 165, meters: 500, targetSeconds: 160 },
    { kind: 'run', id: 'lap-3', name: 'Tour 3', seconds: 100 },
  ] as const;

  test('is per kilometre, after which station, beside the best', () => {
    expect(runningSplits(splits)).toEqual([
      { id: 'lap-1', name: 'Tour 1', seconds: 150, pace: 300, after: undefined, slower: 0 },
      { id: 'lap-2', name: 'Tour 2', seconds: 165, pace: 330, after: 'SkiErg', slower: 30 },
    ]);
    expect(secondsLostToSlowdown(runningSplits(splits))).toBe(15);
  });

  test('most is to be won where the plan was missed by most', () => {
    expect(furthestOverTarget(splits)).toMatchObject({ id: 'skierg', overSeconds: 10 });
    expect(furthestOverTarget(splits.slice(0, 1))).toBeUndefined();
  });
});
