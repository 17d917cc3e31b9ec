import { expect, test } from 'vitest';
import type { PublishedPage, PublishedPrescription, PublishedWorkout } from '../../schema/programme.ts';
import { formatSetDose } from '../../src/format/dose.ts';
import { formatRaceLoad } from '../../src/format/load.ts';
import { formatPace } from '../../src/format/quantities.ts';
import { frenchVoice } from '../../src/runner/audio/speech.ts';
import { type ActiveWorkout, startRun } from '../../src/runner/model/activeWorkout.ts';
import { currentStep } from '../../src/runner/model/cursor.ts';
import { buildPlan } from '../../src/runner/model/plan.ts';
import { speechTimes } from '../../src/runner/model/speechTimes.ts';
import { spokenText } from '../../src/runner/model/spokenText.ts';
import { spokenStep } from '../../src/runner/steps/stepKinds.ts';

test.each([
  [formatRaceLoad({ pieces: 2, kg: 16 }), '2 fois 16 kilos'],
  ['RPE 7–8', 'effort ressenti 7 à 8'],
  [formatPace({ secondsPerKm: 340 }), '5 minutes 40 par kilomètre'],
  [formatSetDose({ sets: 3, distance: { meters: 12.5, unit: 'm' } }), '12,5 mètres'],
  [formatSetDose({ sets: 1, distance: { meters: 1000, unit: 'km' } }), '1 kilomètre'],
  [formatSetDose({ sets: 3, reps: { min: 8, max: 10 }, perSide: true }), '8 à 10 répétitions par côté'],
  [formatSetDose({ sets: 1, time: { minSeconds: 90, maxSeconds: 150 } }), '1 minute 30 à 2 minutes 30'],
  [formatSetDose({ sets: 1, time: { minSeconds: 30, maxSeconds: 45 } }), '30 à 45 secondes'],
  [formatSetDose({ sets: 1, time: { minSeconds: 5400, maxSeconds: 5400 } }), '1 heure 30'],
  ['76–\u206091 kg', '76 à 91 kilos'],
  ['Planche sur l’avant-bras (genoux au sol)', "Planche sur l'avant bras, genoux au sol"],
  ['Course · 4 × 1 km, puis 2 s d’arrêt…', "Course, 4 fois 1 kilomètre, puis 2 secondes d'arrêt"],
  ['Burpees + sauts : « haut » ; vite !', 'Burpees et sauts, haut, vite'],
])('%s is said as « %s »', (text, spoken) => {
  expect(spokenText(text)).toBe(spoken);
});

const exercise = (name: string) => ({ id: name, name, howTo: 'Ainsi.', alternatives: [{ name: 'Presse à cuisses' }] });
const SQUAT: PublishedPrescription = { exercise: exercise('Goblet squat'), sets: 2, reps: { min: 10, max: 10 } };
const PLANK: PublishedPrescription = {
  exercise: exercise('Planche latérale'),
  sets: 1,
  time: { minSeconds: 30, maxSeconds: 30 },
  perSide: true,
};
const PAGE: Pick<PublishedPage, 'warmUp' | 'coolDown'> = {
  warmUp: { duration: { minSeconds: 480, maxSeconds: 480 }, text: 'Facile.' },
  coolDown: { duration: { minSeconds: 300, maxSeconds: 600 }, text: 'Facile.' },
};
const OPTION: PublishedWorkout = {
  id: 'essai',
  name: 'Essai',
  summary: '',
  rest: { minSeconds: 90, maxSeconds: 120 },
  blocks: [{ rounds: 1, exercises: [SQUAT, PLANK] }],
};

function said(stepKey: string, marks: Partial<ActiveWorkout> = {}, now = 0): string {
  const plan = buildPlan(OPTION, PAGE, marks.substitutions);
  const run = { ...startRun({ route: '/', workout: 'essai' }, plan, 0), stepKey, ...marks };
  return spokenStep(run, plan, currentStep(run, plan), now);
}

test('each step says what to do, and how much of it', () => {
  expect(said('warm-up')).toBe('Échauffement, 8 minutes.');
  expect(said('0/Goblet squat/1/1')).toBe('Goblet squat, 10 répétitions.');
  expect(said('0/Goblet squat/1/1', { substitutions: { 'Goblet squat': 0 } })).toBe(
    'Presse à cuisses, 10 répétitions.',
  );
  expect(said('0/Planche latérale/1/1')).toBe('Planche latérale, 30 secondes par côté.');
  expect(said('0/Planche latérale/1/1', { otherSide: true })).toBe(
    'Autre côté. Planche latérale, 30 secondes par côté.',
  );
  expect(said('cool-down')).toBe('Retour au calme, 5 à 10 minutes.');
});

test('a rest says how long it is, and what comes after', () => {
  const rest = 'rest/0/Goblet squat/1/2';
  expect(said(rest)).toBe('Repos, 90 secondes. Ensuite, Planche latérale.');
  expect(said(rest, { longRest: true, restShift: 15 })).toBe('Repos, 2 minutes 15. Ensuite, Planche latérale.');
  // Of one that is resumed, what is left.
  expect(said(rest, {}, 38_200)).toBe('Repos, 52 secondes. Ensuite, Planche latérale.');
});

test('the halfway and the last ten seconds are told of times that are long enough', () => {
  expect(speechTimes(0, 40_000)).toEqual({ halfway: 20_000, tenSeconds: 30_000 });
  expect(speechTimes(0, 39_000)).toEqual({ halfway: undefined, tenSeconds: 29_000 });
  expect(speechTimes(0, 20_000)).toEqual({ halfway: undefined, tenSeconds: 10_000 });
  expect(speechTimes(0, 19_000)).toEqual({ halfway: undefined, tenSeconds: undefined });
});

const voice = (voiceURI: string, lang: string, localService = true, isDefault = false) => ({
  voiceURI,
  lang,
  localService,
  default: isDefault,
});

test.each([
  ['none of another language', [voice('a', 'en-US', true, true), voice('b', 'fry-NL')], undefined],
  ['one of France', [voice('a', 'fr-CA'), voice('b', 'fr-FR')], 'b'],
  ['one as Android writes it', [voice('a', 'fr_CA'), voice('b', 'fr_FR'), voice('c', 'en_US')], 'b'],
  ['one that needs no network', [voice('a', 'fr-FR', false, true), voice('b', 'fr-CA')], 'b'],
  ['one that sounds human', [voice('com.apple.eloquence.fr-FR.Eddy', 'fr-FR'), voice('b', 'fr-FR')], 'b'],
  ['the default one', [voice('a', 'fr-FR'), voice('b', 'fr-FR', true, true)], 'b'],
])('the voice is %s', (_, voices, chosen) => {
  expect(frenchVoice(voices)?.voiceURI).toBe(chosen);
});
