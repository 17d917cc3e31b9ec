import { add, type BrokenCopy, broken, type Edit, replace } from '../../../broken-copy.ts';
import { CORE } from '../core-page.ts';
import { rescheduling } from '../rescheduling.ts';

const CATALOGUE = 'exercises/strength.yaml';
const PAGE = 'training/phase1/upper-body.yaml';
const CORE_PAGE = '/training/phase1/core';

const counted = (name: string, countedIn: string): Edit =>
  replace(CATALOGUE, `    name: ${name}\n`, `    name: ${name}\n    countedIn: ${countedIn}\n`);

export const fittingDoses: readonly BrokenCopy[] = [
  broken(
    'repetitions of an exercise that is held, and a distance of one that says nothing',
    [counted('Planche', 'time'), replace(PAGE, 'time: 30 s', 'reps: 12'), replace(PAGE, 'reps: 6-8', 'distance: 20 m')],
    `${PAGE}:17:9 « pompes » ne se compte pas en distance : écris reps ou time, ou ajoute distance à son countedIn, dans content/exercises/`,
    `${PAGE}:20:9 « planche » ne se compte pas en reps : écris time, ou ajoute reps à son countedIn, dans content/exercises/`,
  ),
  broken(
    'several sets in each of several rounds',
    replace(PAGE, 'sets: 1\n            reps: 10', 'sets: 2\n            reps: 10'),
    `${PAGE}:29:19 2 tours × 2 séries font 4 séries : chaque tour en fait déjà une. Écris « sets: 1 » à chaque exercice, ou « rounds: 1 » si les séries se suivent (voulais-tu dire « 1 » ?)`,
  ),
];

const insteadOfPlank = (alternative: string): Edit =>
  replace(CATALOGUE, 'Tiens.\n    alternatives: [Sur les genoux]', `Tiens.\n    alternatives:\n      - ${alternative}`);

export const knownAlternatives: readonly BrokenCopy[] = [
  broken(
    'the text of an alternative can only be an id, which does not exist',
    insteadOfPlank('planche-laterale'),
    `${CATALOGUE}:11:9 exercice inconnu « planche-laterale » : corrige-le ou décris-le dans content/exercises/`,
  ),
  broken(
    'an alternative stands there twice, by its name and by its id',
    insteadOfPlank(
      'Rameur\n      - { name: rameur, time: 30 s }\n      - Pompes\n      - exercise: pompes\n      - rameur',
    ),
    `${CATALOGUE}:14:19 « pompes » est déjà là, avec la même dose : garde une seule ligne`,
    `${CATALOGUE}:15:9 « rameur » est déjà là, avec la même dose : garde une seule ligne`,
  ),
  broken(
    'a variant is the exercise itself by its name, another by what can only be an id',
    replace(
      CATALOGUE,
      'Tiens.\n',
      'Tiens.\n    easier: { name: Planche, when: si tu trembles }\n    harder: { name: planche-longue, when: dès que tu tiens }\n',
    ),
    `${CATALOGUE}:10:21 « Planche » est sa propre variante : cite un autre exercice, ou retire-la`,
    `${CATALOGUE}:11:21 exercice inconnu « planche-longue » : corrige-le ou décris-le dans content/exercises/`,
  ),
  broken(
    'an exercise replaces itself',
    insteadOfPlank('Planche'),
    `${CATALOGUE}:11:9 « Planche » se remplace par lui-même : cite un autre exercice, ou retire-le`,
  ),
];

export const rests: readonly BrokenCopy[] = [
  broken(
    'a rest is shorter than agreed',
    replace(PAGE, 'rest: 90 s\n', 'rest: 60 s\n'),
    'training/phase1/upper-body.yaml:24:11 « 60 s » trouvé, prévu : 90 s sur cette page (limits.yaml). Change ce repos ou, si les coachs sont d’accord, la limite',
  ),
  broken(
    'a rest between rounds is longer than agreed',
    replace('training/phase1/upper-body.yaml', '- rounds: 2\n', '- rounds: 2\n        rest: 30 min\n'),
    'training/phase1/upper-body.yaml:27:15 « 30 min » trouvé, prévu : 90 s sur cette page (limits.yaml). Change ce repos ou, si les coachs sont d’accord, la limite',
  ),
  broken(
    'a day promises another rest than the page that it leads to, and suggests no workout',
    replace('training/phase1/week-01.yaml', 'suggested: simple', 'rest: 2 min entre les séries'),
    'training/phase1/week-01.yaml:10:11 « 2 min entre les séries » trouvé, prévu : 90 s sur la page /training/phase1/upper-body (limits.yaml). Change ce repos ou, si les coachs sont d’accord, la limite',
  ),
];

/** The list of the page with a distance and a shorter one. */
const slower = (dose: string, effort = 'Fais 50 m si tu vises 2 h.') =>
  replace(
    PAGE,
    'exercises:\n      - exercise: pompes\n        sets: 3\n        reps: 6-8\n',
    `effort: ${effort}\n    slower: [${dose}]\n    exercises:\n      - exercise: pompes\n        sets: 3\n        distance: 100 m\n`,
  );

export const slowerDoses: readonly BrokenCopy[] = [
  broken(
    'the slower athlete shortens an exercise that the workout has not',
    slower('{ exercise: planche, distance: 50 m }'),
    `${PAGE}:15:26 la séance n’a pas de distance plus longue que 50 m pour « planche » : corrige cette ligne, ou retire-la`,
  ),
  broken(
    'two shorter doses of an exercise, written otherwise in the text',
    slower(
      '{ exercise: pompes, distance: 50m }, { exercise: pompes, distance: 60 m }',
      'Fais 50 m, ou 60 m si tu vises 2 h.',
    ),
    `${PAGE}:15:63 « pompes » est déjà là : garde une seule ligne`,
  ),
  broken(
    'a longer distance in the text that ends like it',
    slower('{ exercise: pompes, distance: 50 m }', 'Fais 150 m si tu vises 2 h.'),
    `${PAGE}:15:44 « 50 m » ne se lit nulle part dans la séance : dis dans effort à qui cette distance s’adresse`,
  ),
];

const travel = (...workouts: string[]) => [
  add('training/phase1/core.yaml', CORE),
  rescheduling({ travel: `text: Cours., workouts: [${workouts.join(', ')}]` }),
];
const workout = (replaces: string, page = CORE_PAGE, id = 'gainage') =>
  `{ replaces: ${replaces}, page: ${page}, workout: ${id} }`;

export const travelWorkouts: readonly BrokenCopy[] = [
  broken('a workout on a page that no day leads to', travel(workout('upper-body'))),
  broken(
    'a page that it cannot replace',
    travel(workout('uper-body')),
    'training.yaml:36:52 aucune page ne s’appelle « uper-body » : écris le nom de son fichier, sans .yaml (voulais-tu dire « upper-body » ?)',
  ),
  broken(
    'a page that has another one',
    travel(workout('upper-body'), workout('upper-body')),
    'training.yaml:36:125 « upper-body » a déjà sa séance de voyage : garde-la une fois',
  ),
  broken(
    'a page that is none',
    travel(workout('upper-body'), workout('core', '/training/phase1/cor')),
    'training.yaml:36:137 « /training/phase1/cor » ne mène à aucune page de séances (voulais-tu dire « /training/phase1/core » ?)',
  ),
  broken(
    'a workout that the page has not',
    travel(workout('upper-body', CORE_PAGE, 'gainages')),
    'training.yaml:36:102 séance inconnue « gainages » : choisis parmi celles de /training/phase1/core, gainage (voulais-tu dire « gainage » ?)',
  ),
  broken(
    'an exercise that needs equipment',
    [...travel(workout('upper-body')), replace(CATALOGUE, 'name: Planche\n', 'name: Planche\n    equipment: banc\n')],
    'training/phase1/core.yaml:6:5 « Gainage » se fait en voyage, et Planche demande : banc. Change d’exercice',
  ),
  broken(
    'an exercise whose alternative needs equipment',
    [
      ...travel(workout('upper-body')),
      replace(CATALOGUE, 'name: Pompes\n', 'name: Pompes\n    equipment: banc\n'),
      replace(
        CATALOGUE,
        'howTo: Tiens.\n    alternatives: [Sur les genoux]',
        'howTo: Tiens.\n    alternatives: [Pompes]',
      ),
    ],
    'training/phase1/core.yaml:6:5 « Gainage » se fait en voyage, et Pompes, qui remplace Planche, demande : banc. Change d’exercice',
  ),
];
