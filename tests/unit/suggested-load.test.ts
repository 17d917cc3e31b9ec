import { expect, test } from 'vitest';
import type { LoadGrowth, LoadStep } from '../../schema/load-growth.ts';
import type { LoggedSet, SetValues } from '../../src/journal/model/entry.ts';
import { type LoadSituation, suggestedLoad } from '../../src/journal/model/suggestedLoad.ts';

/** The figures of « Faire monter les charges » and of « Une séance manquée », in the mode d’emploi. */
const RULE: LoadGrowth = { reserve: 3, upperBody: 2.5, lowerBody: 5, freshDays: 14, stop: { days: 8, percent: 30 } };
const TODAY = '2027-01-19';
type Growth = LoadStep;

const exercise = (load?: Growth, equipment?: string) => ({
  id: 'rowing-barre',
  name: 'Rowing barre',
  howTo: 'Ainsi.',
  alternatives: [{ name: 'Autre' }],
  ...(load && { load }),
  ...(equipment && { equipment }),
});

function situation(
  sets: SetValues[],
  {
    growth = 'haut du corps',
    equipment,
    on = '2027-01-12',
    before = [],
    ...rest
  }: Partial<LoadSituation> & {
    growth?: Growth;
    equipment?: string | undefined;
    on?: string;
    before?: readonly (readonly [on: string, kg: number])[];
  } = {},
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
  const time = (day: string, of: LoggedSet[]) => ({
    session: { id: day, changedAt: 0, kind: 'workout' as const, on: day, name: 'Tirage', sets: of },
    on: day,
    sets: of,
  });
  const lastTime = sets.length > 0 ? time(on, logged) : undefined;
  const earlier = before.map(([day, kg]) => time(day, [{ exercise: 'rowing-barre', name: 'Rowing barre', kg }]));
  return {
    rule: RULE,
    prescription: { exercise: exercise(growth, equipment), reps: { min: 10, max: 10 } },
    raceLoad: undefined,
    isAlternative: false,
    lastTime,
    history: [...(lastTime ? [lastTime] : []), ...earlier],
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
const HELP = { ...SET, kg: -20 };
const AIDE = { growth: 'aide' } as const;
/** Ten days without training, then a week of it. */
const RETURNED = {
  growth: 'bas du corps',
  before: [['2026-12-31', 60]],
  trainedOn: ['2026-12-31', '2027-01-11', '2027-01-12', '2027-01-17'],
} as const;
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
  [
    'Prends moins de 20 kg : 10 répétitions la dernière fois, il en faut 12 aujourd’hui',
    situation(PASSED, { prescription: MORE_REPS, weekKind: 'allégée' }),
    undefined,
  ],
  ['20 kg : il manquait une série la dernière fois, garde la charge', situation([SET, SET]), 20],
  ['20 kg : la charge de ta dernière série', situation([{ ...SET, kg: 18 }, SET, SET]), 20],
  ['20 kg : en semaine allégée, la charge ne monte pas', situation(PASSED, { weekKind: 'allégée' }), 20],
  ['20 kg : pendant l’affûtage, la charge ne monte pas', situation(PASSED, { weekKind: 'affûtage' }), 20],
  ['20 kg : comme la dernière fois', situation(PASSED, { isAlternative: true }), 20],
  ['20 kg : dernière fois il y a 15 jours, la charge ne monte pas', situation(PASSED, { on: '2027-01-04' }), 20],
  ['Environ 55 kg : 31 % de moins après 9 jours sans séance. Avant ton arrêt : 80 kg', situation(HEAVY, STOPPED), 55],
  [
    '20 kg : 20 % de moins après 9 jours sans séance. Avant ton arrêt : 25 kg',
    situation([{ ...SET, kg: 25 }], { ...STOPPED, equipment: 'barre' }),
    20,
  ],
  ['20 kg : la barre à vide, après 9 jours sans séance', situation([SET], { ...STOPPED, equipment: 'trap bar' }), 20],
  [
    'Prends plus léger : 9 jours sans séance. Avant ton arrêt : 2 kg',
    situation([{ ...SET, kg: 2 }], { ...STOPPED, growth: 'cran au-dessus' }),
    undefined,
  ],
  [
    '50 kg : toutes tes séries réussies avec 3 répétitions en réserve. Avant ton arrêt : 60 kg',
    situation(Array(3).fill({ ...SET, kg: 45 }), RETURNED),
    50,
  ],
  [
    '65 kg : toutes tes séries réussies avec 3 répétitions en réserve, +5 kg',
    situation(Array(3).fill({ ...SET, kg: 60 }), RETURNED),
    65,
  ],
  [
    'Prends moins de 20 kg d’aide : toutes tes séries réussies avec 3 répétitions en réserve',
    situation([HELP, HELP, HELP], AIDE),
    undefined,
  ],
  ['20 kg d’aide : RPE 8 la dernière fois, garde la charge', situation([{ ...HELP, rpe: 8 }, HELP, HELP], AIDE), -20],
  [
    'Prends plus d’aide : 9 jours sans séance. Avant ton arrêt : 20 kg d’aide',
    situation([HELP], { ...STOPPED, growth: 'aide' }),
    undefined,
  ],
  ['76 kg : 50–60 % de la charge de course', situation([], sled(50, 60)), 76],
])('%s', (reason, given, kg) => {
  const suggestion = suggestedLoad(given);
  expect(suggestion?.kg).toBe(kg);
  expect(suggestion?.reason.replaceAll('\u00a0', ' ')).toBe(reason);
});

const FOUR_IN_RESERVE = { exercise: exercise('haut du corps'), load: { reserve: { min: 4, max: 4 } } };

/** Last done on the 3rd of January, nothing before `to`. */
const returnedOn = (to: string) => ({ on: '2027-01-03', trainedOn: ['2027-01-03', to, '2027-01-18'] });

test.each<[string, LoadSituation, number]>([
  ['the lower body grows by more', situation(PASSED, { growth: 'bas du corps' }), 25],
  ['RPE of the last set alone', situation([{ kg: 20, reps: 10 }, { kg: 20, reps: 10 }, SET]), 22.5],
  ['a reserve of 4 asked for, RPE 7 then', situation(PASSED, { prescription: FOUR_IN_RESERVE }), 20],
  ['the week of the race', situation(PASSED, { weekKind: 'course' }), 20],
  ['14 days ago, trained since', situation(PASSED, { on: '2027-01-05' }), 22.5],
  ['7 days off', situation(PASSED, { on: '2027-01-11', trainedOn: ['2027-01-11'] }), 22.5],
  // 20 × 0.7 = 14
  ['8 days off', situation(PASSED, { on: '2027-01-10', trainedOn: ['2027-01-10'] }), 15],
  ['8 days off that other exercises ended a week ago', situation(PASSED, returnedOn('2027-01-12')), 15],
  ['8 days off, the exercise done since', situation(PASSED, { trainedOn: ['2027-01-01', '2027-01-12'] }), 22.5],
  ...(
    [
      ['haltères', 'cran au-dessus', 22, 16],
      // A rack of 2.5 kg.
      ['haltères', 'cran au-dessus', 22.5, 15],
      ['kettlebell', 'cran au-dessus', 24, 16],
      ['barre', 'bas du corps', 60, 42.5],
      // A bar of 15 kg.
      ['barre', 'haut du corps', 15, 15],
      ['poulie haute', 'haut du corps', 35, 25],
    ] as const
  ).map(([equipment, growth, kg, less]): [string, LoadSituation, number] => [
    `a stop: ${equipment}, ${kg} kg`,
    situation([{ ...SET, kg }], { ...STOPPED, equipment, growth }),
    less,
  ]),
  // 152 × 0.5 = 76, 152 × 0.6 = 91.2
  ['within the share then', situation([{ kg: 85 }], sled(50, 60)), 85],
  ['above the share then', situation([{ kg: 120 }], sled(50, 60)), 91],
  ['below the share then', situation([{ kg: 76 }], sled(70, 80)), 106],
  ['a share after a stop: its lower end', situation([{ kg: 91 }], { ...sled(50, 60), ...STOPPED }), 76],
])('%s', (_name, given, kg) => {
  expect(suggestedLoad(given)?.kg).toBe(kg);
});

// 10 % of 50 kg is 5 kg, of 20 kg 2 kg.
test.each<[Growth, kg: number, grown: number]>([
  ['bas du corps', 50, 55],
  ['bas du corps', 49, 51.5],
  ['bas du corps', 20, 22],
  ['haut du corps', 60, 62.5],
  ['haut du corps', 4, 5],
])('%s: %s kg grows to %s kg, by a tenth of it at most', (growth, kg, grown) => {
  const given = situation(Array(3).fill({ ...SET, kg }), { growth, rule: { ...RULE, maxPercent: 10 } });
  expect(suggestedLoad(given)?.kg).toBe(grown);
});

test('a step below the smallest discs stays as the coaches wrote it', () => {
  const rule = { ...RULE, upperBody: 0.5, maxPercent: 10 };
  expect(suggestedLoad(situation(Array(3).fill({ ...SET, kg: 2 }), { rule }))?.kg).toBe(2.5);
});

test.each<[string, LoadSituation]>([
  ['nothing known', situation([])],
  ['no rule', situation(PASSED, { rule: undefined })],
  ['help that was noted as a load', situation(PASSED, { growth: 'aide' })],
  ['a share without a division', situation([{ kg: 85 }], { ...sled(50, 60), raceLoad: undefined })],
])('no suggestion: %s', (_name, given) => {
  expect(suggestedLoad(given)).toBeUndefined();
});
