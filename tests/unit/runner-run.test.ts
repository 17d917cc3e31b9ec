import { describe, expect, test } from 'vitest';
import type { ActiveWorkout } from '../../src/runner/model/activeWorkout.ts';
import { currentStep } from '../../src/runner/model/cursor.ts';
import { reduce } from '../../src/runner/model/reducer.ts';
import { COUNT_IN_MS } from '../../src/runner/model/timing.ts';
import {
  begin,
  HOUR,
  left,
  MINUTE,
  PLAN,
  PLANCHE_1,
  plan,
  planche,
  SECOND,
  SQUAT_1,
  SQUAT_2,
  squats,
  walk,
} from './runner-walk.ts';

describe('a press', () => {
  test('counts for the step that it was meant for', () => {
    const walked = walk().press('skip').press('done');
    expect(walked.act({ type: 'done', target: SQUAT_1 }).run.stepKey).toBe(`rest/${SQUAT_1}`);
  });

  test('P11: counts once when the thumb taps twice', () => {
    const walked = walk().press('skip').press('done');
    const twice = reduce(walked.run, { type: 'done', target: walked.run.stepKey }, PLAN, walked.now + 200);
    expect(twice.stepKey).toBe(`rest/${SQUAT_1}`);
  });

  test.each(['done', 'skip'] as const)(
    'P11: %s just after a rest ended by itself leaves the set under the thumb',
    (type) => {
      const atRest = walk().press('skip').press('done');
      const at = (ms: number) => reduce(atRest.run, { type, target: SQUAT_2 }, PLAN, atRest.now + 90 * SECOND + ms);
      expect(at(300)).toMatchObject({ stepKey: SQUAT_2, setStatus: { [SQUAT_1]: 'done' } });
      expect(at(400).setStatus[SQUAT_2]).toBeDefined();
    },
  );

  test('P11: a press just after the first side ended by itself does not start the second', () => {
    const of = plan([{ ...planche, perSide: true }]);
    const working = walk(of).press('skip').press('start-timer');
    const pressed = (ms: number) => {
      const now = working.now + COUNT_IN_MS + 30 * SECOND + ms;
      return reduce(working.run, { type: 'start-timer', target: `${PLANCHE_1}/autre-cote` }, of, now);
    };
    expect(pressed(200)).toMatchObject({ otherSide: true, timerStartsAt: undefined });
    expect(pressed(400).timerStartsAt).toBeDefined();
  });

  test('P11: a press just after the run was shown counts for nothing', () => {
    const walked = walk().press('skip').wait(MINUTE);
    const press = (openedAt: number) =>
      reduce(walked.run, { type: 'done', target: SQUAT_1 }, PLAN, walked.now, openedAt).stepKey;
    expect(press(walked.now - 200)).toBe(SQUAT_1);
    expect(press(walked.now - 400)).toBe(`rest/${SQUAT_1}`);
  });

  test('P10: counts on a clock that was set back, and so does the next one', () => {
    const atRest = walk().press('skip').press('done');
    const earlier = walk(PLAN, atRest.run, atRest.now - HOUR)
      .press('done')
      .wait(MINUTE)
      .press('done');
    expect(Object.keys(earlier.run.setStatus)).toEqual([SQUAT_1, SQUAT_2]);
  });
});

test('going back finds a rest that was skipped as long as it was left, also after a pause', () => {
  const walked = walk()
    .press('skip')
    .press('done')
    .act({ type: 'shift-rest', seconds: 30 })
    .press('done')
    .act({ type: 'pause' })
    .wait(3 * MINUTE)
    .act({ type: 'resume' })
    .act({ type: 'back' });
  expect(walked.run).toMatchObject({ stepKey: `rest/${SQUAT_1}`, setStatus: { [SQUAT_1]: 'done' } });
  expect(left(walked.run, walked.now)).toBe((90 + 30 - 4) * SECOND);
});

describe('ticking', () => {
  test('a set ahead leaves it out later, with no rest for it', () => {
    const walked = walk().press('skip').act({ type: 'check-set', key: SQUAT_2, checked: true });
    expect(walked.run.stepKey).toBe(SQUAT_1);
    walked.press('done');
    expect(walked.run.stepKey).toBe(`rest/${SQUAT_1}`);
    expect(walked.press('done').run.stepKey).toBe(PLANCHE_1);
  });

  test('P11: twice with a double tap is ticking once', () => {
    const of = plan([squats, planche], { minSeconds: 0, maxSeconds: 0 });
    const walked = walk(of).press('skip').act({ type: 'check-set', key: SQUAT_1, checked: true });
    const again = (ms: number) =>
      reduce(walked.run, { type: 'check-set', key: SQUAT_1, checked: false }, of, walked.now + ms);
    expect(again(200)).toMatchObject({ stepKey: SQUAT_2, setStatus: { [SQUAT_1]: 'done' } });
    expect(again(400)).toMatchObject({ stepKey: SQUAT_2, setStatus: {} });
  });
});

describe('after an edit of the content', () => {
  const at = (key: string, setStatus: ActiveWorkout['setStatus'] = {}): ActiveWorkout => ({
    ...begin(),
    stepKey: key,
    setStatus,
  });

  test('goes on with the same exercise where the set is gone', () => {
    const of = plan([planche, squats]);
    expect(currentStep(at('0/squat/1/4'), of).key).toBe(SQUAT_1);
    expect(currentStep(at('rest/0/squat/1/4', { [SQUAT_1]: 'done' }), of).key).toBe(SQUAT_2);
  });

  test('goes on with what is left where the exercise is gone', () => {
    const of = plan([planche]);
    expect(currentStep(at(SQUAT_1, { [PLANCHE_1]: 'done' }), of).key).toBe('0/planche/1/2');
  });
});
