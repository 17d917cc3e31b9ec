import { describe, expect, test } from 'vitest';
import { COUNT_IN_MS } from '../../src/runner/model/timing.ts';
import { left, MINUTE, PLAN, PLANCHE_1, plan, planche, SECOND, SQUAT_1, squats, walk } from './runner-walk.ts';

describe('timed work', () => {
  const atPlanche = (of = PLAN) => {
    const walked = walk(of).press('skip').press('skip').press('skip');
    expect(walked.run.stepKey).toBe(PLANCHE_1);
    return walked;
  };

  test('counts after a count-in, is done when it is over, and its rest is on', () => {
    const walked = atPlanche().wait(MINUTE).press('start-timer');
    walked.wait(COUNT_IN_MS + 30 * SECOND - 1);
    expect(walked.run.stepKey).toBe(PLANCHE_1);
    walked.wait(1);
    expect(walked.run).toMatchObject({
      stepKey: `rest/${PLANCHE_1}`,
      setStatus: { [PLANCHE_1]: 'done' },
      stepStartedAt: walked.now,
    });
  });

  test('and its rest are both over for who comes back late', () => {
    const walked = atPlanche()
      .press('start-timer')
      .wait(COUNT_IN_MS + 30 * SECOND + 90 * SECOND + 5 * SECOND);
    expect(walked.run).toMatchObject({
      stepKey: '0/planche/1/2',
      restOver: true,
      stepStartedAt: walked.now - 5 * SECOND,
    });
    expect(walked.run.timerStartsAt).toBeUndefined();
  });

  test('goes on after a pause where it was', () => {
    const walked = atPlanche()
      .press('start-timer')
      .wait(COUNT_IN_MS + 10 * SECOND)
      .act({ type: 'pause' })
      .wait(MINUTE);
    walked.act({ type: 'resume' });
    expect(left(walked.run, walked.now)).toBe(19 * SECOND);
  });

  test('for each side waits for the member to change sides', () => {
    const of = plan([squats, { ...planche, perSide: true }]);
    const walked = atPlanche(of)
      .press('start-timer')
      .wait(COUNT_IN_MS + 40 * SECOND);
    expect(walked.run).toMatchObject({ stepKey: PLANCHE_1, otherSide: true, setStatus: { [SQUAT_1]: 'skipped' } });
    expect(walked.run.timerStartsAt).toBeUndefined();
    walked.press('start-timer').wait(COUNT_IN_MS + 30 * SECOND);
    expect(walked.run.stepKey).toBe(`rest/${PLANCHE_1}`);
  });

  test('of a range keeps the end that was chosen, which the warm-up has no part in', () => {
    const of = plan([{ ...planche, time: { minSeconds: 30, maxSeconds: 45 } }]);
    const walked = walk(of).act({ type: 'choose-end', long: true }).press('skip').press('start-timer');
    expect(left(walked.run, walked.now, of)).toBe(COUNT_IN_MS + 30 * SECOND);
    walked.act({ type: 'choose-end', long: true }).press('done').press('done').press('start-timer');
    expect(left(walked.run, walked.now, of)).toBe(COUNT_IN_MS + 45 * SECOND);
  });

  test('stops counting when an alternative takes the place of its exercise', () => {
    const walked = atPlanche().press('start-timer').act({ type: 'replace', line: 'planche', alternative: 0 });
    expect(walked.run).toMatchObject({ stepKey: PLANCHE_1, substitutions: { planche: 0 } });
    expect(walked.run.timerStartsAt).toBeUndefined();
  });
});

test('a warm-up that is over waits for its member', () => {
  const walked = walk()
    .press('start-timer')
    .wait(20 * MINUTE);
  expect(walked.run.stepKey).toBe('warm-up');
  expect(walked.press('done').run.stepKey).toBe(SQUAT_1);
});
