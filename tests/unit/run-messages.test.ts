import { expect, test } from 'vitest';
import type { PublishedBlock, PublishedPrescription, PublishedWorkout } from '../../schema/programme.ts';
import { missingQuestion, remainingText, upNextText } from '../../src/runner/messages/workoutMessages.ts';
import { type ActiveWorkout, startRun } from '../../src/runner/model/activeWorkout.ts';
import { currentStep } from '../../src/runner/model/cursor.ts';
import { buildPlan, type Plan } from '../../src/runner/model/plan.ts';
import { remainingSets } from '../../src/runner/model/setCounts.ts';
import { kindOf } from '../../src/runner/steps/stepKinds.ts';

const WARM_UP = { duration: { minSeconds: 480, maxSeconds: 480 }, text: 'Facile.' };
const exercise = (id: string) => ({ id, name: id, howTo: 'Ainsi.', alternatives: [{ name: 'Autre' }] });
const reps = { min: 10, max: 10 };

function at(key: string, blocks: PublishedBlock[], marks: Partial<ActiveWorkout> = {}): [ActiveWorkout, Plan] {
  const rest = { minSeconds: 60, maxSeconds: 60 };
  const option: PublishedWorkout = { id: 'essai', name: 'Essai', summary: '', rest, blocks };
  const plan = buildPlan(option, { warmUp: WARM_UP, coolDown: WARM_UP }, marks.substitutions);
  return [{ ...startRun({ route: '/', workout: 'essai' }, plan, 0), stepKey: key, ...marks }, plan];
}

const spoken = ([run, plan]: [ActiveWorkout, Plan]) => {
  const step = currentStep(run, plan);
  if (step.kind !== 'set') throw new Error('no set');
  const { eyebrow, primary } = kindOf(step);
  return { eyebrow: eyebrow?.(step), primary: primary(run, step), following: upNextText(run, plan, step) };
};

test('the titles of coaches keep their capitals in what comes next', () => {
  const set: PublishedPrescription = { exercise: exercise('Sled push'), sets: 2, reps };
  const messages = spoken(at('0/Sled push/1/1', [{ title: 'Final HYROX', rounds: 1, exercises: [set] }]));
  expect(messages.eyebrow).toBe('Final HYROX · série 1 sur 2');
  expect(messages.following).toBe('repos 1\u00a0min, puis Final HYROX · série 2 sur 2');
});

test('timed work for each side asks for the other side before it is done', () => {
  const time = { minSeconds: 30, maxSeconds: 30 };
  const blocks = [{ rounds: 1, exercises: [{ exercise: exercise('Planche'), sets: 2, time, perSide: true }] }];
  const labels = [{}, { timerStartsAt: 1 }, { otherSide: true }, { otherSide: true, timerStartsAt: 1 }].map(
    (marks) => spoken(at('0/Planche/1/1', blocks, marks)).primary.label,
  );
  expect(labels).toEqual(['Partir', 'Changer de côté', 'Autre côté', 'Série faite']);
});

test('what is not done is told by its exercise, and its place where it has one', () => {
  const [squat, rowing] = ['Squat', 'Rowing'].map((id) => ({ exercise: exercise(id), sets: 3, reps }));
  const [run, sets] = [{ sets: 1 }, { sets: 2 }].map(({ sets: count }) => ({
    exercise: exercise('Course'),
    sets: count,
    reps,
  }));
  if (!squat || !rowing || !run || !sets) throw new Error('no exercise');
  const blocks = [
    { rounds: 1, exercises: [squat, rowing] },
    { title: 'Tour 1', rounds: 1, exercises: [run] },
    { title: 'Tour 2', rounds: 1, exercises: [run] },
    { title: 'Final', rounds: 2, exercises: [run] },
    { rounds: 2, exercises: [sets] },
  ];
  const setStatus: ActiveWorkout['setStatus'] = {
    '0/Squat/1/1': 'done',
    '0/Squat/1/2': 'skipped',
    '1/Course/1/1': 'done',
    '3/Course/1/1': 'done',
    '4/Course/1/2': 'done',
  };
  const [walked, plan] = at('cool-down', blocks, { setStatus, substitutions: { Rowing: 0 } });
  expect(remainingSets(walked, plan).map(remainingText)).toEqual([
    'Squat\u00a0: séries 2 et 3',
    'Autre\u00a0: séries 1, 2 et 3',
    'Tour 2 · Course',
    'Final · Course\u00a0: tour 2',
    'Course\u00a0: séries 1, 3 et 4',
  ]);
});

test.each([
  ['traîneau', 'Pas de traîneau\u202f?'],
  ['élastique', 'Pas d’élastique\u202f?'],
  [undefined, ''],
])('an exercise that needs %s asks: %s', (equipment, question) => {
  expect(missingQuestion({ ...exercise('Sled push'), equipment })).toBe(question);
});
