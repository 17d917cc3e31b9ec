import { describe, expect, test } from 'vitest';
import type { PublishedPrescription } from '../../schema/programme.ts';
import { exercise, left, plan, SECOND, SQUAT_1, SQUAT_2, walk } from './runner-walk.ts';

describe('a rest', () => {
  const resting = () => walk().press('skip').press('done');

  test('begins with the set that is done, and ends by itself at its short end', () => {
    const walked = resting();
    expect(walked.run).toMatchObject({ stepKey: `rest/${SQUAT_1}`, setStatus: { [SQUAT_1]: 'done' } });
    walked.wait(90 * SECOND - 1);
    expect(walked.run.stepKey).toBe(`rest/${SQUAT_1}`);
    walked.wait(1);
    expect(walked.run).toMatchObject({ stepKey: SQUAT_2, restOver: true, stepStartedAt: walked.now });
  });

  test('takes the long end of its range, now and the next times', () => {
    const walked = resting().act({ type: 'choose-end', long: true });
    expect(left(walked.run, walked.now)).toBe(119 * SECOND);
    walked.press('done').press('done');
    expect(left(walked.run, walked.now)).toBe(120 * SECOND);
  });

  test('is longer or shorter by what the member adds, this time only', () => {
    const walked = resting().act({ type: 'shift-rest', seconds: 15 }).act({ type: 'shift-rest', seconds: -30 });
    expect(left(walked.run, walked.now)).toBe((90 - 15 - 2) * SECOND);
    walked.press('done').press('done');
    expect(left(walked.run, walked.now)).toBe(90 * SECOND);
  });

  test('that is cut by more than is left is over', () => {
    const { run } = resting().act({ type: 'shift-rest', seconds: -600 });
    expect(run.stepKey).toBe(SQUAT_2);
    // Not before the rest began: a time that is measured from here would have those minutes too.
    expect(run.stepStartedAt).toBe(resting().run.stepStartedAt);
  });
});

describe('the rest after a round', () => {
  const one = (id: string): PublishedPrescription => ({ exercise: exercise(id), sets: 1, reps: { min: 10, max: 10 } });
  const of = plan([one('a'), one('b'), one('c')], { minSeconds: 60, maxSeconds: 60, after: 'round' }, 3);
  const atRound = () => walk(of).press('skip');

  test('comes also when its last station is left out', () => {
    expect(atRound().press('done').press('done').press('skip').run.stepKey).toBe('rest/0/c/1/1');
  });

  test('is left out when the whole round is', () => {
    expect(atRound().press('skip').press('skip').press('skip').run.stepKey).toBe('0/a/2/1');
    const walked = atRound().press('done').press('done').press('done').press('done');
    expect(walked.press('skip').press('skip').press('skip').run.stepKey).toBe('0/a/3/1');
  });
});
