import { expect, test } from 'vitest';
import { isInUse, isStale } from '../../src/runner/model/clock.ts';
import { elapsedMs } from '../../src/runner/model/timing.ts';
import { HOUR, left, MINUTE, SECOND, SQUAT_1, walk } from './runner-walk.ts';

test('a run that nobody has touched for hours waits as it was left', () => {
  const walked = walk()
    .press('skip')
    .press('done')
    .wait(4 * HOUR + MINUTE);
  expect(isStale(walked.run, walked.now)).toBe(true);
  expect(walked.run.stepKey).toBe(`rest/${SQUAT_1}`);
  walked.act({ type: 'resume' });
  expect(left(walked.run, walked.now)).toBe(90 * SECOND);
  expect(elapsedMs(walked.run, walked.now)).toBe(2 * SECOND);
});

test('a run is watched for half an hour after a press, or a step of its own', () => {
  const walked = walk().press('skip').press('done');
  const end = walked.now + 90 * SECOND;
  walked.wait(90 * SECOND + 30 * MINUTE - 1);
  expect(walked.run.stepStartedAt).toBe(end);
  expect(isInUse(walked.run, walked.now)).toBe(true);
  walked.wait(1);
  expect(isInUse(walked.run, walked.now)).toBe(false);
  expect(isInUse(walked.press('done').run, walked.now)).toBe(true);
});
