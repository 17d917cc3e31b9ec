import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const FILE = 'figures/strength.yaml';

export const figureContacts: readonly BrokenCopy[] = [
  broken(
    'a hand does not reach its place',
    replace(
      FILE,
      'torso: 70, leg: [-72, -72], foot: [-60, 0], toes: -75, hand: [28, 0]',
      'torso: 70, leg: [-72, -72], foot: [-60, 0], toes: -75, hand: [60, 0]',
    ),
    `${FILE}:5:72 « pompes » : la main n’atteint pas sa place, il s’en faut de 19 (un avant-bras mesure 16) : rapproche cette place, ou déplace hips ou torso`,
  ),
  broken(
    'a body floats that only holds the handle of a machine',
    [
      replace(FILE, 'leg: [-78, -78], foot: [-60, 0], toes: -75,', 'hips: [0, 60], leg: [-78, -78],'),
      replace(FILE, 'kind: bench, at: [0, 4]', 'kind: skierg, at: [60, 0]'),
    ],
    `${FILE}:9:9 « planche » flotte : rien de son corps ne touche le sol ni le matériel, pose un pied, une main ou les hanches`,
  ),
  broken(
    'a hand lets go of its hold between two poses',
    [
      replace(FILE, 'pompes\n', 'pompes\n    moving: true\n'),
      replace(
        FILE,
        'torso: 70, leg: [-72, -72], foot: [-60, 0], toes: -75, hand: [28, 0]',
        'torso: 62, leg: [62, -20], farLeg: [-45, -55], hand: [27, 34]',
      ),
      replace(
        FILE,
        'torso: 85, leg: [-85, -85], foot: [-60, 0], toes: -80, hand: [28, 0]',
        'torso: 62, leg: [-45, -55], farLeg: [62, -20], hand: [27, 34]',
      ),
    ],
    `${FILE}:6:64 « pompes » : la main lâche sa prise avant la pose suivante, il s’en faut de 10 : rapproche les épaules entre les deux`,
  ),
];
