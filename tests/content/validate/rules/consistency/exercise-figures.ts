import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const EXERCISES = 'exercises/strength.yaml';
const FIGURES = 'figures/strength.yaml';
const PLANK = `  - exercise: planche
    poses:
      - { torso: 78, leg: [-78, -78], foot: [-60, 0], toes: -75, arm: [0, 90] }
    equipment:
      - { kind: bench, at: [0, 4] }
`;
const withoutPlank = replace(FIGURES, PLANK, '');
const plankWith = (figure: string) => replace(EXERCISES, 'Tiens.\n', `Tiens.\n    figure: ${figure}\n`);

export const exerciseFigures: readonly BrokenCopy[] = [
  broken(
    'an exercise has no figure',
    withoutPlank,
    `${EXERCISES}:7:9 « planche » n’a pas de figure : dessine-la dans content/figures/, ou écris figure: comme … ou figure: aucune (et sa raison)`,
  ),
  broken(
    'an exercise has a figure of its own and borrows one',
    plankWith('comme pompes'),
    `${EXERCISES}:10:13 « planche » a sa figure dans content/figures/ : retire cette ligne, ou son dessin`,
  ),
  broken(
    'a figure is borrowed from an exercise without a drawing',
    [withoutPlank, plankWith('comme planche')],
    `${EXERCISES}:10:13 « planche » n’a pas de dessin à prêter : cite un exercice qui a sa figure dans content/figures/`,
  ),
  broken(
    'an exercise is drawn twice',
    replace(FIGURES, PLANK, PLANK + PLANK.replace('at: [0, 4]', 'at: [1, 4]')),
    `${FIGURES}:12:15 « planche » a déjà une figure : garde une seule des deux`,
  ),
];
