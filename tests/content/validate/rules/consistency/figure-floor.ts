import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const FILE = 'figures/strength.yaml';

export const figureFloor: readonly BrokenCopy[] = [
  broken(
    'a body goes through the floor on its way',
    replace(FILE, 'torso: 85, leg: [-85, -85]', 'torso: 96, leg: [-96, -96]'),
    `${FILE}:3:15 « pompes » : le coude est à 169°, un corps va de -6 à 162° : corrige les angles de ses poses`,
    `${FILE}:3:15 « pompes » : le coude passe 16 sous le sol : remonte-le, ou corrige les poses d’avant et d’après`,
  ),
  broken(
    'a round back sinks into the floor between the hips and the shoulders',
    replace(
      FILE,
      'torso: 78, leg: [-78, -78], foot: [-60, 0], toes: -75, arm: [0, 90]',
      'hips: [0, 7], torso: -90, back: 60, leg: [90, 90], arm: [180, 180]',
    ),
    `${FILE}:7:15 « planche » : le dos passe 3 sous le sol : remonte-le, ou corrige les poses d’avant et d’après`,
  ),
];
