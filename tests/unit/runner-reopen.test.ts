import { expect, test } from 'vitest';
import { elapsedMs, workMs } from '../../src/runner/model/timing.ts';
import { HOUR, left, MINUTE, PLAN, PLANCHE_1, SECOND, SQUAT_1, SQUAT_2, walk } from './runner-walk.ts';

const again = { type: 'reopen', toRemaining: false } as const;
const toRemaining = { type: 'reopen', toRemaining: true } as const;

test('a run that was ended early goes on where it was, and the time since is none of its own', () => {
  const walked = walk().press('skip').press('done').act({ type: 'finish' });
  const [rest, total] = [left(walked.run, walked.now), elapsedMs(walked.run, walked.now)];
  walked.wait(HOUR).act(again);
  expect(walked.run.stepKey).toBe(`rest/${SQUAT_1}`);
  expect(walked.run.finishedAt).toBeUndefined();
  expect(left(walked.run, walked.now)).toBe(rest);
  expect(elapsedMs(walked.run, walked.now)).toBe(total);
});

test('one that came to its end goes on at the cool-down, from where back leads to the last set', () => {
  const walked = walk();
  for (const _ of PLAN) walked.press('skip');
  expect(walked.run.finishedAt).toBeDefined();
  walked.act(again);
  expect(walked.run.stepKey).toBe('cool-down');
  expect(walked.act({ type: 'back' }).run.stepKey).toBe('0/planche/1/2');
});

test('the sets that are not done come in their order, and those that are do not', () => {
  const walked = walk().press('skip').press('skip').press('done').press('done').press('skip').press('skip');
  expect(walked.run.stepKey).toBe('cool-down');
  walked.press('done').act(toRemaining);
  expect(walked.run).toMatchObject({ stepKey: SQUAT_1, setStatus: { [SQUAT_2]: 'done' } });
  walked.press('done');
  expect(walked.run.stepKey).toBe(`rest/${SQUAT_1}`);
  expect(walked.press('done').run.stepKey).toBe(PLANCHE_1);
});

test('a set that was corrected in the entry is that of the run that goes on', () => {
  const log = { kg: 225, reps: 10 };
  const walked = walk().press('skip').act({ type: 'done', target: SQUAT_1, log }).act({ type: 'finish' });
  const sets = [{ exercise: 'squat', name: 'squat', kg: 22.5, reps: 10 }];
  expect(walked.act({ ...again, sets }).run.logs?.[SQUAT_1]).toEqual({ kg: 22.5, reps: 10 });
});

test('P11: a second tap on the end does not take the run up again', () => {
  const walked = walk()
    .press('skip')
    .act({ type: 'finish' })
    .wait(-SECOND + 200)
    .act(again);
  expect(walked.run.finishedAt).toBeDefined();
  expect(walked.act(again).run.finishedAt).toBeUndefined();
});

test('work counts from the end of the warm-up to the cool-down, without pauses', () => {
  const walked = walk().wait(10 * MINUTE);
  expect(workMs(walked.run, walked.now)).toBe(0);
  walked
    .press('done')
    .wait(5 * MINUTE)
    .act({ type: 'pause' })
    .wait(HOUR);
  expect(workMs(walked.run, walked.now)).toBe(5 * MINUTE + SECOND);
  walked.act({ type: 'resume' }).press('skip').press('skip').press('skip').press('skip').wait(MINUTE);
  expect(walked.run.stepKey).toBe('cool-down');
  const work = 5 * MINUTE + 5 * SECOND;
  expect(workMs(walked.run, walked.now)).toBe(work);
  walked.press('done').wait(HOUR);
  expect(workMs(walked.run, walked.now)).toBe(work);
  expect(workMs(walked.act(again).run, walked.now)).toBe(work);
});
