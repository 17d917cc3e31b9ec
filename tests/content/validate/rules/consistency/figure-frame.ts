import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const FILE = 'figures/strength.yaml';

export const figureFrame: readonly BrokenCopy[] = [
  broken(
    'a short pose between two long ones leaves the picture',
    replace(
      FILE,
      'foot: [-60, 0], toes: -75, hand: [28, 0] }',
      'foot: [-60, 0], toes: -75, hand: [28, 0], hold: 5, move: 0.1 }\n      - { hips: [-10, 110], leg: [0, 0], hold: 0, move: 0.1 }',
    ),
    `${FILE}:3:15 « pompes » sort de l’image en haut, de 3 : elle va jusqu’à 160, déplace la figure ou son matériel`,
  ),
];
