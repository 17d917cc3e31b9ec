import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const FILE = 'figures/strength.yaml';

export const figureJoints: readonly BrokenCopy[] = [
  broken(
    'a knee bends the wrong way, and a back is rounder than any back',
    [replace(FILE, 'leg: [-78, -78]', 'leg: [-78, -50]'), replace(FILE, 'arm: [0, 90]', 'arm: [0, 90], back: 80')],
    `${FILE}:7:15 « planche » : le genou est à -28°, un corps va de -6 à 158° : corrige les angles de ses poses`,
    `${FILE}:7:15 « planche » : le dos est à 80°, un corps va de -30 à 70° : corrige les angles de ses poses`,
  ),
];
