import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PublishedOption, PublishedPrescription } from '../../schema/programme.ts';
import type { WorkoutRest } from '../../schema/quantity.ts';
import { readPart } from '../../src/device/record.ts';
import { countdownText } from '../../src/renderers/runner/words.ts';
import { isStale, isWatched, onThisClock, shownAt } from '../../src/runner/clock.ts';
import { indexOf } from '../../src/runner/place.ts';
import { type Plan, planOf } from '../../src/runner/plan.ts';
import { type Action, COUNT_IN_MS, type Run, reduce, settle, startRun } from '../../src/runner/run.ts';
import { targetOf } from '../../src/runner/sides.ts';
import { elapsedMs, endOf } from '../../src/runner/timing.ts';

const START = Date.UTC(2026, 10, 24, 17);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FRAME = { duration: { minSeconds: 480, maxSeconds: 600 }, text: 'Facile.' };

const exercise = (id: string) => ({ id, name: id, howTo: 'Ainsi.', alternatives: ['Autre', 'Encore autre'] });
const squats: PublishedPrescription = { exercise: exercise('squat'), sets: 2, reps: { min: 10, max: 10 } };
const planche: PublishedPrescription = {
  exercise: exercise('planche'),
  sets: 2,
  time: { minSeconds: 30, maxSeconds: 30 },
};
const RANGE: WorkoutRest = { minSeconds: 90, maxSeconds: 120, after: 'set' };

function plan(exercises: PublishedPrescription[] = [squats, planche], rest: WorkoutRest = RANGE, rounds = 1): Plan {
  const option = {
    id: 'essai',
    name: 'Essai',
    summary: '',
    rest,
    blocks: [{ rounds, exercises }],
  } satisfies PublishedOption;
  return planOf(option, { warmUp: FRAME, coolDown: FRAME });
}

const PLAN = plan();
const begin = (of = PLAN) => startRun({ route: '/training/phase1/upper-body', workout: 'essai' }, of, START);

/** A run and its clock: each action comes when the test says, a second after the one before without a word. */
function walk(of = PLAN, run = begin(of), now = START) {
  return {
    get run() {
      return settle(run, of, now);
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
    press(type: 'done' | 'skip' | 'go') {
      return this.act({ type, at: target(this.run, of) });
    },
  };
}

/** What a press at this moment is meant for. */
function target(run: Run, of = PLAN): string {
  const step = of[indexOf(run, of)];
  return step ? targetOf(run, step) : '';
}

const left = (run: Run, now: number, of = PLAN) => {
  const step = of[indexOf(run, of)];
  return ((step && endOf(run, step)) ?? Number.NaN) - now;
};

const SQUAT_1 = '0/squat/1/1';
const SQUAT_2 = '0/squat/1/2';
const PLANCHE_1 = '0/planche/1/1';

describe('a rest', () => {
  const resting = () => walk().press('skip').press('done');

  test('begins with the set that is done, and ends by itself at its short end', () => {
    const walked = resting();
    expect(walked.run).toMatchObject({ at: `rest/${SQUAT_1}`, ticks: { [SQUAT_1]: 'done' } });
    walked.wait(90 * SECOND - 1);
    expect(walked.run.at).toBe(`rest/${SQUAT_1}`);
    walked.wait(1);
    expect(walked.run).toMatchObject({ at: SQUAT_2, restOver: true, since: walked.now });
  });

  test('tells since when it is over to who comes back late', () => {
    const walked = resting();
    walked.wait(90 * SECOND + 40 * SECOND);
    expect(walked.now - walked.run.since).toBe(40 * SECOND);
    expect(walked.run.restOver).toBe(true);
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
    expect(resting().act({ type: 'shift-rest', seconds: -600 }).run.at).toBe(SQUAT_2);
  });

  test('of no time at its short end takes the long one', () => {
    const of = plan([squats], { minSeconds: 0, maxSeconds: 60, after: 'set' });
    const walked = walk(of).press('skip').press('done');
    expect(left(walked.run, walked.now, of)).toBe(60 * SECOND);
  });

  test('is left out after a set that is', () => {
    expect(walk().press('skip').press('skip').run).toMatchObject({ at: SQUAT_2, ticks: { [SQUAT_1]: 'skipped' } });
  });

  test('shows its whole length to a screen that looked at the clock before the press', () => {
    const { run } = resting();
    const looked = run.since - 120;
    expect(countdownText(left(run, shownAt(run, looked)))).toBe('1:30');
    expect(countdownText(left(run, shownAt(run, run.since + 1001)))).toBe('1:29');
  });

  test('stands still in a pause, however long', () => {
    const walked = resting()
      .wait(19 * SECOND)
      .act({ type: 'pause' });
    walked.wait(3 * 60 * MINUTE);
    expect(walked.run.at).toBe(`rest/${SQUAT_1}`);
    walked.act({ type: 'resume' });
    expect(left(walked.run, walked.now)).toBe(70 * SECOND);
    expect(elapsedMs(walked.run, walked.now)).toBe(22 * SECOND);
  });
});

describe('the rest after a round', () => {
  const one = (id: string): PublishedPrescription => ({ exercise: exercise(id), sets: 1, reps: { min: 10, max: 10 } });
  const of = plan([one('a'), one('b'), one('c')], { minSeconds: 60, maxSeconds: 60, after: 'round' }, 3);
  const atRound = () => walk(of).press('skip');

  test('comes also when its last station is left out', () => {
    expect(atRound().press('done').press('done').press('skip').run.at).toBe('rest/0/c/1/1');
  });

  test('comes also when its last station was ticked before', () => {
    const walked = atRound().press('done').press('done').act({ type: 'tick', key: '0/c/2/1', on: true }).press('done');
    expect(walked.press('done').press('done').press('done').run.at).toBe('rest/0/c/2/1');
  });

  test('is left out when the whole round is', () => {
    expect(atRound().press('skip').press('skip').press('skip').run.at).toBe('0/a/2/1');
    const walked = atRound().press('done').press('done').press('done').press('done');
    expect(walked.press('skip').press('skip').press('skip').run.at).toBe('0/a/3/1');
  });
});

describe('timed work', () => {
  const atPlanche = (of = PLAN) => {
    const walked = walk(of).press('skip').press('skip').press('skip');
    expect(walked.run.at).toBe(PLANCHE_1);
    return walked;
  };

  test('counts after a count-in, is done when it is over, and its rest is on', () => {
    const walked = atPlanche().wait(MINUTE).press('go');
    walked.wait(COUNT_IN_MS + 30 * SECOND - 1);
    expect(walked.run.at).toBe(PLANCHE_1);
    walked.wait(1);
    expect(walked.run).toMatchObject({ at: `rest/${PLANCHE_1}`, ticks: { [PLANCHE_1]: 'done' }, since: walked.now });
  });

  test('and its rest are both over for who comes back late', () => {
    const walked = atPlanche()
      .press('go')
      .wait(COUNT_IN_MS + 30 * SECOND + 90 * SECOND + 5 * SECOND);
    expect(walked.run).toMatchObject({ at: '0/planche/1/2', restOver: true, since: walked.now - 5 * SECOND });
    expect(walked.run.goAt).toBeUndefined();
  });

  test('goes on after a pause where it was', () => {
    const walked = atPlanche()
      .press('go')
      .wait(COUNT_IN_MS + 10 * SECOND)
      .act({ type: 'pause' })
      .wait(MINUTE);
    walked.act({ type: 'resume' });
    expect(left(walked.run, walked.now)).toBe(19 * SECOND);
  });

  test('for each side waits for the member to change sides', () => {
    const of = plan([squats, { ...planche, perSide: true }]);
    const walked = atPlanche(of)
      .press('go')
      .wait(COUNT_IN_MS + 40 * SECOND);
    expect(walked.run).toMatchObject({ at: PLANCHE_1, otherSide: true, ticks: { [SQUAT_1]: 'skipped' } });
    expect(walked.run.goAt).toBeUndefined();
    walked.press('go').wait(COUNT_IN_MS + 30 * SECOND);
    expect(walked.run.at).toBe(`rest/${PLANCHE_1}`);
  });

  describe('for each side, after a rest that ended by itself', () => {
    const of = plan([{ ...planche, perSide: true }]);
    const atSecond = () => {
      const walked = walk(of).press('skip');
      for (let side = 0; side < 2; side += 1) walked.press('go').wait(COUNT_IN_MS + 30 * SECOND);
      walked.wait(90 * SECOND);
      expect(walked.run).toMatchObject({ at: '0/planche/1/2', restOver: true });
      return walked.press('go');
    };

    test('speaks of no rest at the second side', () => {
      const walked = atSecond().wait(COUNT_IN_MS + 30 * SECOND);
      expect(walked.run).toMatchObject({ otherSide: true });
      expect(walked.run.restOver).toBeUndefined();
    });

    test('goes to the second side when the first is done early', () => {
      const walked = atSecond()
        .wait(28 * SECOND)
        .press('done');
      expect(walked.run).toMatchObject({ at: '0/planche/1/2', otherSide: true });
      expect(walked.run.ticks['0/planche/1/2']).toBeUndefined();
      expect(walked.run.restOver).toBeUndefined();
      expect(walked.press('go').press('done').run).toMatchObject({ ticks: { '0/planche/1/2': 'done' } });
    });

    test('takes a press that came too late for the first side', () => {
      const walked = atSecond().wait(10 * SECOND);
      const at = target(walked.run, of);
      walked.wait(COUNT_IN_MS + 20 * SECOND);
      expect(walked.run.otherSide).toBe(true);
      for (const type of ['done', 'skip'] as const) {
        expect(walked.act({ type, at }).run).toMatchObject({ at: '0/planche/1/2', otherSide: true });
      }
    });
  });

  test('of a range keeps the end that was chosen, which the warm-up has no part in', () => {
    const of = plan([{ ...planche, time: { minSeconds: 30, maxSeconds: 45 } }]);
    const walked = walk(of).act({ type: 'choose-end', long: true }).press('skip').press('go');
    expect(left(walked.run, walked.now, of)).toBe(COUNT_IN_MS + 30 * SECOND);
    walked.act({ type: 'choose-end', long: true }).press('done').press('done').press('go');
    expect(left(walked.run, walked.now, of)).toBe(COUNT_IN_MS + 45 * SECOND);
    walked.press('done').press('go');
    expect(walked.run.at).toBe('cool-down');
    expect(left(walked.run, walked.now, of)).toBe(480 * SECOND);
  });

  test('is called off by going back', () => {
    const walked = atPlanche().press('go').act({ type: 'back' });
    expect(walked.run).toMatchObject({ at: PLANCHE_1 });
    expect(walked.run.goAt).toBeUndefined();
  });
});

test('a warm-up that is over waits for its member', () => {
  const walked = walk()
    .press('go')
    .wait(20 * MINUTE);
  expect(walked.run.at).toBe('warm-up');
  expect(walked.press('done').run.at).toBe(SQUAT_1);
});

describe('a press', () => {
  test('counts for the step that it was meant for', () => {
    const walked = walk().press('skip').press('done');
    expect(walked.act({ type: 'done', at: SQUAT_1 }).run.at).toBe(`rest/${SQUAT_1}`);
  });

  test('counts once when the finger trembles', () => {
    const walked = walk().press('skip').press('done');
    const twice = reduce(walked.run, { type: 'done', at: walked.run.at }, PLAN, walked.now + 200);
    expect(twice.at).toBe(`rest/${SQUAT_1}`);
  });
});

describe('going back', () => {
  test('takes back the set that was done', () => {
    const walked = walk().press('skip').press('done').act({ type: 'back' });
    expect(walked.run).toMatchObject({ at: SQUAT_1, ticks: {} });
  });

  test('finds a rest that was skipped still counting', () => {
    const walked = walk().press('skip').press('done').press('done').act({ type: 'back' });
    expect(walked.run.at).toBe(`rest/${SQUAT_1}`);
    expect(left(walked.run, walked.now)).toBe(88 * SECOND);
  });

  test('finds a rest that was skipped as long as it was left, also after a pause', () => {
    const walked = walk()
      .press('skip')
      .press('done')
      .act({ type: 'shift-rest', seconds: 30 })
      .press('done')
      .act({ type: 'pause' })
      .wait(3 * MINUTE)
      .act({ type: 'resume' })
      .act({ type: 'back' });
    expect(walked.run).toMatchObject({ at: `rest/${SQUAT_1}`, ticks: { [SQUAT_1]: 'done' } });
    expect(left(walked.run, walked.now)).toBe((90 + 30 - 4) * SECOND);
  });

  test('finds the set before a rest that is over', () => {
    const walked = walk()
      .press('skip')
      .press('done')
      .wait(2 * MINUTE)
      .act({ type: 'back' });
    expect(walked.run).toMatchObject({ at: SQUAT_1, ticks: {} });
  });

  test('has nowhere to go from the first step', () => {
    expect(walk().act({ type: 'back' }).run.at).toBe('warm-up');
  });
});

describe('ticking', () => {
  test('the set that is due is doing it', () => {
    expect(walk().press('skip').act({ type: 'tick', key: SQUAT_1, on: true }).run.at).toBe(`rest/${SQUAT_1}`);
  });

  test('a set ahead leaves it out later, with no rest for it', () => {
    const walked = walk().press('skip').act({ type: 'tick', key: SQUAT_2, on: true });
    expect(walked.run.at).toBe(SQUAT_1);
    walked.press('done');
    expect(walked.run.at).toBe(`rest/${SQUAT_1}`);
    expect(walked.press('done').run.at).toBe(PLANCHE_1);
  });

  test('twice with a trembling finger is ticking once', () => {
    const of = plan([squats, planche], { minSeconds: 0, maxSeconds: 0 });
    const walked = walk(of).press('skip').act({ type: 'tick', key: SQUAT_1, on: true });
    const again = (ms: number) => reduce(walked.run, { type: 'tick', key: SQUAT_1, on: false }, of, walked.now + ms);
    expect(again(200)).toMatchObject({ at: SQUAT_2, ticks: { [SQUAT_1]: 'done' } });
    expect(again(400)).toMatchObject({ at: SQUAT_2, ticks: {} });
  });

  test('goes as fast as one can where nothing moves', () => {
    const of = plan([{ ...squats, sets: 3 }]);
    const walked = walk(of).press('skip').wait(MINUTE).act({ type: 'tick', key: SQUAT_2, on: true });
    const next = reduce(walked.run, { type: 'tick', key: '0/squat/1/3', on: true }, of, walked.now + 100);
    expect(next).toMatchObject({ at: SQUAT_1, ticks: { [SQUAT_2]: 'done', '0/squat/1/3': 'done' } });
  });

  test('takes a tick back without moving', () => {
    const walked = walk().press('skip').press('done').act({ type: 'tick', key: SQUAT_1, on: false });
    expect(walked.run).toMatchObject({ at: `rest/${SQUAT_1}`, ticks: {} });
  });

  test('the last ones ahead leads from the rest to the cool-down', () => {
    const of = plan([squats]);
    const walked = walk(of).press('skip').act({ type: 'tick', key: SQUAT_2, on: true }).press('done');
    expect(walked.run.at).toBe('cool-down');
  });
});

test('an exercise is replaced, and comes back', () => {
  const walked = walk().press('skip').act({ type: 'replace', exercise: 'squat', by: 1 });
  expect(walked.run.replaced).toEqual({ squat: 1 });
  expect(walked.act({ type: 'replace', exercise: 'squat' }).run.replaced).toEqual({});
});

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
  expect(isWatched(walked.run, walked.now)).toBe(true);
  walked.wait(1);
  expect(isWatched(walked.run, walked.now)).toBe(false);
  expect(isWatched(walked.press('done').run, walked.now)).toBe(true);
});

describe('a clock that was set back', () => {
  const atRest = walk()
    .press('skip')
    .press('done')
    .wait(30 * SECOND);

  test('lets a rest begin again, not last for hours', () => {
    const now = atRest.now - DAY;
    const run = onThisClock(atRest.run, now);
    expect(left(run, now)).toBe(90 * SECOND);
    expect(elapsedMs(run, now)).toBe(elapsedMs(atRest.run, atRest.run.touchedAt));
  });

  test('takes the next press, and the one after it', () => {
    const earlier = walk(PLAN, atRest.run, atRest.now - DAY);
    expect(earlier.press('done').run.at).toBe(SQUAT_2);
    expect(earlier.press('done').run.at).toBe(`rest/${SQUAT_2}`);
  });

  test('takes a tick', () => {
    const earlier = walk(PLAN, atRest.run, atRest.now - DAY);
    expect(earlier.act({ type: 'tick', key: SQUAT_1, on: false }).run.ticks).toEqual({});
  });

  test('leaves a pause as long as it was', () => {
    const paused = walk(PLAN, atRest.run, atRest.now).act({ type: 'pause' });
    const earlier = walk(PLAN, paused.run, paused.now - DAY).act({ type: 'resume' });
    expect(left(earlier.run, earlier.now)).toBe(left(paused.run, paused.now));
  });
});

describe('after an edit of the content', () => {
  const at = (key: string, ticks: Run['ticks'] = {}): Run => ({ ...begin(), at: key, ticks });

  test('goes on at the same set, wherever it stands now', () => {
    const of = plan([planche, squats]);
    expect(of[indexOf(at(SQUAT_2), of)]?.key).toBe(SQUAT_2);
  });

  test('goes on with the same exercise where the set is gone', () => {
    const of = plan([planche, squats]);
    expect(of[indexOf(at('0/squat/1/4'), of)]?.key).toBe(SQUAT_1);
    expect(of[indexOf(at('rest/0/squat/1/4', { [SQUAT_1]: 'done' }), of)]?.key).toBe(SQUAT_2);
  });

  test('goes on with what is left where the exercise is gone', () => {
    const of = plan([planche]);
    expect(of[indexOf(at(SQUAT_1, { [PLANCHE_1]: 'done' }), of)]?.key).toBe('0/planche/1/2');
  });
});

const PLANS = [
  PLAN,
  plan([squats, planche], { minSeconds: 0, maxSeconds: 0 }),
  plan([squats, { ...planche, perSide: true }], { minSeconds: 60, maxSeconds: 60, after: 'round' }, 3),
];

/** What a member may do, each with how long they wait before. */
const anyAction = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('done', 'skip', 'go').map((type) => ({ press: type })) },
  { weight: 3, arbitrary: fc.constantFrom('back', 'pause', 'resume').map((type) => ({ type })) },
  fc.boolean().map((long) => ({ type: 'choose-end', long })),
  fc.constantFrom(-15, 15).map((seconds) => ({ type: 'shift-rest', seconds })),
  fc.record({ type: fc.constant('tick'), tick: fc.nat(20), on: fc.boolean() }),
  fc.record({ type: fc.constant('replace'), exercise: fc.constantFrom('squat', 'planche') }),
  fc.record({ type: fc.constant('replace'), exercise: fc.constantFrom('squat', 'planche'), by: fc.nat(1) }),
);
/** Ends some walks. */
const finish = fc.constant<[number, Record<string, unknown>]>([1000, { type: 'finish' }]);
const anyWalk = fc
  .tuple(
    fc.array(fc.tuple(fc.integer({ min: 0, max: 200_000 }), anyAction), { maxLength: 60 }),
    fc.option(finish, { nil: undefined }),
  )
  .map(([steps, end]) => (end ? [...steps, end] : steps));

describe('whatever a member does', () => {
  const play = (
    of: Plan,
    steps: [number, Record<string, unknown>][],
    each: (run: Run, before: Run, now: number, action: Action) => void,
  ) => {
    let run = begin(of);
    let now = START;
    for (const [wait, what] of steps) {
      now += wait;
      const before = settle(run, of, now);
      const sets = of.filter(({ kind }) => kind === 'set');
      const action = (
        'press' in what
          ? { type: what.press, at: target(before, of) }
          : 'tick' in what
            ? { type: 'tick', key: sets[Number(what.tick) % sets.length]?.key, on: what.on }
            : what
      ) as Action;
      run = reduce(before, action, of, now);
      each(run, before, now, action);
    }
  };

  test.each(PLANS.map((of, index) => ({ of, index })))(
    'plan $index: the run stands at a step, can be kept, and its times make sense',
    ({ of }) => {
      fc.assert(
        fc.property(anyWalk, (steps) => {
          const leftByHand = new Set<string>();
          play(of, steps, (run, before, now, action) => {
            if (action.type === 'tick' && !action.on) leftByHand.add(action.key);
            expect(of.map(({ key }) => key)).toContain(run.at);
            expect(readPart('run', JSON.parse(JSON.stringify(run)))?.value).toEqual(JSON.parse(JSON.stringify(run)));
            expect(run.since).toBeLessThanOrEqual(now);
            expect(elapsedMs(run, now)).toBeGreaterThanOrEqual(0);
            const keys = of.filter(({ kind }) => kind === 'set').map(({ key }) => key);
            for (const key of Object.keys(run.ticks)) expect(keys).toContain(key);
            if (action.type === 'finish') expect(run.finishedAt).toBeDefined();
            // Whoever comes to the end by the controls has left no set behind without a press of their own.
            if (run.at === 'cool-down') {
              for (const key of keys)
                expect(run.ticks[key] ?? leftByHand.has(key), `${key} was passed over`).toBeTruthy();
            }
            if (action.type === 'replace' && before.pausedAt === undefined && before.finishedAt === undefined) {
              expect(run.replaced[action.exercise]).toBe(action.by);
            }
            expect(settle(settle(run, of, now), of, now)).toEqual(settle(run, of, now));
          });
        }),
      );
    },
  );

  test.each(PLANS.map((of, index) => ({ of, index })))('plan $index: back undoes what a press has done', ({ of }) => {
    fc.assert(
      fc.property(anyWalk, (steps) => {
        play(of, steps, (run, before, now) => {
          const moved = run.trail.length === before.trail.length + 1 && run.finishedAt === undefined;
          if (!moved) return;
          const undone = reduce(run, { type: 'back' }, of, now);
          expect({ at: undone.at, ticks: undone.ticks, trail: undone.trail }).toEqual({
            at: before.at,
            ticks: before.ticks,
            trail: before.trail,
          });
        });
      }),
    );
  });

  test('pressing on leads to the end', () => {
    for (const of of PLANS) {
      const walked = walk(of);
      // Twice at work for each side.
      for (const _ of [...of, ...of]) if (walked.run.finishedAt === undefined) walked.press('done');
      expect(walked.run.finishedAt).toBe(walked.now);
      expect(Object.values(walked.run.ticks)).toEqual(of.filter(({ kind }) => kind === 'set').map(() => 'done'));
    }
  });
});
