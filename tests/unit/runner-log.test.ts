import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LoggedSet, SetValues } from '../../src/journal/model/entry.ts';
import type { ExerciseSession } from '../../src/journal/model/lastTime.ts';
import { readEntry } from '../../src/journal/store/journalShapes.ts';
import type { ActiveWorkout } from '../../src/runner/model/activeWorkout.ts';
import { buildPlan, type Plan, type SetStep } from '../../src/runner/model/plan.ts';
import { type Action, advanceTo, reduce } from '../../src/runner/model/reducer.ts';
import { buildEntry } from '../../src/runner/model/runEntry.ts';
import { prefilledLog } from '../../src/runner/model/setLog.ts';
import { runSlice } from '../../src/runner/runSlice.ts';
import { readSlice } from '../../src/storage/slice.ts';
import { forAll } from '../fixtures/for-all.ts';
import { understanding } from '../fixtures/generated/understanding.ts';
import { begin, exercise, PLAN, plan, planche, RANGE, SECOND, START, target, WARM_UP, walk } from './runner-walk.ts';

const ESSAI = { id: 'essai', name: 'Essai' };

const rowing = {
  exercise: { ...exercise('rowing'), load: 'haut du corps' as const },
  sets: 3,
  reps: { min: 8, max: 10 },
};
const run400 = { exercise: exercise('course'), sets: 2, distance: { meters: 400, unit: 'm' as const } };
const STRENGTH = plan([rowing, planche]);
const setsOf = (of: Plan) => of.filter((step): step is SetStep => step.kind === 'set');
const [first, second, third] = setsOf(STRENGTH) as [SetStep, SetStep, SetStep];
const NOTHING = { lastTime: undefined, suggestion: undefined };

const lastTime = (...logs: SetValues[]): ExerciseSession => {
  const sets = logs.map((log): LoggedSet => ({ exercise: 'rowing', name: 'rowing', ...log }));
  return {
    on: '2026-11-17',
    sets,
    session: { id: 'x', changedAt: 0, kind: 'workout', on: '2026-11-17', name: 'x', sets },
  };
};
/** At the first set. */
const started = (of: Plan) => walk(of).press('done');
const pressDone = (walked: ReturnType<typeof walk>, of: Plan, log?: SetValues) =>
  walked.act({ type: 'done', target: target(walked.run, of), log });

describe('what a set is shown with', () => {
  const prefilled = (run: ActiveWorkout, step: SetStep, known = NOTHING as Parameters<typeof prefilledLog>[3]) =>
    prefilledLog(run, STRENGTH, step, known);

  test('the same set of last time before the suggestion; of a last time with fewer sets its last', () => {
    const known = { lastTime: lastTime({ kg: 20, reps: 10 }, { kg: 22.5, reps: 9 }), suggestion: { kg: 25 } };
    expect(prefilled(begin(STRENGTH), first, known)).toEqual({ kg: 20, reps: 10 });
    expect(prefilled(begin(STRENGTH), second, known)).toEqual({ kg: 22.5, reps: 9 });
    expect(prefilled(begin(STRENGTH), third, known)).toEqual({ kg: 22.5, reps: 9 });
  });

  test('a suggestion after a stop comes before last time', () => {
    const known = { lastTime: lastTime({ kg: 20, reps: 10 }), suggestion: { kg: 14, overridesLastTime: true } };
    expect(prefilled(begin(STRENGTH), first, known).kg).toBe(14);
  });

  test('a load of fewer repetitions than today is not offered, with a suggestion or without', () => {
    const known = { lastTime: lastTime({ kg: 80, reps: 5 }), suggestion: undefined };
    expect(prefilled(begin(STRENGTH), first, known).kg).toBeUndefined();
    expect(prefilled(begin(STRENGTH), first, { ...known, suggestion: { overridesLastTime: true } }).kg).toBeUndefined();
  });

  test('asks for what is prescribed after a set with fewer or more repetitions', () => {
    for (const reps of [6, 12]) {
      const { run } = pressDone(started(STRENGTH), STRENGTH, { kg: 30, reps });
      expect(prefilled(run, second)).toEqual({ kg: 30, reps: 8 });
    }
  });

  test('the set before in this workout comes first of all, without its effort and its note', () => {
    const { run } = pressDone(started(STRENGTH), STRENGTH, { kg: 30, reps: 9, rpe: 8, note: 'dur' });
    const known = { lastTime: lastTime({ kg: 20, reps: 10 }), suggestion: { kg: 25 } };
    expect(prefilled(run, second, known)).toEqual({ kg: 30, reps: 9 });
  });

  test('timed work that is ticked without its clock: the time that is prescribed, or chosen of a range', () => {
    const [planche1] = setsOf(plan([planche])) as [SetStep];
    expect(prefilledLog(begin(), plan([planche]), planche1, NOTHING)).toEqual({ seconds: 30 });
    const range = plan([{ ...planche, time: { minSeconds: 30, maxSeconds: 45 } }]);
    const [set] = setsOf(range) as [SetStep];
    expect(prefilledLog(begin(range), range, set, NOTHING).seconds).toBe(30);
    expect(prefilledLog({ ...begin(range), longWork: true }, range, set, NOTHING).seconds).toBe(45);
  });

  test('what was noted of another exercise in its place is not offered', () => {
    const { run } = pressDone(started(STRENGTH), STRENGTH, { kg: 30, reps: 9 });
    const other = buildPlan(
      { id: 'essai', name: 'Essai', summary: '', rest: RANGE, blocks: [{ rounds: 1, exercises: [rowing] }] },
      { warmUp: WARM_UP, coolDown: WARM_UP },
      { rowing: 0 },
    );
    const [, replaced] = setsOf(other) as [SetStep, SetStep];
    expect(prefilledLog({ ...run, substitutions: { rowing: 0 } }, other, replaced, NOTHING).kg).toBeUndefined();
  });
});

describe('what is noted', () => {
  test('a rest does not end while something is typed in it, and ends at once after', () => {
    const walked = pressDone(started(STRENGTH), STRENGTH).act({ type: 'hold-rest', on: true });
    const rest = walked.run.stepKey;
    expect(walked.wait(600 * SECOND).run.stepKey).toBe(rest);
    walked.act({ type: 'hold-rest', on: false });
    expect(walked.run).toMatchObject({ stepKey: second.key, restOver: true, lastInputAt: walked.now });
    expect(walked.run.restHeld).toBeUndefined();
  });

  test('timed work keeps its seconds, also when it ends early', () => {
    const of = plan([planche]);
    const walked = started(of)
      .press('start-timer')
      .wait(3 * SECOND + 30 * SECOND);
    const [set] = setsOf(of);
    expect(walked.run.logs?.[set?.key ?? '']).toEqual({ seconds: 30 });
    const early = started(of)
      .press('start-timer')
      .wait(3 * SECOND + 11 * SECOND)
      .press('done');
    expect(early.run.logs?.[set?.key ?? '']?.seconds).toBe(12);
  });

  test('timed work that ends in its count-in has no time, whatever the screen shows of it', () => {
    const of = plan([planche]);
    const [set] = setsOf(of) as [SetStep];
    const walked = started(of);
    for (const type of ['start-timer', 'done'] as const) {
      const log = prefilledLog(walked.run, of, set, NOTHING);
      walked.act({ type, target: target(walked.run, of), log });
    }
    expect(walked.run.setStatus).toEqual({ [set.key]: 'done' });
    expect(buildEntry(walked.run, of, ESSAI, understanding).sets?.[0]?.seconds).toBeUndefined();
    // The rest asks for it.
    expect(prefilledLog(JSON.parse(JSON.stringify(walked.run)), of, set, NOTHING).seconds).toBeUndefined();
  });

  test('a distance keeps the time that it took, without a pause', () => {
    const of = plan([run400]);
    const walked = started(of)
      .wait(59 * SECOND)
      .act({ type: 'pause' })
      .wait(600 * SECOND)
      .act({ type: 'resume' })
      .wait(39 * SECOND);
    pressDone(walked, of, { meters: 400 });
    const [set] = setsOf(of);
    expect(walked.run.logs?.[set?.key ?? '']).toEqual({ meters: 400, seconds: 100 });
  });
});

describe('the entry of a run', () => {
  test('is for its day when half of the sets are done', () => {
    const withDone = (count: number) => {
      const done = setsOf(PLAN).slice(0, count);
      const setStatus = Object.fromEntries(done.map(({ key }) => [key, 'done' as const]));
      return buildEntry({ ...begin(PLAN), day: '1-lundi', setStatus }, PLAN, ESSAI, understanding);
    };
    expect(setsOf(PLAN)).toHaveLength(4);
    expect([withDone(2).day, withDone(2).partOf]).toEqual(['1-lundi', undefined]);
    expect([withDone(1).day, withDone(1).partOf]).toEqual([undefined, '1-lundi']);
  });

  test('has the sets that were done, with what was asked; of a small part of it, not the day that it was for', () => {
    const walked = pressDone(started(STRENGTH), STRENGTH, { kg: 22.5, reps: 8 }).press('done').press('skip');
    walked.act({ type: 'finish' });
    expect(buildEntry({ ...walked.run, day: '1-lundi' }, STRENGTH, ESSAI, understanding)).toEqual({
      id: `run-${START}`,
      changedAt: walked.now,
      kind: 'workout',
      on: '2026-11-24',
      name: 'Essai',
      route: '/training/phase1/upper-body',
      workout: 'essai',
      partOf: '1-lundi',
      seconds: 5,
      sets: [{ exercise: 'rowing', name: 'rowing', prescribedSets: 3, prescribedReps: 8, kg: 22.5, reps: 8 }],
    });
  });

  test('a set that was done before the exercise was replaced is not of its alternative', () => {
    const walked = pressDone(started(STRENGTH), STRENGTH, { kg: 22.5, reps: 8 });
    walked.act({ type: 'replace', line: 'rowing', alternative: 0 });
    const replaced = buildPlan(
      { id: 'essai', name: 'Essai', summary: '', rest: RANGE, blocks: [{ rounds: 1, exercises: [rowing, planche] }] },
      { warmUp: WARM_UP, coolDown: WARM_UP },
      walked.run.substitutions,
    );
    const again = walk(replaced, walked.run, walked.now).press('done');
    pressDone(again, replaced, { reps: 12 });
    const { sets = [] } = buildEntry(again.run, replaced, ESSAI, understanding);
    expect(sets.map(({ name, isAlternative }) => [name, isAlternative])).toEqual([
      ['rowing', undefined],
      ['Autre', true],
    ]);
  });

  test('of any run: it can be kept, and holds each done set with what was noted of it', () => {
    const anyLog = fc.record(
      {
        kg: fc.integer({ min: 0, max: 800 }).map((halves) => halves / 2),
        reps: fc.nat(100),
        rpe: fc.integer({ min: 1, max: 10 }),
        note: fc.string(),
      },
      { requiredKeys: [] },
    );
    const anyStep = fc.record({
      wait: fc.nat(120_000),
      what: fc.constantFrom('done', 'skip', 'start-timer', 'back', 'check', 'log', 'replace', 'finish', 'reopen'),
      set: fc.nat(10),
      log: anyLog,
    });
    const mixed = plan([rowing, planche, run400]);
    forAll(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        let [run, now] = [begin(mixed), START];
        for (const { wait, what, set, log } of steps) {
          now += wait;
          run = advanceTo(run, mixed, now);
          const key = setsOf(mixed)[set % setsOf(mixed).length]?.key ?? '';
          const actions: Record<typeof what, Action> = {
            done: { type: 'done', target: target(run, mixed), log },
            skip: { type: 'skip', target: target(run, mixed) },
            'start-timer': { type: 'start-timer', target: target(run, mixed), log },
            back: { type: 'back' },
            check: { type: 'check-set', key, checked: wait % 2 === 0, log },
            log: { type: 'log-set', key, log },
            replace: { type: 'replace', line: 'rowing', alternative: wait % 2 === 0 ? 0 : undefined },
            finish: { type: 'finish' },
            reopen: { type: 'reopen', toRemaining: wait % 2 === 0 },
          };
          const before = run;
          run = reduce(run, actions[what], mixed, now);
          // No press takes away what was noted of a set.
          for (const [noted, former] of Object.entries(before.logs ?? {})) {
            const isMeant = what === 'log' || what === 'check' ? noted === key : noted === before.stepKey;
            if (!isMeant) expect(run.logs?.[noted]).toEqual(former);
          }
        }
        const stored = JSON.parse(JSON.stringify(run));
        expect(readSlice(runSlice, JSON.parse(JSON.stringify({ run })))).toEqual(stored);
        const entry = buildEntry(run, mixed, ESSAI, understanding);
        const written = JSON.parse(JSON.stringify(entry));
        expect(readEntry(written)).toEqual(written);
        const done = setsOf(mixed).filter(({ key }) => run.setStatus[key] === 'done');
        expect(entry.sets?.map(({ exercise: id }) => id)).toEqual(
          done.map(({ effectivePrescription }) => effectivePrescription.exercise.id),
        );
        done.forEach(({ key }, index) => {
          const { alternative: _, ...log } = run.logs?.[key] ?? {};
          expect(entry.sets?.[index]).toMatchObject(log);
        });
      }),
    );
  });
});
