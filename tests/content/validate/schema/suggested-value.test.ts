import { describe, expect, test } from 'vitest';
import { checkCopy, replace } from '../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';
const PAGE = 'training/phase1/upper-body.yaml';

/** Where each field stands in the fixture. */
const FIELDS = {
  duration: [WEEK, 'duration: 30 min'],
  rest: [PAGE, 'rest: 90 s\n'],
  sets: [PAGE, 'sets: 3\n        reps: 6-8'],
  reps: [PAGE, 'reps: 6-8'],
  time: [PAGE, 'time: 30 s'],
  distance: [PAGE, 'time: 30 s'],
  before: ['competition.yaml', 'daysBefore: 1'],
  laps: ['results.yaml', 'laps: "14:00"'],
  number: [WEEK, 'number: 1'],
  day: [WEEK, 'day: mardi'],
  type: [WEEK, 'type: footing'],
  intensity: [WEEK, 'intensity: facile'],
  rpe: ['training.yaml', 'rpe: 8-9'],
  perSide: [PAGE, 'time: 30 s'],
  load: [PAGE, 'time: 30 s'],
  loads: ['understanding.yaml', 'loads: [102 kg, 152 kg]'],
  weeks: ['limits.yaml', 'weeks: [1, 2]'],
  trainingDays: ['limits.yaml', 'trainingDays: [lundi]'],
} satisfies Record<string, readonly [string, string]>;
/** The rest of the lines that the typed one takes the place of. */
const AROUND: Record<string, (line: string) => string> = {
  sets: (line) => `${line}\n        reps: 6-8`,
  rest: (line) => `${line}\n`,
  perSide: (line) => `time: 30 s\n        ${line}`,
  load: (line) => `time: 30 s\n        ${line}`,
};

/** The one thing that is said where `typed` is the value of a field. */
async function onlyFinding(field: keyof typeof FIELDS, typed: string) {
  const [file, part] = FIELDS[field];
  const line = `${field}: ${typed}`;
  const { diagnostics } = await checkCopy([replace(file, part, AROUND[field]?.(line) ?? line)]);
  expect(diagnostics.map(({ message }) => message)).toHaveLength(1);
  return diagnostics[0];
}

describe('what a coach types is told back as it has to be written', () => {
  test.each<[keyof typeof FIELDS, string, string]>([
    ['duration', '1’30', '1 min 30'],
    ['load', '{ raceShare: 40 }', '40 %'],
    ['rest', '2 min…', '2 min'],
    ['rest', '1 min. 30 à 2 min.', '1 min 30 à 2 min'],
    ['rest', '90 sec à 2 min, marche lente', '90 s à 2 min marche lente'],
    ['rest', '90 sec. Marche lente. Souffle bien', '90 s Marche lente. Souffle bien'],
    ['rest', '90 sec. de marche', '90 s de marche'],
    ['duration', '1:15', '1 h 15'],
    ['duration', '0:45', '45 min'],
    ['duration', '30 m', '30 min'],
    ['duration', 'une demi-heure', '30 min'],
    ['duration', 'trois quarts d’heure', '45 min'],
    ['duration', '1 heure et demie', '1 h 30'],
    ['duration', '1.5 h', '1 h 30'],
    ['duration', 'environ 45 min', '45 min'],
    ['duration', '45 min max', '45 min'],
    ['duration', 'entre 30 et 45 min', '30 à 45 min'],
    ['duration', '30/45 min', '30-45 min'],
    ['duration', '30mn-45mn', '30-45 min'],
    ['rest', '1\'30"', '1 min 30 s'],
    ['rest', '90 entre les séries', '90 s entre les séries'],
    ['rest', '2 entre les tours', '2 min entre les tours'],
    ['rest', '1:30', '1 min 30'],
    ['rest', '30"-45"', '30-45 s'],
    ['rest', 'sans récup', 'aucun'],
    ['sets', '3 séries', '3'],
    ['sets', 'trois', '3'],
    ['sets', '1O', '10'],
    ['reps', '8 à 10 reps', '8 à 10'],
    ['reps', 'x10', '10'],
    // As many sets as stand there already.
    ['reps', '3x10', '10'],
    ['distance', '1 000 m', '1000 m'],
    ['distance', '1.000 m', '1000 m'],
    ['distance', '0.5 km', '0,5 km'],
    ['laps', '1:02:03', '62:03'],
    ['number', 'Semaine 1', '1'],
    ['day', '« Mardi »', 'mardi'],
    ['type', 'footing ;', 'footing'],
    ['type', 'renfo', 'force'],
    ['type', 'Sortie-longue', 'sortie longue'],
    ['intensity', 'Moderee', 'modérée'],
    ['duration', '105,5 min', '1 h 45'],
    ['duration', '2.0 h', '2 h'],
    ['before', '3', '3 h'],
    ['time', '1', '1 min'],
    ['time', '1:00', '1 min'],
    ['time', '45', '45 s'],
    ['distance', '1', '1 km'],
    ['distance', '12.5', '12,5 m'],
    ['load', '{ raceShare: 40 pour cent }', '40 %'],
    ['rpe', '8 ou 9', '8-9'],
    ['load', '{ raceShare: 40 p. 100 }', '40 %'],
    ['reps', '6-oct', '6-10'],
    ['reps', '10-juin', '6-10'],
    ['reps', '06/10', '6-10'],
    ['reps', '2026-10-06', '6-10'],
    ['reps', '"3 reps,"', '3'],
    ['perSide', 'Vrai', 'true'],
    ['perSide', 'off', 'false'],
    ['load', '20', '20 kg'],
    ['loads', '[102, 152 kg]', '102 kg'],
    ['weeks', '1-2', '[1, 2]'],
    ['weeks', '1 et 2', '[1, 2]'],
    ['trainingDays', 'lundi', '[lundi]'],
    ['trainingDays', 'Lundi ; Jeudi', '[lundi, jeudi]'],
    ['trainingDays', 'lundi mercredi et vendredi', '[lundi, mercredi, vendredi]'],
  ])('%s: %s', async (field, typed, meant) => {
    expect((await onlyFinding(field, typed))?.suggestion).toBe(meant);
  });
});

describe('what belongs in several fields is told line by line', () => {
  test.each<[keyof typeof FIELDS, string, string]>([
    ['reps', '10/jambe', '« reps: 10 », puis à la ligne « perSide: true »'],
    ['reps', '8/8', '« reps: 8 », puis à la ligne « perSide: true »'],
    ['reps', '4x10', '« sets: 4 », puis à la ligne « reps: 10 »'],
    ['reps', '2 x 10/jambe', '« sets: 2 », puis à la ligne « reps: 10 », puis à la ligne « perSide: true »'],
    ['reps', '30 sec', '« time: 30 s »'],
    ['sets', '3x10', '« sets: 3 », puis à la ligne « reps: 10 »'],
  ])('%s: %s', async (field, typed, lines) => {
    const diagnostic = await onlyFinding(field, typed);
    expect(diagnostic?.suggestion).toBeUndefined();
    expect(diagnostic?.message).toMatch(new RegExp(`^« ${typed} » .* Écris plutôt ${lines}$`));
  });

  test('and a field that is missing because of that is not told again', async () => {
    const { diagnostics } = await checkCopy([replace(PAGE, 'sets: 3\n        reps: 6-8', 'reps: 3x10')]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringMatching(/Écris plutôt « sets: 3 », puis à la ligne « reps: 10 »$/),
    ]);
  });
});

describe('no guess is made of', () => {
  test.each<[keyof typeof FIELDS, string]>([
    ['duration', '1 h 75'],
    ['rest', 'libre'],
    ['sets', '3-4'],
    ['distance', '20-30 m'],
    ['laps', '600'],
    ['day', 'm'],
    ['type', 'course'],
    ['reps', '6 8'],
    ['reps', '15 cal'],
    ['load', '{ raceShare: 0.4 }'],
  ])('%s: %s', async (field, typed) => {
    const diagnostic = await onlyFinding(field, typed);
    expect(diagnostic?.suggestion).toBeUndefined();
    expect(diagnostic?.message).not.toContain('Écris plutôt');
  });
});
