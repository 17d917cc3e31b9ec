import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const FILE = 'figures/strength.yaml';

export const figureFrame: readonly BrokenCopy[] = [
  {
    what: 'equipment stands outside of the picture',
    edits: [replace(FILE, 'kind: bench, at: [0, 4]', 'kind: wall, at: [80, 0]')],
    diagnostics: [
      `${FILE}:7:15 « planche » sort de l’image sur le côté, de 9 : elle va de -75 à 75, déplace la figure ou son matériel`,
    ],
  },
  {
    what: 'a jump leaves the picture',
    edits: [
      replace(
        FILE,
        'torso: 85, leg: [-85, -85], foot: [-60, 0], toes: -80, hand: [28, 0]',
        'hips: [-10, 110], leg: [0, 0]',
      ),
    ],
    diagnostics: [
      `${FILE}:3:15 « pompes » sort de l’image en haut, de 4 : elle va jusqu’à 160, déplace la figure ou son matériel`,
    ],
  },
  {
    what: 'a short pose between two long ones leaves the picture',
    edits: [
      replace(
        FILE,
        'foot: [-60, 0], toes: -75, hand: [28, 0] }',
        'foot: [-60, 0], toes: -75, hand: [28, 0], hold: 5, move: 0.1 }\n      - { hips: [-10, 110], leg: [0, 0], hold: 0, move: 0.1 }',
      ),
    ],
    diagnostics: [
      `${FILE}:3:15 « pompes » sort de l’image en haut, de 4 : elle va jusqu’à 160, déplace la figure ou son matériel`,
    ],
  },
  {
    what: 'equipment hangs below the picture',
    edits: [replace(FILE, 'kind: bench, at: [0, 4]', 'kind: disc, at: [30, -20]')],
    diagnostics: [
      `${FILE}:7:15 « planche » sort de l’image en bas, de 25 : elle va à partir de -5, déplace la figure ou son matériel`,
    ],
  },
];
