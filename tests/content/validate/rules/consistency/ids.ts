import { add, type BrokenCopy, broken, replace } from '../../../broken-copy.ts';
import { CORE, CORE_DAY } from '../core-page.ts';
import { PACES } from '../paces.ts';

const PAGE = 'training/phase1/upper-body.yaml';
const WEEK = 'training/phase1/week-01.yaml';
const CATALOGUE = 'exercises/strength.yaml';
const FIGURES = 'figures/strength.yaml';
const ON_TUESDAY = 'intensity: facile\n    duration: 30 min\n';
const TAKEN = 'est déjà pris : donne un autre identifiant';

const citing = (field: string) => replace(WEEK, ON_TUESDAY, `${ON_TUESDAY}    ${field}\n`);
const ESTIMATES = `timeEstimates:
  athletes: 1 h 30 à 2 h
  work:
    - { exercise: plancha, reps: 10, time: 30 s }
  set: 8 s
  change: 60 s
  transition: 30 s
  intervals: { warmUp: 10 min, kilometre: 5 min, coolDown: 3 min }
warnings:
`;
const SPECIFICITY =
  '  specificity: { from: 9, everyWeek: [[pompes, pompess]], run: planch, stationsEvery: 3 }\n  simulation:';
const unknownExercise = (id: string, meant?: string) =>
  `exercice inconnu « ${id} » : corrige-le ou décris-le dans content/exercises/${meant ? ` (voulais-tu dire « ${meant} » ?)` : ''}`;
const unknownDivision = (id: string) =>
  `division inconnue « ${id} » : reprends l’id d’une division (understanding.yaml) (voulais-tu dire « open » ?)`;

export const knownIds: readonly BrokenCopy[] = [
  broken(
    'a list, a shorter dose, limits and a main lift cite exercises with a typo, a circuit one that is not there',
    [
      replace(PAGE, 'exercise: planche', 'exercise: planches'),
      replace(PAGE, 'rest: 90 s\n', 'rest: 90 s\n    slower: [{ exercise: pompe, distance: 50 m }]\n'),
      replace(
        PAGE,
        'pompes\n            sets: 1\n            reps: 5',
        'burpees\n            sets: 1\n            reps: 5',
      ),
      replace('limits.yaml', 'warnings:\n', ESTIMATES),
      replace('limits.yaml', '  simulation:', SPECIFICITY),
      replace('training/phase1/phase.yaml', '[Doucement]', '[Doucement]\nmainLifts: { lower: pompes, upper: plance }'),
    ],
    `limits.yaml:22:19 ${unknownExercise('plancha', 'planche')}`,
    `limits.yaml:35:48 ${unknownExercise('pompess', 'pompes')}`,
    `limits.yaml:35:64 ${unknownExercise('planch', 'planche')}`,
    `training/phase1/phase.yaml:4:36 ${unknownExercise('plance', 'planche')}`,
    `${PAGE}:18:19 ${unknownExercise('planches', 'planche')}`,
    `${PAGE}:25:26 ${unknownExercise('pompe', 'pompes')}`,
    `${PAGE}:35:23 ${unknownExercise('burpees')}`,
  ),
  broken(
    'an alternative, a variant and a borrowed figure have a typo',
    [
      replace(CATALOGUE, 'remonte.\n    alternatives: [', 'remonte.\n    alternatives: [{ exercise: planch }, '),
      replace(
        CATALOGUE,
        'Tiens.\n',
        'Tiens.\n    figure: comme pompess\n    easier: { exercise: pompe, when: si tu trembles }\n',
      ),
      replace(FIGURES, 'exercise: planche', 'exercise: planches'),
    ],
    `${CATALOGUE}:6:32 ${unknownExercise('planch', 'planche')}`,
    `${CATALOGUE}:10:19 ${unknownExercise('pompess', 'pompes')}`,
    `${CATALOGUE}:11:25 ${unknownExercise('pompe', 'pompes')}`,
    `${FIGURES}:7:15 ${unknownExercise('planches', 'planche')}`,
  ),
  broken(
    'a station has a typo where an exercise cites it',
    replace(CATALOGUE, 'name: Pompes', 'name: Pompes\n    station: sled-pusch'),
    `${CATALOGUE}:5:14 atelier inconnu « sled-pusch » : reprends l’id d’un atelier (understanding.yaml) (voulais-tu dire « sled-push » ?)`,
  ),
  broken(
    'a division has a typo in the public results, and where Doubles take their loads from it',
    [
      replace('results.yaml', 'defaultDivisions: [open]', 'defaultDivisions: [opens]'),
      replace(
        'understanding.yaml',
        'stations:\n  -',
        'doubles:\n  - { id: doubles-mixtes, name: Doubles mixtes, loadsOf: opem }\nstations:\n  -',
      ),
    ],
    `results.yaml:2:20 ${unknownDivision('opens')}`,
    `understanding.yaml:8:58 ${unknownDivision('opem')}`,
  ),
  broken(
    'a day cites a pace with a typo, and one that does not exist',
    [PACES, citing('pace: [footin, sprint]')],
    `${WEEK}:16:12 allure inconnue « footin » : corrige-la ou décris-la dans training.yaml (voulais-tu dire « footing » ?)`,
    `${WEEK}:16:20 allure inconnue « sprint » : corrige-la ou décris-la dans training.yaml`,
  ),
  broken(
    'a day cites two paces without a list',
    [PACES, citing('pace: footing seuil')],
    `${WEEK}:16:11 allure inconnue « footing seuil » : corrige-la ou décris-la dans training.yaml (voulais-tu dire « [footing, seuil] » ?)`,
  ),
  broken(
    'an exercise and a day cite a pace alone, where there is none',
    [citing('pace: footing'), replace(PAGE, 'reps: 6-8\n', 'reps: 6-8\n        pace: seuil\n')],
    `${PAGE}:18:15 allure inconnue « seuil » : décris-la dans training.yaml (paces)`,
    `${WEEK}:16:11 allure inconnue « footing » : décris-la dans training.yaml (paces)`,
  ),
  broken(
    'a day of test, without a test',
    [PACES, citing('pace: footing\n    test: true')],
    `${WEEK}:17:11 test inconnu : décris-le dans training.yaml (paces, test), ou retire cette ligne`,
  ),
];

export const uniqueIds: readonly BrokenCopy[] = [
  broken(
    'two exercises of two families, two workouts of a page and two items of each screen share an id',
    [
      add(
        'exercises/warm-up.yaml',
        'family: Échauffement\nexercises: [{ id: planche, name: Planche, howTo: Tiens., alternatives: [Sur les genoux] }]\n',
      ),
      replace(PAGE, 'id: circuit', 'id: simple'),
      replace(
        'introduction.yaml',
        'text: Courtes.',
        'text: Courtes.\n  - { id: weeks, figure: "2", title: B, text: C. }',
      ),
      replace('understanding.yaml', 'id: doctor', 'id: strength'),
      replace('training.yaml', 'text: Passe.', 'text: Passe.\n  - { id: missed, title: Encore, text: Passe. }'),
      replace('competition.yaml', 'id: gels', 'id: shoes'),
    ],
    `competition.yaml:17:11 « shoes » ${TAKEN}`,
    `exercises/warm-up.yaml:2:19 « planche » ${TAKEN}`,
    `introduction.yaml:8:11 « weeks » ${TAKEN}`,
    `training.yaml:9:11 « missed » ${TAKEN}`,
    `${PAGE}:21:9 « simple » ${TAKEN}`,
    `understanding.yaml:30:9 « strength » ${TAKEN}`,
  ),
];

/** One way to write a link that leads nowhere, and the page that was meant. */
function nowhere(link: string, meant?: string): BrokenCopy {
  const listed =
    meant === '/competition' ? '' : ', pages de la phase 1 : /training/phase1/core, /training/phase1/upper-body';
  const guess = meant === undefined ? '' : ` (voulais-tu dire « ${meant} » ?)`;
  return {
    what: `the link ${link}`,
    edits: [
      replace('training/phase1/week-01.yaml', 'link: /training/phase1/upper-body', `link: ${link}`),
      ...CORE_DAY,
      replace('training/phase1/core.yaml', 'id: gainage', 'id: simple'),
    ],
    diagnostics: [`training/phase1/week-01.yaml:9:11 « ${link} » ne mène à aucune page${listed}${guess}`],
  };
}

export const links: readonly BrokenCopy[] = [
  nowhere('training/phase1/upper-body', '/training/phase1/upper-body'),
  nowhere('upper-body', '/training/phase1/upper-body'),
  nowhere('/training/phase1/uperbody', '/training/phase1/upper-body'),
  // As far from one page as from the other.
  nowhere('/training/phase1/haut-du-corps'),
  broken(
    'no day leads to a page',
    add('training/phase1/lower-body.yaml', CORE),
    'training/phase1/lower-body.yaml:1:1 aucun jour ne mène à cette page : ajoute « link: /training/phase1/lower-body » à un jour, ou retire le fichier',
  ),
];
