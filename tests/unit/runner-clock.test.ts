import { describe, expect, test } from 'vitest';
import { isInUse, isStale, rebaseTimes } from '../../src/runner/model/clock.ts';
import { entryIdOf } from '../../src/runner/model/runEntry.ts';
import { elapsedMs } from '../../src/runner/model/timing.ts';
import { DAY, HOUR, left, MINUTE, PLAN, SECOND, SQUAT_1, SQUAT_2, walk } from './runner-walk.ts';

describe('a run that nobody has touched for hours', () => {
  test('waits as it was left', () => {
    const walked = walk()
      .press('skip')
      .press('done')
      .wait(4 * HOUR + MINUTE);
    expect(isStale(walked.run, walked.now)).toBe(true);
    expect(walked.run.at).toBe(`rest/${SQUAT_1}`);
    walked.act({ type: 'resume' });
    expect(left(walked.run, walked.now)).toBe(90 * SECOND);
    expect(elapsedMs(walked.run, walked.now)).toBe(2 * SECOND);
  });

  test('has no part of a night in its length', () => {
    const walked = walk();
    for (const { kind } of PLAN) if (kind !== 'cool-down') walked.press('done');
    expect(walked.run.at).toBe('cool-down');
    const trained = elapsedMs(walked.run, walked.now);
    walked
      .wait(23 * HOUR)
      .act({ type: 'resume' })
      .press('done');
    expect(elapsedMs(walked.run, walked.now)).toBe(trained + SECOND);
  });
});

test('a run is watched for half an hour after a press, or a step of its own', () => {
  const walked = walk().press('skip').press('done');
  const end = walked.now + 90 * SECOND;
  walked.wait(90 * SECOND + 30 * MINUTE - 1);
  expect(walked.run.since).toBe(end);
  expect(isInUse(walked.run, walked.now)).toBe(true);
  walked.wait(1);
  expect(isInUse(walked.run, walked.now)).toBe(false);
  expect(isInUse(walked.press('done').run, walked.now)).toBe(true);
});

describe('a clock that was set back', () => {
  const atRest = walk()
    .press('skip')
    .press('done')
    .wait(30 * SECOND);

  test('lets a rest begin again, not last for hours', () => {
    const now = atRest.now - DAY;
    const run = rebaseTimes(atRest.run, now);
    expect(left(run, now)).toBe(90 * SECOND);
    expect(elapsedMs(run, now)).toBe(elapsedMs(atRest.run, atRest.run.touchedAt));
  });

  test('takes the next press, and the one after it', () => {
    const earlier = walk(PLAN, atRest.run, atRest.now - DAY);
    expect(earlier.press('done').run.at).toBe(SQUAT_2);
    expect(earlier.press('done').run.at).toBe(`rest/${SQUAT_2}`);
  });

  test('takes a check mark away', () => {
    const earlier = walk(PLAN, atRest.run, atRest.now - DAY);
    expect(earlier.act({ type: 'check-set', key: SQUAT_1, checked: false }).run.ticks).toEqual({});
  });

  test('leaves a run the entry that it has in the journal', () => {
    const finished = walk(PLAN, atRest.run, atRest.now).act({ type: 'finish' });
    const reopened = walk(PLAN, finished.run, finished.now - HOUR).act({ type: 'reopen', toRemaining: false });
    expect(reopened.run.startedAt).toBeLessThan(finished.run.startedAt);
    expect(entryIdOf(reopened.run)).toBe(entryIdOf(finished.run));
    const again = walk(PLAN, reopened.run, reopened.now - DAY).act({ type: 'finish' });
    expect(entryIdOf(again.run)).toBe(entryIdOf(finished.run));
  });

  test('leaves a pause as long as it was', () => {
    const paused = walk(PLAN, atRest.run, atRest.now).act({ type: 'pause' });
    const earlier = walk(PLAN, paused.run, paused.now - DAY).act({ type: 'resume' });
    expect(left(earlier.run, earlier.now)).toBe(left(paused.run, paused.now));
  });
});
