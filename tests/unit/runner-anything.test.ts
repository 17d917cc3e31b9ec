import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ActiveWorkout } from '../../src/runner/model/activeWorkout.ts';
import type { Plan } from '../../src/runner/model/plan.ts';
import { type Action, advanceTo, followClock, reduce } from '../../src/runner/model/reducer.ts';
import { elapsedMs, workMs } from '../../src/runner/model/timing.ts';
import { runSlice } from '../../src/runner/runSlice.ts';
import { readSlice } from '../../src/storage/slice.ts';
import { forAll } from '../fixtures/for-all.ts';
import { begin, HOUR, PLAN, plan, planche, START, squats, target } from './runner-walk.ts';

const PLANS = [
  PLAN,
  plan([squats, planche], { minSeconds: 0, maxSeconds: 0 }),
  plan([squats, { ...planche, perSide: true }], { minSeconds: 60, maxSeconds: 60, after: 'round' }, 3),
];

const anyPlan = fc.constantFrom(...PLANS);

/** What a member may do, each with how long they wait before. */
const anyAction = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('done', 'skip', 'start-timer').map((type) => ({ press: type })) },
  { weight: 3, arbitrary: fc.constantFrom('back', 'pause', 'resume').map((type) => ({ type })) },
  fc.boolean().map((long) => ({ type: 'choose-end', long })),
  fc.constantFrom(-15, 15).map((seconds) => ({ type: 'shift-rest', seconds })),
  { weight: 1, arbitrary: fc.constant({ type: 'finish' }) },
  fc.boolean().map((toRemaining) => ({ type: 'reopen', toRemaining })),
  fc.record({ type: fc.constant('check-set'), set: fc.nat(20), checked: fc.boolean() }),
  fc.record({ type: fc.constant('replace'), line: fc.constantFrom('squat', 'planche') }),
  fc.record({ type: fc.constant('replace'), line: fc.constantFrom('squat', 'planche'), alternative: fc.nat(1) }),
);
/** Ends some walks. */
const finish = fc.constant<[number, Record<string, unknown>]>([1000, { type: 'finish' }]);
const anyWalk = fc
  .tuple(
    fc.array(fc.tuple(fc.integer({ min: 0, max: 200_000 }), anyAction), { maxLength: 60 }),
    fc.option(finish, { nil: undefined }),
  )
  .map(([steps, end]) => (end ? [...steps, end] : steps));

describe('whatever a member does', () => {
  const play = (
    of: Plan,
    steps: [number, Record<string, unknown>][],
    each: (run: ActiveWorkout, before: ActiveWorkout, now: number, action: Action) => void,
  ) => {
    let run = begin(of);
    let now = START;
    for (const [wait, what] of steps) {
      now += wait;
      const before = advanceTo(run, of, now);
      const sets = of.filter(({ kind }) => kind === 'set');
      const action = (
        'press' in what
          ? { type: what.press, target: target(before, of) }
          : 'set' in what
            ? { type: 'check-set', key: sets[Number(what.set) % sets.length]?.key, checked: what.checked }
            : what
      ) as Action;
      run = reduce(before, action, of, now);
      each(run, before, now, action);
    }
  };

  test('the run stands at a step, can be kept, and its times make sense', () => {
    forAll(
      fc.property(anyPlan, anyWalk, (of, steps) => {
        const leftByHand = new Set<string>();
        play(of, steps, (run, before, now, action) => {
          if (action.type === 'check-set' && !action.checked) leftByHand.add(action.key);
          const keys = of.filter(({ kind }) => kind === 'set').map(({ key }) => key);
          expect(of.map(({ key }) => key)).toContain(run.stepKey);
          expect(readSlice(runSlice, JSON.parse(JSON.stringify({ run })))).toEqual(JSON.parse(JSON.stringify(run)));
          expect(run.stepStartedAt).toBeLessThanOrEqual(now);
          expect(workMs(run, now)).toBeGreaterThanOrEqual(0);
          expect(elapsedMs(run, now)).toBeGreaterThanOrEqual(workMs(run, now));
          if (run.finishedAt !== undefined) expect(run.finishedAt).toBeLessThanOrEqual(now);
          if (action.type === 'reopen' && action.toRemaining && before.finishedAt !== undefined && run !== before) {
            const open = keys.find((key) => before.setStatus[key] !== 'done');
            expect([run.finishedAt, run.stepKey]).toEqual([undefined, open ?? before.stepKey]);
          }
          for (const key of Object.keys(run.setStatus)) expect(keys).toContain(key);
          if (action.type === 'finish') expect(run.finishedAt).toBeDefined();
          // Whoever comes to the end by the controls has left no set behind without a press of their own.
          if (run.stepKey === 'cool-down') {
            for (const key of keys)
              expect(run.setStatus[key] ?? leftByHand.has(key), `${key} was passed over`).toBeTruthy();
          }
          if (action.type === 'replace' && before.pausedAt === undefined && before.finishedAt === undefined) {
            expect(run.substitutions[action.line]).toBe(action.alternative);
          }
          expect(advanceTo(advanceTo(run, of, now), of, now)).toEqual(advanceTo(run, of, now));
        });
      }),
    );
  });

  test('back undoes what a press has done', () => {
    forAll(
      fc.property(anyPlan, anyWalk, (of, steps) => {
        play(of, steps, (run, before, now, action) => {
          const moved = run.history.length === before.history.length + 1 && run.finishedAt === undefined;
          // A press on the summary took the marks of all that was left out away.
          if (!moved || action.type === 'reopen') return;
          const previous = reduce(run, { type: 'back' }, of, now);
          expect({ stepKey: previous.stepKey, setStatus: previous.setStatus, history: previous.history }).toEqual({
            stepKey: before.stepKey,
            setStatus: before.setStatus,
            history: before.history,
          });
        });
      }),
    );
  });

  test('a screen follows the clock', () => {
    const anyWaits = fc.array(fc.oneof(fc.nat(120_000), fc.nat(5 * HOUR)), { maxLength: 8 });
    forAll(
      fc.property(anyPlan, anyWalk, anyWaits, (of, steps, waits) => {
        let [run, now] = [begin(of), START];
        play(of, steps, (after, _before, at) => {
          [run, now] = [after, at];
        });
        const runAt = followClock(run, of);
        for (const wait of waits) {
          now += wait;
          expect(runAt(now)).toEqual(advanceTo(run, of, now));
        }
        // The clock is set back.
        expect(runAt(run.lastInputAt)).toEqual(advanceTo(run, of, run.lastInputAt));
      }),
    );
  });
});
