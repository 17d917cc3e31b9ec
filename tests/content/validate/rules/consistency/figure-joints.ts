import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const FILE = 'figures/strength.yaml';

export const figureJoints: readonly BrokenCopy[] = [
  {
    what: 'a knee bends the wrong way',
    edits: [replace(FILE, 'leg: [-78, -78]', 'leg: [-78, -50]')],
    diagnostics: [
      `${FILE}:7:15 « planche » : le genou est à -28°, un corps va de -6 à 158° : corrige les angles de ses poses`,
    ],
  },
  {
    what: 'an elbow bends the wrong way on the far side',
    edits: [replace(FILE, 'arm: [0, 90]', 'arm: [0, 90], farArm: [0, -40]')],
    diagnostics: [
      `${FILE}:7:15 « planche » : le coude du fond est à -40°, un corps va de -6 à 162° : corrige les angles de ses poses`,
      `${FILE}:7:15 « planche » : la main passe 4 sous le sol : remonte-la, ou corrige les poses d’avant et d’après`,
    ],
  },
  {
    what: 'a back is rounder than any back',
    edits: [replace(FILE, 'arm: [0, 90]', 'arm: [0, 90], back: 80')],
    diagnostics: [
      `${FILE}:7:15 « planche » : le dos est à 80°, un corps va de -30 à 70° : corrige les angles de ses poses`,
    ],
  },
];
