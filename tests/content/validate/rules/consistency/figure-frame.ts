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
  broken(
    'equipment hangs below the picture',
    replace(FILE, 'kind: bench, at: [0, 4]', 'kind: disc, at: [30, -20]'),
    `${FILE}:7:15 « planche » sort de l’image en bas, de 25 : elle va à partir de -5, déplace la figure ou son matériel`,
  ),
];
