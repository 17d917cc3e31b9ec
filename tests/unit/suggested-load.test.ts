import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LoadGrowth } from '../../schema/load-growth.ts';
import type { LoggedSet, SetValues } from '../../src/journal/model/entry.ts';
import { type LoadSituation, suggestedLoad } from '../../src/journal/model/suggestedLoad.ts';
import { forAll } from '../fixtures/for-all.ts';

/** The figures of « Faire monter les charges » and of « Une séance manquée », in the mode d’emploi. */
const RULE: LoadGrowth = { reserve: 3, upperBody: 2.5, lowerBody: 5, freshDays: 14, stop: { days: 8, percent: 30 } };
const TODAY = '2027-01-19';
type Growth = 'haut du corps' | 'bas du corps' | 'cran au-dessus';

const exercise = (load?: Growth) => ({
  id: 'rowing-barre',
  name: 'Rowing barre',
  howTo: 'Ainsi.',
  alternatives: [{ name: 'Autre' }],
  ...(load && { load }),
});

function situation(
  sets: SetValues[],
  {
    growth = 'haut du corps',
    on = '2027-01-12',
    ...rest
  }: Partial<LoadSituation> & { growth?: Growth; on?: string } = {},
): LoadSituation {
  const logged = sets.map(
    (set): LoggedSet => ({
      exercise: 'rowing-barre',
      name: 'Rowing barre',
      prescribedSets: 3,
      prescribedReps: 10,
      ...set,
    }),
  );
  const session = { id: 'x', changedAt: 0, kind: 'workout' as const, on, name: 'Tirage', sets: logged };
  return {
    rule: RULE,
    prescription: { exercise: exercise(growth), reps: { min: 10, max: 10 } },
    raceLoad: undefined,
    isAlternative: false,
    lastTime: sets.length > 0 ? { session, on, sets: logged } : undefined,
    trainedOn: ['2026-12-27', '2027-01-01', '2027-01-05', '2027-01-10', '2027-01-12', '2027-01-17'],
    today: TODAY,
    weekKind: undefined,
    ...rest,
  };
}

const SET = { kg: 20, reps: 10, rpe: 7 };
const PASSED = [SET, SET, SET];
const MORE_REPS = { exercise: exercise('haut du corps'), reps: { min: 12, max: 15 } };
const sled = (minPercent: number, maxPercent: number): Partial<LoadSituation> => ({
  prescription: { exercise: exercise(), load: { raceShare: { minPercent, maxPercent } } },
  raceLoad: { pieces: 1, kg: 152 },
});
const HEAVY = [{ ...SET, kg: 80 }];
const STOPPED = { growth: 'bas du corps', on: '2027-01-08', trainedOn: ['2027-01-08', '2027-01-18'] } as const;

// Worked out by hand from the coaches' rule.
test.each<[string, LoadSituation, number | undefined]>([
  ['22,5 kg : toutes tes séries réussies avec 3 répétitions en réserve, +2,5 kg', situation(PASSED), 22.5],
  [
    'Prends le cran au-dessus de 20 kg : toutes tes séries réussies avec 3 répétitions en réserve',
    situation(PASSED, { growth: 'cran au-dessus' }),
    undefined,
  ],
  ['20 kg : RPE 8 la dernière fois, garde la charge', situation([{ ...SET, rpe: 8 }, SET, SET]), 20],
  ['20 kg : note ton RPE (à 7 ou moins, la charge montera)', situation(Array(3).fill({ kg: 20, reps: 10 })), 20],
  [
    '20 kg : il manquait des répétitions la dernière fois, garde la charge',
    situation([SET, SET, { ...SET, reps: 8 }]),
    20,
  ],
  ['20 kg : note tes répétitions, la charge pourra monter', situation(Array(3).fill({ kg: 20, rpe: 7 })), 20],
  [
    '20 kg : il y a plus de répétitions aujourd’hui, garde la charge',
    situation([...PASSED, { ...SET, reps: 12 }], { prescription: MORE_REPS }),
    20,
  ],
  [
    'Prends moins de 20 kg : 10 répétitions la dernière fois, 12 aujourd’hui',
    situation(PASSED, { prescription: MORE_REPS, weekKind: 'allégée' }),
    undefined,
  ],
  ['20 kg : il manquait une série la dernière fois, garde la charge', situation([SET, SET]), 20],
  ['20 kg : la charge de ta dernière série', situation([{ ...SET, kg: 18 }, SET, SET]), 20],
  ['20 kg : en semaine allégée, la charge ne monte pas', situation(PASSED, { weekKind: 'allégée' }), 20],
  ['20 kg : pendant l’affûtage, la charge ne monte pas', situation(PASSED, { weekKind: 'affûtage' }), 20],
  ['20 kg : comme la dernière fois', situation(PASSED, { isAlternative: true }), 20],
  ['20 kg : dernière fois il y a 15 jours, la charge ne monte pas', situation(PASSED, { on: '2027-01-04' }), 20],
  ['55 kg : 30 % de moins après 10 jours sans séance notée', situation(HEAVY, STOPPED), 55],
  ['76 kg : 50–60 % de la charge de course', situation([], sled(50, 60)), 76],
  ['152 kg : la charge de course', situation([], sled(100, 100)), 152],
])('%s', (reason, given, kg) => {
  const suggestion = suggestedLoad(given);
  expect(suggestion?.kg).toBe(kg);
  expect(suggestion?.reason.replaceAll('\u00a0', ' ')).toBe(reason);
});

const FOUR_IN_RESERVE = { exercise: exercise('haut du corps'), load: { reserve: { min: 4, max: 4 } } };

test.each<[string, LoadSituation, number]>([
  ['the lower body grows by more', situation(PASSED, { growth: 'bas du corps' }), 25],
  ['RPE of the last set alone', situation([{ kg: 20, reps: 10 }, { kg: 20, reps: 10 }, SET]), 22.5],
  ['a reserve of 4 asked for, RPE 7 then', situation(PASSED, { prescription: FOUR_IN_RESERVE }), 20],
  ['the week of the race', situation(PASSED, { weekKind: 'course' }), 20],
  ['14 days ago, trained since', situation(PASSED, { on: '2027-01-05' }), 22.5],
  ['a stop of 7 days', situation(PASSED, { trainedOn: ['2027-01-12'] }), 22.5],
  // 20 × 0.7 = 14
  ['a stop of 8 days', situation(PASSED, { on: '2027-01-11', trainedOn: ['2027-01-11'] }), 12.5],
  // 22 × 0.7 = 15.4
  ['a stop, dumbbells', situation([{ kg: 22 }], { growth: 'cran au-dessus', on: '2027-01-01', trainedOn: [] }), 15],
  ['a stop before the last time', situation(PASSED, { trainedOn: ['2026-12-01', '2027-01-12'] }), 22.5],
  ['a session dated after today', situation(PASSED, { on: '2027-01-18', trainedOn: ['2027-02-01'] }), 22.5],
  // 152 × 0.5 = 76, 152 × 0.6 = 91.2
  ['within the share then', situation([{ kg: 85 }], sled(50, 60)), 85],
  ['above the share then', situation([{ kg: 120 }], sled(50, 60)), 91],
  ['below the share then', situation([{ kg: 76 }], sled(70, 80)), 106],
  ['half a kilogram of race load', situation([], { ...sled(100, 100), raceLoad: { pieces: 2, kg: 12.5 } }), 12.5],
  ['a share after a stop: its lower end', situation([{ kg: 91 }], { ...sled(50, 60), ...STOPPED }), 76],
])('%s', (_name, given, kg) => {
  expect(suggestedLoad(given)?.kg).toBe(kg);
});

test.each<[string, LoadSituation]>([
  ['nothing known', situation([])],
  ['no load then', situation([{ reps: 10 }])],
  ['no rule', situation(PASSED, { rule: undefined })],
  ['a load that grows by no rule', situation(PASSED, { prescription: { ...MORE_REPS, exercise: exercise() } })],
  ['a share without a division', situation([{ kg: 85 }], { ...sled(50, 60), raceLoad: undefined })],
])('no suggestion: %s', (_name, given) => {
  expect(suggestedLoad(given)).toBeUndefined();
});

/** Never eight days apart. */
const TRAINED_ON = ['2026-12-20', '2026-12-25', '2026-12-30', '2027-01-02', '2027-01-08', '2027-01-12', '2027-01-18'];

/** Sets that the load grows after, but for a few figures, a few sets and a few days. */
const anySets = fc
  .record({
    passed: fc.record({
      kg: fc.integer({ min: 1, max: 400 }).map((halves) => halves / 2),
      reps: fc.integer({ min: 10, max: 12 }),
      rpe: fc.integer({ min: 4, max: 7 }),
    }),
    count: fc.constantFrom(2, 3, 3, 3, 4),
    changes: fc.array(
      fc.record({
        index: fc.nat(3),
        figures: fc.oneof(
          fc.record({ reps: fc.constantFrom(undefined, 8, 9, 13) }),
          fc.record({ rpe: fc.constantFrom(undefined, 8, 9, 10) }),
          fc.record({ kg: fc.constantFrom(undefined, 10, 300) }),
        ),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ passed, count, changes }) =>
    Array.from(
      { length: count },
      (_, index): SetValues =>
        Object.assign(
          { ...passed },
          ...changes.filter((change) => change.index === index).map((change) => change.figures),
        ),
    ),
  );

test('the load grows after no set that failed or was hard, in no light week, after no stop, and by the rule alone', () => {
  const anySituation = fc.record({
    sets: anySets,
    growth: fc.constantFrom<Growth>('haut du corps', 'bas du corps', 'cran au-dessus'),
    weekKind: fc.constantFrom(...Array<undefined>(9).fill(undefined), 'allégée', 'affûtage', 'course'),
    isAlternative: fc.constantFrom(false, false, false, true),
    on: fc.constantFrom('2027-01-12', '2027-01-12', '2027-01-05', '2026-12-20'),
    trainedOn: fc.oneof(fc.constant(TRAINED_ON), fc.subarray(TRAINED_ON)).map((days) => [...days]),
  });
  let grown = 0;
  forAll(
    fc.property(anySituation, ({ sets, ...given }) => {
      const suggestion = suggestedLoad(situation(sets, given));
      const then = sets.at(-1)?.kg ?? 0;
      if (suggestion?.kg === undefined || suggestion.kg <= then) return;
      grown += 1;
      expect(suggestion.kg - then).toBe(given.growth === 'haut du corps' ? 2.5 : 5);
      expect([given.weekKind, given.isAlternative]).toEqual([undefined, false]);
      expect(['2027-01-12', '2027-01-05']).toContain(given.on);
      // Without that day, eight days or more went by.
      if (given.on === '2027-01-05') expect(given.trainedOn).toContain('2027-01-12');
      expect(sets.length).toBeGreaterThanOrEqual(3);
      expect(sets.at(-1)?.rpe).toBeDefined();
      for (const { reps = 0, rpe = 0, kg } of sets) {
        expect(reps).toBeGreaterThanOrEqual(10);
        expect(rpe).toBeLessThanOrEqual(7);
        expect(kg).toBe(then);
      }
    }),
    300,
  );
  // Otherwise nothing was tried.
  expect(grown).toBeGreaterThan(0);
});
