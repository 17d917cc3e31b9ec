import { expect, test } from 'vitest';
import { type BrokenCopy, broken, diagnosticsOf, replace } from '../../broken-copy.ts';

const PAGE = 'training/phase1/upper-body.yaml';
const WEEK = 'training/phase1/week-01.yaml';

/** A cause is reported once: what follows from it makes no other place look wrong. */
const CASCADES: readonly BrokenCopy[] = [
  broken(
    'a fault of one file, and one between others, which is no consequence of it',
    [
      replace('introduction.yaml', 'id: weeks', 'id: Weeks'),
      replace('limits.yaml', 'trainingDays: [lundi]', 'trainingDays: [lundi, mardi]'),
      replace(
        WEEK,
        'day: mercredi\n    activity: Repos\n    type: repos',
        'day: mercredi\n    activity: Jambes\n    type: force',
      ),
    ],
    'introduction.yaml:4:9 « Weeks » n’est pas accepté, attendu : un identifiant en minuscules sans accent, mots reliés par des tirets, comme pousser-et-tirer (voulais-tu dire « weeks » ?)',
    `${WEEK}:18:11 « Jambes » est une séance en salle un mercredi, jours de salle (limits.yaml) : lundi, mardi. Si c’est voulu, ajoute « mercredi » à trainingDays, dans limits.yaml`,
  ),
  broken(
    'a page with a fault, whose workouts are suggested and counted',
    [replace(PAGE, 'intro: Choisis.\n', ''), replace(PAGE, 'id: simple', 'id: autre')],
    'training/phase1/upper-body.yaml:1:1 champ manquant « intro » : ajoute-le',
  ),
  broken(
    'a workout that took the id of another, and is suggested under its own',
    replace(PAGE, 'id: simple', 'id: circuit'),
    'training/phase1/upper-body.yaml:10:9 « circuit » est déjà pris, et « simple », cité 2 fois, n’existe plus : remets « simple », ou change ce qui le cite (voulais-tu dire « simple » ?)',
  ),
  broken(
    'an exercise with another id, which a workout, a figure and the estimates cite under the old one',
    replace('exercises/strength.yaml', 'id: pompes', 'id: tractions'),
    'exercises/strength.yaml:3:9 « tractions » n’est cité nulle part, et « pompes », cité 4 fois, n’existe plus : remets « pompes », ou change ce qui le cite (voulais-tu dire « pompes » ?)',
  ),
  broken(
    'a limit that many days break',
    replace(
      'limits.yaml',
      'within: 30-45 min\n',
      'within: 30-45 min\n  - weeks: [1, 2]\n    type: repos\n    within: 1 h\n',
    ),
    'limits.yaml:19:13 des journées « repos » de ces semaines ne durent pas 1 h : change cette limite, ou leur durée (10 fois, d’abord dans training/phase1/week-01.yaml)',
  ),
  broken(
    'another number of divisions than of all loads and targets',
    replace(
      'understanding.yaml',
      'loads: [102 kg, 152 kg]',
      'loads: [102 kg, 152 kg, 9 kg]\n    targets: [1 m, 1 m, 1 m]',
    ),
    'understanding.yaml:6:12 2 divisions, mais 3 charges ou cibles à 2 endroits : une par division',
  ),
  broken(
    'several exercises that are gone with their figures',
    [
      replace('exercises/strength.yaml', 'id: pompes\n    name: Pompes', 'id: tractions\n    name: Tractions'),
      replace('figures/strength.yaml', 'exercise: pompes', 'exercise: tractions'),
      replace(PAGE, 'exercise: planche', 'exercise: burpees'),
      replace(
        PAGE,
        'pompes\n            sets: 1\n            reps: 5',
        'rameur\n            sets: 1\n            reps: 5',
      ),
    ],
    `${PAGE}:15:19 exercice inconnu, 3 fois : pompes, burpees, rameur. Un fichier a-t-il été effacé ? Remets-le, ou corrige chaque id`,
  ),
  broken(
    'a week with the number and the id of another one',
    [
      replace(WEEK, 'number: 1\nfocus: Essai', 'number: 2\nid: course\nfocus: Copie'),
      replace('training/phase1/week-02.yaml', 'number: 2\n', 'number: 2\nid: course\n'),
    ],
    `${WEEK}:1:9 « 2 » ne va pas avec le nom du fichier : numéro 1 attendu (voulais-tu dire « 1 » ?)`,
  ),
  broken(
    'a day with the name of the one before',
    replace(WEEK, 'day: jeudi\n    activity: Repos', 'day: mercredi\n    activity: Repos complet'),
    `${WEEK}:20:10 « mercredi » est déjà dans la semaine, et jeudi manque : corrige l’un des deux (voulais-tu dire « jeudi » ?)`,
  ),
];

test.each(CASCADES)('$what', async ({ edits, diagnostics }) => {
  expect(await diagnosticsOf(edits)).toEqual(diagnostics);
});
