import { type BrokenCopy, replace } from '../../../broken-copy.ts';
import { programme, SLED, SLED_PAGE, sled, threshold } from '../training/programme.ts';

const LESSONS = [...programme({ lundi: sled('apprendre') }, {}), ...SLED];

const UNCITED = replace('exercises/strength.yaml', '    station: rameur\n', '');
const uncited = (at: string) =>
  `limits.yaml:${at} avertissement, aucun exercice ne cite l’atelier « Rameur », dont rien ne dit donc l’absence : ajoute station à celui qui le répète, dans content/exercises/`;

export const thresholdRequirements: readonly BrokenCopy[] = [
  ...[
    { line: 'specificity: { from: 1, everyWeek: [], stationsEvery: 3 }', at: '16:57' },
    { line: 'rehearsal: { stations: 2, weeks: 1 }', at: '16:26' },
    { line: 'stationDistance: { share: 50, weeks: 1 }', at: '16:29' },
  ].map(({ line, at }) => ({
    what: `a station that no exercise cites, which ${line.split(':')[0]} can’t miss`,
    edits: [...LESSONS, threshold(line), UNCITED],
    diagnostics: [uncited(at)],
  })),
  {
    what: 'a threshold of technique, and no workout that teaches',
    edits: [...LESSONS, replace(SLED_PAGE, '    technique: true\n', '')],
    diagnostics: [
      'limits.yaml:15:27 avertissement, aucune séance n’apprend ses ateliers, et ce seuil ne sert à rien : écris « technique: true » sous celles qui en apprennent le geste, ou retire-le',
    ],
  },
];
