import { expect, test } from 'vitest';
import { checkFolder } from '../../scripts/content/check-folder.ts';
import { PROGRAMME } from '../fixtures/programme.ts';
import { diagnosticsIn, replace, withCopy } from './broken-copy.ts';
import { sixteenWeeks } from './other-programmes.ts';

test('after a change to sixteen weeks, the texts that still speak of twelve are told', async () => {
  await withCopy(
    [sixteenWeeks],
    async (folder) => {
      expect(await diagnosticsIn(folder)).toEqual([
        'app.yaml:6:73 avertissement, « 12 » : le programme compte 16 semaines (voulais-tu dire « 16 » ?)',
        'app.yaml:6:88 avertissement, « trois » : le programme compte 4 phases (voulais-tu dire « quatre » ?)',
        'introduction.yaml:3:8 avertissement, « 12 » : le programme compte 16 semaines (voulais-tu dire « 16 » ?)',
        'introduction.yaml:12:7 avertissement, « 12 » : le programme compte 16 semaines (voulais-tu dire « 16 » ?)',
        'introduction.yaml:12:22 avertissement, « trois » : le programme compte 4 phases (voulais-tu dire « quatre » ?)',
        'introduction.yaml:18:7 avertissement, « 35 » : le programme compte 47 séances en salle (voulais-tu dire « 47 » ?)',
        'training.yaml:2:9 avertissement, « Trois » : le programme compte 4 phases (voulais-tu dire « Quatre » ?)',
      ]);
    },
    PROGRAMME,
  );
});

test('what cites a week by its name follows it when it is renumbered', async () => {
  const simulation = 'training/phase3/week-10.yaml';
  const principle = replace('training/phase3/phase.yaml', 'de la semaine 10', 'de la {semaine simulation}');
  const aim = async (...edits: Parameters<typeof withCopy>[0]) => {
    const { content } = await withCopy(
      [replace(simulation, 'number: 10', 'number: 10\nid: simulation'), principle, ...edits],
      checkFolder,
      PROGRAMME,
    );
    return JSON.stringify(content.valid('phase').at(-1)?.value.principles);
  };
  expect(await aim()).toContain('de la semaine\u00a010');
  expect(await aim(sixteenWeeks)).toContain('de la semaine\u00a014');
});

/** Right as they stand in a week and on a screen, whatever the programme. */
test.each([
  'Dans 2 semaines, tu cours 3 semaines de plus, soit 8 semaines avant la course.',
  'Cours 3 fois par semaine 45 min, et une semaine 3 fois.',
  'Reprends la semaine 10, ou les semaines 2 à 3 en phase 1.',
  'Pendant les deux ateliers du milieu, puis après trois ateliers.',
  'Il reste 2 km à courir, soit 20 semaines en tout.',
  'Deux phases : pousse, puis tire.',
  'Cours en semaine 30-40 min, ou en semaine 45 minutes.',
  'Cours la semaine 20 minutes de plus, puis la semaine 13 kilomètres.',
  'En semaine 50 à 60 km, le week-end 15.',
  'La semaine 30 secondes, la semaine 130 min, la semaine 14,5 km.',
  'Si tu ne peux faire que 2 jours de salle par semaine, garde lundi.',
  'En deux phases : tire puis pousse.',
  'Le sommeil se passe en 5 phases, et la phase 4 du sommeil répare.',
  'Il reste 3 ateliers à passer.',
  '4 tours et 4 ateliers : la demi-simulation.',
  'Passe les cinq ateliers où tu perds du temps.',
  'Passe les cinq ateliers portés, puis les cinq ateliers avec charge.',
  'Il te reste 5 km à courir, puis encore 10 km à courir.',
  'Après un programme de 8 semaines, ou un programme de 8 semaines de yoga.',
  'Note tes 20 séances en salle.',
])('%s', async (text) => {
  const edits = [
    replace('training/phase1/week-01.yaml', 'focus: Poser tes repères', `focus: "${text}"`),
    replace('introduction.yaml', "title: 12 semaines jusqu'à ta ligne d'arrivée", `title: "${text}"`),
  ];
  expect(await withCopy(edits, diagnosticsIn, PROGRAMME)).toEqual([]);
});
