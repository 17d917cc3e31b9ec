import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const FILE = 'figures/strength.yaml';

export const figureEquipment: readonly BrokenCopy[] = [
  {
    what: 'what is carried has a fixed place',
    edits: [replace(FILE, 'kind: bench, at: [0, 4]', 'kind: barbell, at: [0, 14]')],
    diagnostics: [`${FILE}:11:17 « barbell » est porté : écris on (hands, shoulders…) à la place de at`],
  },
  {
    what: 'what stands follows the body',
    edits: [replace(FILE, 'kind: bench, at: [0, 4]', 'kind: box, on: foot')],
    diagnostics: [`${FILE}:11:17 « box » ne suit pas le corps : écris at (sa place) à la place de on`],
  },
  {
    what: 'a rope has no end',
    edits: [replace(FILE, 'kind: bench, at: [0, 4]', 'kind: rope, on: hands')],
    diagnostics: [`${FILE}:11:17 « rope » va d’un point à un autre : ajoute to, son extrémité`],
  },
  {
    what: 'equipment has values that do not change its drawing',
    edits: [replace(FILE, 'kind: bench, at: [0, 4]', 'kind: box, at: [0, 4], angle: 30, to: [10, 4]')],
    diagnostics: [
      `${FILE}:11:41 « box » se dessine sans angle : retire cette valeur`,
      `${FILE}:11:49 « box » se dessine sans to : retire cette valeur`,
    ],
  },
  {
    what: 'a ball is thrown that the hands never held',
    edits: [replace(FILE, 'arm: [0, 90] }', 'arm: [0, 90], ball: [40, 40] }')],
    diagnostics: [
      `${FILE}:9:86 ball lance un ballon que les mains tiennent : ajoute à equipment { kind: ball, on: hands }`,
    ],
  },
  {
    what: 'a sled is pulled that is not there',
    edits: [replace(FILE, 'arm: [0, 90] }', 'arm: [0, 90], pulled: 18 }')],
    diagnostics: [`${FILE}:9:88 pulled fait venir un traîneau : ajoute à equipment { kind: sled, at: [32, 0] }`],
  },
];
