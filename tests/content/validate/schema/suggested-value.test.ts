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
    ['duration', '1:15', '1 h 15'],
    ['duration', '1h45min30s', '105 min 30'],
    ['duration', '30 m', '30 min'],
    ['duration', 'une demi-heure', '30 min'],
    ['duration', '1.5 h', '1 h 30'],
    ['duration', 'environ 45 min', '45 min'],
    ['duration', 'entre 30 et 45 min', '30 à 45 min'],
    ['rest', '1\'30"', '1 min 30 s'],
    ['rest', '90 entre les séries', '90 s entre les séries'],
    ['rest', '1:30', '1 min 30'],
    ['rest', 'sans récup', 'aucun'],
    ['sets', '1O', '10'],
    ['reps', '8 à 10 reps', '8 à 10'],
    // As many sets as stand there already.
    ['reps', '3x10', '10'],
    ['distance', '1 000 m', '1000 m'],
    ['distance', '0.5 km', '0,5 km'],
    ['laps', '1:02:03', '62:03'],
    ['number', 'Semaine 1', '1'],
    ['type', 'renfo', 'force'],
    ['type', 'Sortie-longue', 'sortie longue'],
    ['intensity', 'Moderee', 'modérée'],
    ['time', '1', '1 min'],
    ['distance', '1', '1 km'],
    ['load', '{ raceShare: 40 pour cent }', '40 %'],
    ['rpe', '8 ou 9', '8-9'],
    ['reps', '6-oct', '6-10'],
    ['reps', '2026-10-06', '6-10'],
    ['perSide', 'Vrai', 'true'],
    ['load', '20', '20 kg'],
    ['loads', '[102, 152 kg]', '102 kg'],
    ['weeks', '1-2', '[1, 2]'],
    ['trainingDays', 'lundi', '[lundi]'],
    ['trainingDays', 'lundi mercredi et vendredi', '[lundi, mercredi, vendredi]'],
  ])('%s: %s', async (field, typed, meant) => {
    expect((await onlyFinding(field, typed))?.suggestion).toBe(meant);
  });
});

describe('what belongs in several fields is told line by line', () => {
  test.each<[keyof typeof FIELDS, string, string]>([
    ['reps', '10/jambe', '« reps: 10 », puis à la ligne « perSide: true »'],
    ['reps', '4x10', '« sets: 4 », puis à la ligne « reps: 10 »'],
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
    ['laps', '600'],
    ['type', 'course'],
    ['reps', '6 8'],
    ['load', '{ raceShare: 0.4 }'],
  ])('%s: %s', async (field, typed) => {
    const diagnostic = await onlyFinding(field, typed);
    expect(diagnostic?.suggestion).toBeUndefined();
    expect(diagnostic?.message).not.toContain('Écris plutôt');
  });
});
