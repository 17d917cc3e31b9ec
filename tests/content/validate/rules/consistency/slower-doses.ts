import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const PAGE = 'training/phase1/upper-body.yaml';

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
