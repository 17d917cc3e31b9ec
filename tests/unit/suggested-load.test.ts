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

const three = (log: SetValues) => [log, log, log];
const PASSED = three({ kg: 22.5, reps: 10, rpe: 7 });
const sled = (minPercent: number, maxPercent: number): Partial<LoadSituation> => ({
  prescription: { exercise: exercise(), load: { raceShare: { minPercent, maxPercent } } },
  raceLoad: { pieces: 1, kg: 152 },
});

// Worked out by hand from the coaches' rule.
test.each<[string, LoadSituation, number | undefined, string | undefined]>([
  [
    'all sets passed, upper body',
    situation(PASSED),
    25,
    '25 kg : toutes tes séries réussies avec 3 répétitions en réserve, +2,5 kg',
  ],
  [
    'all sets passed, lower body',
    situation(three({ kg: 60, reps: 10, rpe: 6 }), { growth: 'bas du corps' }),
    65,
    '65 kg : toutes tes séries réussies avec 3 répétitions en réserve, +5 kg',
  ],
  [
    'dumbbells: the next weight of the rack',
    situation(PASSED, { growth: 'cran au-dessus' }),
    undefined,
    'Prends le cran au-dessus de 22,5 kg : toutes tes séries réussies avec 3 répétitions en réserve',
  ],
  [
    'RPE noted for the last set alone',
    situation([
      { kg: 20, reps: 10 },
      { kg: 20, reps: 10 },
      { kg: 20, reps: 10, rpe: 7 },
    ]),
    22.5,
    '22,5 kg : toutes tes séries réussies avec 3 répétitions en réserve, +2,5 kg',
  ],
  [
    'RPE 8 leaves 2',
    situation(three({ kg: 22.5, reps: 10, rpe: 8 })),
    22.5,
    '22,5 kg : RPE 8 la dernière fois, garde la charge',
  ],
  [
    'RPE 8 in an earlier set',
    situation([
      { kg: 20, reps: 10, rpe: 8 },
      { kg: 20, reps: 10, rpe: 7 },
      { kg: 20, reps: 10, rpe: 7 },
    ]),
    20,
    '20 kg : RPE 8 la dernière fois, garde la charge',
  ],
  ['no RPE', situation(three({ kg: 20, reps: 10 })), 20, '20 kg : note ton RPE (à 7 ou moins, la charge montera)'],
  [
    'fewer repetitions',
    situation([
      { kg: 20, reps: 10, rpe: 7 },
      { kg: 20, reps: 10, rpe: 7 },
      { kg: 20, reps: 8, rpe: 7 },
    ]),
    20,
    '20 kg : il manquait des répétitions la dernière fois, garde la charge',
  ],
  [
    'repetitions that were not noted',
    situation(three({ kg: 20, reps: undefined, rpe: 7 })),
    20,
    '20 kg : note tes répétitions, la charge pourra monter',
  ],
  [
    'a set of fewer repetitions than are asked for today',
    situation([...three({ kg: 20, reps: 10, rpe: 7 }), { kg: 20, reps: 12, rpe: 7 }], {
      prescription: { exercise: exercise('haut du corps'), reps: { min: 12, max: 15 } },
    }),
    20,
    '20 kg : il y a plus de répétitions aujourd’hui, garde la charge',
  ],
  [
    'a set left out',
    situation(PASSED.slice(1)),
    22.5,
    '22,5 kg : il manquait une série la dernière fois, garde la charge',
  ],
  [
    'loads that differed: the last one',
    situation([
      { kg: 20, reps: 10, rpe: 6 },
      { kg: 22.5, reps: 10, rpe: 7 },
      { kg: 22.5, reps: 10, rpe: 7 },
    ]),
    22.5,
    '22,5 kg : la charge de ta dernière série',
  ],
  [
    'more repetitions than then',
    situation(PASSED, { prescription: { exercise: exercise('haut du corps'), reps: { min: 12, max: 15 } } }),
    undefined,
    'Prends moins de 22,5 kg : 10 répétitions la dernière fois, 12 aujourd’hui',
  ],
  [
    'more repetitions than then, in a light week',
    situation(three({ kg: 80, reps: 5 }), {
      prescription: { exercise: exercise('bas du corps'), reps: { min: 12, max: 15 } },
      weekKind: 'allégée',
    }),
    undefined,
    'Prends moins de 80 kg : 5 répétitions la dernière fois, 12 aujourd’hui',
  ],
  [
    'a reserve of 4 asked for, RPE 7 then',
    situation(PASSED, {
      prescription: {
        exercise: exercise('haut du corps'),
        reps: { min: 10, max: 10 },
        load: { reserve: { min: 4, max: 4 } },
      },
    }),
    22.5,
    '22,5 kg : RPE 7 la dernière fois, garde la charge',
  ],
  [
    'a light week',
    situation(PASSED, { weekKind: 'allégée' }),
    22.5,
    '22,5 kg : en semaine allégée, la charge ne monte pas',
  ],
  [
    'the taper',
    situation(PASSED, { weekKind: 'affûtage' }),
    22.5,
    '22,5 kg : pendant l’affûtage, la charge ne monte pas',
  ],
  [
    'the week of the race',
    situation(PASSED, { weekKind: 'course' }),
    22.5,
    '22,5 kg : pendant l’affûtage, la charge ne monte pas',
  ],
  ['an alternative', situation(PASSED, { isAlternative: true }), 22.5, '22,5 kg : comme la dernière fois'],
  [
    '15 days ago, trained since',
    situation(PASSED, { on: '2027-01-04' }),
    22.5,
    '22,5 kg : dernière fois il y a 15 jours, la charge ne monte pas',
  ],
  [
    '14 days ago, trained since',
    situation(PASSED, { on: '2027-01-05' }),
    25,
    '25 kg : toutes tes séries réussies avec 3 répétitions en réserve, +2,5 kg',
  ],
  [
    'a stop of 7 days',
    situation(PASSED, { trainedOn: ['2027-01-12'] }),
    25,
    '25 kg : toutes tes séries réussies avec 3 répétitions en réserve, +2,5 kg',
  ],
  [
    'another session that is dated after today by mistake',
    situation(PASSED, { on: '2027-01-18', trainedOn: ['2027-01-18', '2027-02-01'] }),
    25,
    '25 kg : toutes tes séries réussies avec 3 répétitions en réserve, +2,5 kg',
  ],
  // 22.5 × 0.7 = 15.75
  [
    'a stop of 8 days',
    situation(PASSED, { on: '2027-01-11', trainedOn: ['2027-01-11'] }),
    15,
    '15 kg : 30 % de moins après 8 jours sans séance notée',
  ],
  // 60 × 0.7 = 42
  [
    'a stop of three weeks',
    situation(three({ kg: 60, reps: 10, rpe: 6 }), {
      growth: 'bas du corps',
      on: '2026-12-29',
      trainedOn: ['2026-12-29'],
    }),
    40,
    '40 kg : 30 % de moins après 21 jours sans séance notée',
  ],
  // 22 × 0.7 = 15.4
  [
    'a stop, dumbbells',
    situation(three({ kg: 22, reps: 10 }), { growth: 'cran au-dessus', on: '2027-01-01', trainedOn: [] }),
    15,
    '15 kg : 30 % de moins après 18 jours sans séance notée',
  ],
  // 80 × 0.7 = 56
  [
    'a stop that something else ended yesterday',
    situation(three({ kg: 80, reps: 10, rpe: 7 }), {
      growth: 'bas du corps',
      on: '2027-01-08',
      trainedOn: ['2027-01-08', '2027-01-18'],
    }),
    55,
    '55 kg : 30 % de moins après 10 jours sans séance notée',
  ],
  [
    'three months ago, a run yesterday',
    situation(three({ kg: 80, reps: 10, rpe: 7 }), {
      growth: 'bas du corps',
      on: '2026-10-21',
      trainedOn: ['2026-10-21', '2027-01-18'],
    }),
    55,
    '55 kg : 30 % de moins après 89 jours sans séance notée',
  ],
  [
    'a stop before the last time',
    situation(PASSED, { trainedOn: ['2026-12-01', '2027-01-12'] }),
    25,
    '25 kg : toutes tes séries réussies avec 3 répétitions en réserve, +2,5 kg',
  ],
  ['nothing known', situation([]), undefined, undefined],
  ['no load then', situation(three({ reps: 10 })), undefined, undefined],
  ['without the rule', situation(PASSED, { rule: undefined }), undefined, undefined],
  [
    'an exercise whose load grows by no rule',
    situation(PASSED, { prescription: { exercise: exercise(), reps: { min: 10, max: 10 } } }),
    undefined,
    undefined,
  ],
  // 152 × 0.5 = 76, 152 × 0.6 = 91.2
  ['a share of the race load, first time', situation([], sled(50, 60)), 76, '76 kg : 50–60 % de la charge de course'],
  ['within the share then', situation([{ kg: 85 }], sled(50, 60)), 85, '85 kg : 50–60 % de la charge de course'],
  ['above the share then', situation([{ kg: 120 }], sled(50, 60)), 91, '91 kg : 50–60 % de la charge de course'],
  ['below the share then', situation([{ kg: 76 }], sled(70, 80)), 106, '106 kg : 70–80 % de la charge de course'],
  ['the whole race load', situation([], sled(100, 100)), 152, '152 kg : la charge de course'],
  [
    'a race load between two kilograms',
    situation([], { ...sled(100, 100), raceLoad: { pieces: 2, kg: 12.5 } }),
    12.5,
    '12,5 kg : la charge de course',
  ],
  [
    'a share after a stop: its lower end',
    situation([{ kg: 91 }], { ...sled(50, 60), on: '2027-01-10', trainedOn: ['2027-01-10', '2027-01-18'] }),
    76,
    '76 kg : 50–60 % de la charge de course',
  ],
  [
    'a share without a division',
    situation([{ kg: 85 }], { ...sled(50, 60), raceLoad: undefined }),
    undefined,
    undefined,
  ],
])('%s', (_name, given, kg, reason) => {
  const suggestion = suggestedLoad(given);
  expect(suggestion?.kg).toBe(kg);
  expect(suggestion?.reason.replaceAll('\u00a0', ' ')).toBe(reason);
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
