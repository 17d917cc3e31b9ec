import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const FILE = 'figures/strength.yaml';

export const figureJoints: readonly BrokenCopy[] = [
  {
    what: 'a knee bends the wrong way',
    edits: [replace(FILE, 'leg: [-78, -78]', 'leg: [-78, -50]')],
    diagnostics: [
      `${FILE}:7:15 « planche » : le genou se plie de -28°, entre -6 et 158° possibles : corrige les angles de ses poses`,
    ],
  },
  {
    what: 'an elbow bends the wrong way on the far side',
    edits: [replace(FILE, 'arm: [0, 90]', 'arm: [0, 90], farArm: [0, -40]')],
    diagnostics: [
      `${FILE}:7:15 « planche » : le coude du fond se plie de -40°, entre -6 et 162° possibles : corrige les angles de ses poses`,
      `${FILE}:7:15 « planche » : la main passe 4 sous le sol : remonte-la, ou corrige les poses d’avant et d’après`,
    ],
  },
];
