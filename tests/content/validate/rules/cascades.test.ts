import { expect, test } from 'vitest';
import { type BrokenCopy, diagnosticsIn, remove, replace, withCopy } from '../../broken-copy.ts';

const PAGE = 'training/phase1/upper-body.yaml';
const WEEK = 'training/phase1/week-01.yaml';

/** A file with a diagnostic of its own makes no other file look wrong. */
const CASCADES: readonly BrokenCopy[] = [
  {
    what: 'limits with a fault, and a day beyond them',
    edits: [
      replace('limits.yaml', 'trainingDays: [lundi]', 'trainingDays: [lundy]'),
      replace(WEEK, 'duration: 30 min', 'duration: 2 h'),
    ],
    diagnostics: [
      'limits.yaml:4:16 « lundy » n’est pas accepté, attendu : lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche (voulais-tu dire « lundi » ?)',
    ],
  },
  {
    what: 'missing limits',
    edits: [remove('limits.yaml')],
    diagnostics: ['limits.yaml:1:1 fichier manquant : l’application ne peut pas s’en passer, remets-le'],
  },
  {
    what: 'a family of exercises with a fault',
    edits: [replace('exercises/strength.yaml', '    howTo: Tiens.\n', '')],
    diagnostics: ['exercises/strength.yaml:8:5 champ manquant « howTo » : ajoute-le'],
  },
  {
    what: 'a page with a fault, whose workouts are suggested and counted',
    edits: [replace(PAGE, 'intro: Choisis.\n', ''), replace(PAGE, 'id: simple', 'id: autre')],
    diagnostics: ['training/phase1/upper-body.yaml:1:1 champ manquant « intro » : ajoute-le'],
  },
  {
    what: 'an unreadable page that weeks link to',
    edits: [replace(PAGE, 'intro: Choisis.', 'intro: @choisis')],
    diagnostics: [
      'training/phase1/upper-body.yaml:2:8 un texte ne peut pas commencer par « @ » : mets-le entre guillemets doubles (voulais-tu dire « "@choisis" » ?)',
    ],
  },
  {
    what: 'a week with a fault, that may hold the only link to a page',
    edits: [
      replace(WEEK, 'focus: Essai\n', ''),
      replace('training/phase1/week-02.yaml', '    link: /training/phase1/upper-body\n    suggested: simple\n', ''),
    ],
    diagnostics: ['training/phase1/week-01.yaml:1:1 champ manquant « focus » : ajoute-le'],
  },
  {
    what: 'a workout that took the id of another, and is suggested under its own',
    edits: [replace(PAGE, 'id: simple', 'id: circuit')],
    diagnostics: ['training/phase1/upper-body.yaml:21:9 « circuit » est déjà pris : donne un autre identifiant'],
  },
  {
    what: 'an exercise that took the id of another, and is prescribed under its own',
    edits: [replace('exercises/strength.yaml', 'id: planche', 'id: pompes')],
    diagnostics: ['exercises/strength.yaml:7:9 « pompes » est déjà pris : donne un autre identifiant'],
  },
  {
    what: 'a screen with a fault and figures that disagree',
    edits: [
      replace('understanding.yaml', 'laps: 2', 'laps: 3'),
      replace('understanding.yaml', 'title: La course\n', ''),
    ],
    diagnostics: ['understanding.yaml:1:1 champ manquant « title » : ajoute-le'],
  },
];

test.each(CASCADES)('$what', async ({ edits, diagnostics }) => {
  expect(await withCopy(edits, diagnosticsIn)).toEqual(diagnostics);
});
