import type { PublishedPrescription, PublishedWorkout } from '../../schema/programme.ts';
import type { WorkoutRest } from '../../schema/quantity.ts';
import { type ActiveWorkout, startRun } from '../../src/runner/model/activeWorkout.ts';
import { currentStep, pressTarget } from '../../src/runner/model/cursor.ts';
import { buildPlan, type Plan } from '../../src/runner/model/plan.ts';
import { type Action, advanceTo, reduce } from '../../src/runner/model/reducer.ts';
import { countdownEnd } from '../../src/runner/model/timing.ts';

export const START = Date.UTC(2026, 10, 24, 17);
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const WARM_UP = { duration: { minSeconds: 480, maxSeconds: 600 }, text: 'Facile.' };

export const exercise = (id: string) => ({
  id,
  name: id,
  howTo: 'Ainsi.',
  alternatives: [{ name: 'Autre' }, { name: 'Encore autre' }],
});
export const squats: PublishedPrescription = { exercise: exercise('squat'), sets: 2, reps: { min: 10, max: 10 } };
export const planche: PublishedPrescription = {
  exercise: exercise('planche'),
  sets: 2,
  time: { minSeconds: 30, maxSeconds: 30 },
};
export const RANGE: WorkoutRest = { minSeconds: 90, maxSeconds: 120, after: 'set' };

export function plan(
  exercises: PublishedPrescription[] = [squats, planche],
  rest: WorkoutRest = RANGE,
  rounds = 1,
): Plan {
  const option = {
    id: 'essai',
    name: 'Essai',
    summary: '',
    rest,
    blocks: [{ rounds, exercises }],
  } satisfies PublishedWorkout;
  return buildPlan(option, { warmUp: WARM_UP, coolDown: WARM_UP });
}

export const PLAN = plan();
export const begin = (of = PLAN) => startRun({ route: '/training/phase1/upper-body', workout: 'essai' }, of, START);

/** A run and its clock: each action comes when the test says, a second after the one before without a word. */
export function walk(of = PLAN, run = begin(of), now = START) {
  return {
    get run() {
      return advanceTo(run, of, now);
    },
    get now() {
      return now;
    },
    wait(ms: number) {
      now += ms;
      return this;
    },
    act(action: Action) {
      now += SECOND;
      run = reduce(run, action, of, now);
      return this;
    },
    press(type: 'done' | 'skip' | 'start-timer') {
      return this.act({ type, target: target(this.run, of) });
    },
  };
}

/** What a press at this moment is meant for. */
export const target = (run: ActiveWorkout, of = PLAN) => pressTarget(run, currentStep(run, of));

export const left = (run: ActiveWorkout, now: number, of = PLAN) =>
  (countdownEnd(run, currentStep(run, of)) ?? Number.NaN) - now;

export const SQUAT_1 = '0/squat/1/1';
export const SQUAT_2 = '0/squat/1/2';
export const PLANCHE_1 = '0/planche/1/1';
