import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const FILE = 'figures/strength.yaml';

export const figureEquipment: readonly BrokenCopy[] = [
  broken(
    'what is carried has a fixed place, what stands follows the body, a rope has no end, values change no drawing',
    replace(
      FILE,
      '{ kind: bench, at: [0, 4] }',
      [
        '{ kind: barbell, at: [0, 14] }',
        '{ kind: box, on: foot }',
        '{ kind: rope, on: hands }',
        '{ kind: box, at: [0, 4], angle: 30, to: [10, 4] }',
      ].join('\n      - '),
    ),
    `${FILE}:11:17 « barbell » est porté : écris on (hands, shoulders…) à la place de at`,
    `${FILE}:12:17 « box » ne suit pas le corps : écris at (sa place) à la place de on`,
    `${FILE}:13:17 « rope » va d’un point à un autre : ajoute to, son extrémité`,
    `${FILE}:14:41 « box » se dessine sans angle : retire cette valeur`,
    `${FILE}:14:49 « box » se dessine sans to : retire cette valeur`,
  ),
  broken(
    'a ball is thrown that the hands never held, a sled is pulled that is not there',
    replace(FILE, 'arm: [0, 90] }', 'arm: [0, 90], ball: [40, 40], pulled: 18 }'),
    `${FILE}:9:86 ball lance un ballon que les mains tiennent : ajoute à equipment { kind: ball, on: hands }`,
    `${FILE}:9:104 pulled fait venir un traîneau : ajoute à equipment { kind: sled, at: [32, 0] }`,
  ),
];
