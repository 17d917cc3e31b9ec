import { describe, expect, test } from 'vitest';
import type { PublishedPrescription } from '../../schema/programme.ts';
import { toSetDraft, withSetNumber } from '../../src/journal/model/draft.ts';
import type { LoggedSession, LoggedSet, SetValues } from '../../src/journal/model/entry.ts';
import { findLastTime } from '../../src/journal/model/lastTime.ts';
import { prefilledSets } from '../../src/journal/model/prefilledSets.ts';
import { suggestedLoad } from '../../src/journal/model/suggestedLoad.ts';
import { readEntry } from '../../src/journal/store/journalShapes.ts';
import type { ActiveWorkout } from '../../src/runner/model/activeWorkout.ts';
import { currentStep } from '../../src/runner/model/cursor.ts';
import { buildPlan, isSet, type Plan, planOfRun, type SetStep } from '../../src/runner/model/plan.ts';
import { buildEntry } from '../../src/runner/model/runEntry.ts';
import { prefilledLog } from '../../src/runner/model/setLog.ts';
import { runSlice } from '../../src/runner/runSlice.ts';
import { readSlice } from '../../src/storage/slice.ts';
import { understanding } from '../fixtures/generated/understanding.ts';
import { begin, exercise, WARM_UP, walk } from './runner-walk.ts';

const PAGE = { route: '/training/phase1/upper-body', options: [], warmUp: WARM_UP, coolDown: WARM_UP };
const NO_REST = { minSeconds: 0, maxSeconds: 0 };
const workout = (rounds: number, exercises: PublishedPrescription[], splits = false) => ({
  ...{ id: 'essai', name: 'Essai', summary: '', rest: NO_REST, splits },
  blocks: [{ rounds, exercises }],
});
const course = (meters: number): PublishedPrescription => ({
  exercise: exercise('course'),
  sets: 1,
  distance: { meters, unit: 'm' },
});
const balls = { exercise: exercise('balls'), sets: 1, reps: { min: 20, max: 20 } };
const burpees = { exercise: exercise('burpees'), sets: 1, reps: { min: 10, max: 10 } };
const HYROX = workout(3, [course(200), balls, course(200), burpees]);
const plan = buildPlan(HYROX, PAGE);

const squat = (sets: number, reps: number): PublishedPrescription => ({
  exercise: { ...exercise('squat'), load: 'bas du corps' },
  sets,
  reps: { min: reps, max: reps },
});
const LIST = workout(1, [squat(3, 5), squat(2, 10)]);
const list = buildPlan(LIST, PAGE);

const setsOf = (of: Plan) => of.filter(isSet);
const stepAt = (of: Plan, key: string) => setsOf(of).find((step) => step.key === key) as SetStep;

describe('a circuit whose second line is replaced, corrected and, once, left out', () => {
  let { run, now } = walk(plan).press('done').press('skip').press('done');
  expect(currentStep(run, plan).key).toBe('0/course.2/1/1');
  ({ run, now } = walk(plan, run, now).act({ type: 'replace', line: 'course.2', alternative: 0 }));
  const replaced = planOfRun(run, PAGE, HYROX);
  ({ run, now } = walk(replaced, run, now).press('done').press('done').press('done').press('done').press('skip'));
  ({ run, now } = walk(replaced, run, now).act({ type: 'log-set', key: '0/course.2/1/1', log: { meters: 180 } }));
  ({ run, now } = walk(replaced, run, now).act({ type: 'finish' }));

  test('no other line is touched', () => {
    expect(run.substitutions).toEqual({ 'course.2': 0 });
    expect(setsOf(replaced).map(({ name }) => name)).toEqual(
      Array(3).fill(['course', 'balls', 'Autre', 'burpees']).flat(),
    );
    expect(Object.entries(run.setStatus)).toEqual([
      ['0/course/1/1', 'skipped'],
      ['0/balls/1/1', 'done'],
      ['0/course.2/1/1', 'done'],
      ['0/burpees/1/1', 'done'],
      ['0/course/2/1', 'done'],
      ['0/balls/2/1', 'done'],
      ['0/course.2/2/1', 'skipped'],
    ]);
    expect(Object.entries(run.logs ?? {}).filter(([, { meters }]) => meters !== undefined)).toEqual([
      ['0/course.2/1/1', { meters: 180, alternative: 'Autre' }],
    ]);
  });

  test('a reload finds it all, and the journal has each set with its line', () => {
    const stored = JSON.parse(JSON.stringify(run)) as ActiveWorkout;
    expect(readSlice(runSlice, { run: stored })).toEqual(stored);
    const entry = buildEntry(run, replaced, HYROX, understanding);
    expect(readEntry(entry)).toEqual(entry);
    expect(entry.sets?.map(({ name, occurrence, meters }) => [name, occurrence, meters])).toEqual([
      ['balls', undefined, undefined],
      ['Autre', 2, 180],
      ['burpees', undefined, undefined],
      ['course', 1, 200],
      ['balls', undefined, undefined],
    ]);
  });
});

const logged = (occurrence: number | undefined, values: SetValues, prescribedReps: number): LoggedSet => ({
  ...{ exercise: 'squat', name: 'squat', occurrence, prescribedSets: 5, prescribedReps, rpe: 6, ...values },
});
const [heavy, light] = [logged(1, { kg: 80, reps: 5 }, 5), logged(2, { kg: 50, reps: 10 }, 10)];
const session = (sets: LoggedSet[]): LoggedSession => ({
  ...{ id: 'x', changedAt: 0, kind: 'workout', on: '2026-11-17', name: 'Essai', sets },
});
const BOTH = session([heavy, heavy, heavy, light, light]);

const prefill = (key: string, sessions: LoggedSession[], run: ActiveWorkout = begin(list)) => {
  const step = stepAt(list, key);
  const lastTime = findLastTime({ exercise: 'squat', name: 'squat' }, sessions, step.occurrence);
  const suggestion = suggestedLoad({
    rule: { reserve: 3, upperBody: 2.5, lowerBody: 5, freshDays: 14, stop: { days: 8, percent: 30 } },
    prescription: step.effectivePrescription,
    ...{
      raceLoad: undefined,
      isAlternative: false,
      weekKind: undefined,
      lastTime,
      history: [],
      trainedOn: [],
      today: '2026-11-24',
    },
  });
  return { ...prefilledLog(run, list, step, { lastTime, suggestion }), suggested: suggestion?.kg };
};
const afterHeavy: ActiveWorkout = {
  ...begin(list),
  setStatus: { '0/squat/1/1': 'done' },
  logs: { '0/squat/1/1': { kg: 82.5, reps: 5 } },
};

test('the load of a line is that of the line, last time and today', () => {
  expect(prefill('0/squat/1/1', [BOTH])).toEqual({ kg: 80, reps: 5, suggested: 85 });
  expect(prefill('0/squat.2/1/1', [BOTH], afterHeavy)).toEqual({ kg: 50, reps: 10, suggested: 55 });
  expect(prefill('0/squat/1/2', [BOTH], afterHeavy)).toMatchObject({ kg: 82.5 });
});

test('the form takes each line by itself', () => {
  const sets = prefilledSets(LIST, [BOTH]);
  expect(sets.map(({ occurrence, kg, reps }) => [occurrence, kg, reps])).toEqual([
    ...Array(3).fill([1, 80, 5]),
    ...Array(2).fill([2, 50, 10]),
  ]);
  const empty = prefilledSets(LIST, []).map((set) => toSetDraft(set));
  expect(withSetNumber(empty, 0, 'kg', '80', true).map(({ kg }) => kg)).toEqual(['80', '80', '80', '', '']);
});
