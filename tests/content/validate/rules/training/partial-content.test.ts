import { expect, test } from 'vitest';
import { type BrokenCopy, diagnosticsIn, remove, replace, withCopy } from '../../../broken-copy.ts';
import { gym, LEGS, LEGS_PAGE, programme, run, SLED, SLED_PAGE, sled, threshold, weekFile } from './programme.ts';
import { TRAINING_COPIES } from './table.ts';

const brokenWeek = (number: number) => ({
  edit: replace(weekFile(number), 'focus: Essai\n', ''),
  diagnostic: `${weekFile(number)}:1:1 champ manquant « focus » : ajoute-le`,
});

const [longRun] = TRAINING_COPIES['run-rise'] ?? [];
const [longWeek] = TRAINING_COPIES['week-rise'] ?? [];
const [, acrossWeeks] = TRAINING_COPIES['hard-days'] ?? [];
const [hardlyLight] = TRAINING_COPIES['light-weeks'] ?? [];
const [longTaper] = TRAINING_COPIES.taper ?? [];
const [lateSimulation] = TRAINING_COPIES.simulation ?? [];
const [heavySled] = TRAINING_COPIES.technique ?? [];
const [, rowerLeftOut] = TRAINING_COPIES.specificity ?? [];
const [, oneLift] = TRAINING_COPIES.progression ?? [];
const [lightSled] = TRAINING_COPIES['station-load'] ?? [];
const [wrongOrder] = TRAINING_COPIES.rehearsal ?? [];
const [hardPhase] = TRAINING_COPIES['new-phase'] ?? [];
const lateHardDay = TRAINING_COPIES['last-hard-days']?.find(
  ({ what }) => what === 'a hard day four days before the race',
);

const SIMULATION = `${gym(60)}, ${LEGS}, suggested: repetition`;
const AROUND = threshold('aroundSimulation: { days: 2, minutes: 30 }');

const editsOf = (copy: BrokenCopy | undefined) => copy?.edits ?? [];

/** Nothing is said of training that can't be judged, because something it depends on is not known. */
const PARTIAL: readonly BrokenCopy[] = [
  ...Object.entries({ longRun, longWeek, acrossWeeks, hardlyLight, longTaper, wrongOrder, hardPhase }).map(
    ([name, copy]) => ({
      what: `${name}, after a week with a fault of its own`,
      edits: [...editsOf(copy), brokenWeek(1).edit],
      diagnostics: [brokenWeek(1).diagnostic],
    }),
  ),
  {
    what: 'a run longer than those that are known, some weeks after a week with a fault of its own',
    edits: [
      ...programme({ jeudi: run(60) }, { lundi: run(30), mardi: run(30) }, { mardi: run(60) }, {}),
      brokenWeek(1).edit,
    ],
    diagnostics: [brokenWeek(1).diagnostic],
  },
  {
    what: 'a longer run, after a missing week',
    edits: [...editsOf(longRun), remove(weekFile(1))],
    diagnostics: [
      'limits.yaml:1:30 la semaine 1 n’existe pas : crée training/phase1/week-01.yaml ou retire la semaine d’ici',
    ],
  },
  {
    what: 'a longer run, after a week that has not the number of its file',
    edits: [...editsOf(longRun), replace(weekFile(1), 'number: 1', 'number: 9')],
    diagnostics: ['training/phase1/week-01.yaml:1:9 « 9 » ne va pas avec le nom du fichier : numéro 1 attendu'],
  },
  {
    what: 'a week of the race with few rest days, one of which is missing',
    edits: [
      ...programme(
        { lundi: gym(20), mardi: gym(20), mercredi: gym(20), jeudi: gym(20), vendredi: gym(20), dimanche: gym(20) },
        {},
      ),
      replace(weekFile(1), '  - { day: samedi, activity: Essai, type: repos, intensity: récupération }\n', ''),
    ],
    diagnostics: [
      'training/phase1/week-01.yaml:4:3 il manque samedi : une semaine a ses sept jours, de lundi à dimanche',
    ],
  },
  {
    what: 'a late simulation on a page with a fault of its own',
    edits: [...editsOf(lateSimulation), replace(LEGS_PAGE, 'intro: Choisis.\n', '')],
    diagnostics: ['training/phase1/lower-body.yaml:1:1 champ manquant « intro » : ajoute-le'],
  },
  ...Object.entries({ heavySled, rowerLeftOut, lightSled, wrongOrder }).map(([name, copy]) => ({
    what: `${name}, on a page with a fault of its own`,
    edits: [...editsOf(copy), replace(SLED_PAGE, 'intro: Choisis.\n', '')],
    diagnostics: [`${SLED_PAGE}:1:1 champ manquant « intro » : ajoute-le`],
  })),
  {
    what: 'a heavy sled, after a week with a fault of its own, which may teach it',
    edits: [
      ...programme({ lundi: sled('apprendre') }, { lundi: run(20) }, { lundi: sled('lourd') }, {}),
      ...SLED,
      brokenWeek(1).edit,
    ],
    diagnostics: [brokenWeek(1).diagnostic],
  },
  {
    what: 'a long day before a simulation, and a week with a fault of its own, which may hold a later one',
    edits: [
      ...programme({ mardi: gym(60), jeudi: SIMULATION }, { jeudi: SIMULATION }, {}, {}),
      AROUND,
      brokenWeek(2).edit,
    ],
    diagnostics: [brokenWeek(2).diagnostic],
  },
  {
    what: 'a long day before a simulation, and a page with a fault of its own, which may hold a later one',
    edits: [
      ...programme(
        { lundi: sled('apprendre'), mardi: gym(60), jeudi: SIMULATION },
        { jeudi: sled('repetition') },
        {},
        {},
      ),
      ...SLED,
      AROUND,
      replace(SLED_PAGE, 'intro: Choisis.\n', ''),
    ],
    diagnostics: [`${SLED_PAGE}:1:1 champ manquant « intro » : ajoute-le`],
  },
  {
    what: 'a main lift, on a page with a fault of its own',
    edits: [...editsOf(oneLift), replace(LEGS_PAGE, 'intro: Choisis.\n', '')],
    diagnostics: [`${LEGS_PAGE}:1:1 champ manquant « intro » : ajoute-le`],
  },
  {
    what: 'a late hard day, without the limits that know the race day',
    edits: [...editsOf(lateHardDay), remove('limits.yaml')],
    diagnostics: ['limits.yaml:1:1 fichier manquant : l’application ne peut pas s’en passer, remets-le'],
  },
  {
    what: 'a late hard day, with a race day that the week does not agree on',
    edits: [...editsOf(lateHardDay), replace(weekFile(2), 'type: compétition', 'type: repos')],
    diagnostics: [
      'training/phase1/week-02.yaml:10:45 le dimanche de la semaine 2 est le jour de la course (limits.yaml) : écris « type: compétition »',
    ],
  },
  {
    what: 'a light week, without the scale of intensities',
    edits: [...editsOf(hardlyLight), remove('training.yaml')],
    diagnostics: ['training.yaml:1:1 fichier manquant : l’application ne peut pas s’en passer, remets-le'],
  },
];

test.each(PARTIAL)('$what', async ({ edits, diagnostics }) => {
  expect(edits.length).toBeGreaterThan(diagnostics.length);
  expect(await withCopy(edits, diagnosticsIn)).toEqual(diagnostics);
});
