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

export const figureContacts: readonly BrokenCopy[] = [
  broken(
    'a hand does not reach its place',
    replace(
      FIGURES,
      'torso: 70, leg: [-72, -72], foot: [-60, 0], toes: -75, hand: [28, 0]',
      'torso: 70, leg: [-72, -72], foot: [-60, 0], toes: -75, hand: [60, 0]',
    ),
    `${FIGURES}:5:72 « pompes » : la main n’atteint pas sa place, il s’en faut de 19 (un avant-bras mesure 16) : rapproche cette place, ou déplace hips ou torso`,
  ),
  broken(
    'a body floats that only holds the handle of a machine',
    [
      replace(FIGURES, 'leg: [-78, -78], foot: [-60, 0], toes: -75,', 'hips: [0, 60], leg: [-78, -78],'),
      replace(FIGURES, 'kind: bench, at: [0, 4]', 'kind: skierg, at: [60, 0]'),
    ],
    `${FIGURES}:9:9 « planche » flotte : rien de son corps ne touche le sol ni le matériel, pose un pied, une main ou les hanches`,
  ),
  broken(
    'a hand lets go of its hold between two poses',
    [
      replace(FIGURES, 'pompes\n', 'pompes\n    moving: true\n'),
      replace(
        FIGURES,
        'torso: 70, leg: [-72, -72], foot: [-60, 0], toes: -75, hand: [28, 0]',
        'torso: 62, leg: [62, -20], farLeg: [-45, -55], hand: [27, 34]',
      ),
      replace(
        FIGURES,
        'torso: 85, leg: [-85, -85], foot: [-60, 0], toes: -80, hand: [28, 0]',
        'torso: 62, leg: [-45, -55], farLeg: [62, -20], hand: [27, 34]',
      ),
    ],
    `${FIGURES}:6:64 « pompes » : la main lâche sa prise avant la pose suivante, il s’en faut de 10 : rapproche les épaules entre les deux`,
  ),
];

export const figureEquipment: readonly BrokenCopy[] = [
  broken(
    'what is carried has a fixed place, what stands follows the body, a rope has no end, values change no drawing',
    replace(
      FIGURES,
      '{ kind: bench, at: [0, 4] }',
      [
        '{ kind: barbell, at: [0, 14] }',
        '{ kind: box, on: foot }',
        '{ kind: rope, on: hands }',
        '{ kind: box, at: [0, 4], angle: 30, to: [10, 4] }',
      ].join('\n      - '),
    ),
    `${FIGURES}:11:17 « barbell » est porté : écris on (hands, shoulders…) à la place de at`,
    `${FIGURES}:12:17 « box » ne suit pas le corps : écris at (sa place) à la place de on`,
    `${FIGURES}:13:17 « rope » va d’un point à un autre : ajoute to, son extrémité`,
    `${FIGURES}:14:41 « box » se dessine sans angle : retire cette valeur`,
    `${FIGURES}:14:49 « box » se dessine sans to : retire cette valeur`,
  ),
  broken(
    'a ball is thrown that the hands never held, a sled is pulled that is not there',
    replace(FIGURES, 'arm: [0, 90] }', 'arm: [0, 90], ball: [40, 40], pulled: 18 }'),
    `${FIGURES}:9:86 ball lance un ballon que les mains tiennent : ajoute à equipment { kind: ball, on: hands }`,
    `${FIGURES}:9:104 pulled fait venir un traîneau : ajoute à equipment { kind: sled, at: [32, 0] }`,
  ),
  broken(
    'from above a bench can’t be drawn, and a body leaves the picture but neither floats nor is below the ground',
    replace(
      FIGURES,
      PLANK,
      PLANK.replace(/poses:\n.*/, 'view: dessus\n    poses:\n      - { hips: [0, 3], arm: [0, 90] }'),
    ),
    `${FIGURES}:7:15 « planche » sort de l’image en bas, de 22 : elle va à partir de -5, déplace la figure ou son matériel`,
    `${FIGURES}:12:17 « bench » ne se dessine pas vu de dessus : prends cable, band, line ou disc`,
  ),
];

export const figureFloor: readonly BrokenCopy[] = [
  broken(
    'a body goes through the floor on its way',
    replace(FIGURES, 'torso: 85, leg: [-85, -85]', 'torso: 96, leg: [-96, -96]'),
    `${FIGURES}:3:15 « pompes » : le coude est à 169°, un corps va de -6 à 162° : corrige les angles de ses poses`,
    `${FIGURES}:3:15 « pompes » : le coude passe 16 sous le sol : remonte-le, ou corrige les poses d’avant et d’après`,
  ),
  broken(
    'a round back sinks into the floor between the hips and the shoulders',
    replace(
      FIGURES,
      'torso: 78, leg: [-78, -78], foot: [-60, 0], toes: -75, arm: [0, 90]',
      'hips: [0, 7], torso: -90, back: 60, leg: [90, 90], arm: [180, 180]',
    ),
    `${FIGURES}:7:15 « planche » : le dos passe 3 sous le sol : remonte-le, ou corrige les poses d’avant et d’après`,
  ),
];

export const figureFrame: readonly BrokenCopy[] = [
  broken(
    'a short pose between two long ones leaves the picture',
    replace(
      FIGURES,
      'foot: [-60, 0], toes: -75, hand: [28, 0] }',
      'foot: [-60, 0], toes: -75, hand: [28, 0], hold: 5, move: 0.1 }\n      - { hips: [-10, 110], leg: [0, 0], hold: 0, move: 0.1 }',
    ),
    `${FIGURES}:3:15 « pompes » sort de l’image en haut, de 3 : elle va jusqu’à 160, déplace la figure ou son matériel`,
  ),
];

export const figureJoints: readonly BrokenCopy[] = [
  broken(
    'a knee bends the wrong way, and a back is rounder than any back',
    [
      replace(FIGURES, 'leg: [-78, -78]', 'leg: [-78, -50]'),
      replace(FIGURES, 'arm: [0, 90]', 'arm: [0, 90], back: 80'),
    ],
    `${FIGURES}:7:15 « planche » : le genou est à -28°, un corps va de -6 à 158° : corrige les angles de ses poses`,
    `${FIGURES}:7:15 « planche » : le dos est à 80°, un corps va de -30 à 70° : corrige les angles de ses poses`,
  ),
];
