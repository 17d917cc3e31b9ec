import { type BrokenCopy, replace } from '../../../broken-copy.ts';
import { gym, programme, SLED, SLED_PAGE, sled, threshold } from '../training/programme.ts';

const LESSONS = [...programme({ lundi: sled('apprendre') }, {}), ...SLED];

const UNCITED = replace('exercises/strength.yaml', '    station: rameur\n', '');
const LOADED = replace('understanding.yaml', '1000 m entiers.\n', '1000 m entiers.\n    loads: [10 kg, 20 kg]\n');
const uncited = (at: string) =>
  `limits.yaml:${at} avertissement, aucun exercice ne cite l’atelier « Rameur », dont rien ne dit donc l’absence : ajoute station à celui qui le répète, dans content/exercises/`;

export const thresholdRequirements: readonly BrokenCopy[] = [
  ...[
    { line: 'specificity: { from: 1, everyWeek: [], stationsEvery: 3 }', at: '16:57' },
    { line: 'rehearsal: { stations: 2, weeks: 1 }', at: '16:26' },
    { line: 'stationLoad: { share: 50, weeks: 1 }', at: '16:25', more: [LOADED] },
    { line: 'stationDistance: { share: 50, weeks: 1 }', at: '16:29' },
  ].map(({ line, at, more = [] }) => ({
    what: `a station that no exercise cites, which ${line.split(':')[0]} can’t miss`,
    edits: [...LESSONS, threshold(line), UNCITED, ...more],
    diagnostics: [uncited(at)],
  })),
  {
    what: 'a station that no exercise cites, and none at the end of the race, of which nothing is known',
    edits: [
      ...programme({ lundi: `${gym(60)}, link: /training/phase1/traineau` }, {}),
      ...SLED,
      threshold('rehearsal: { stations: 2, weeks: 1 }'),
      UNCITED,
    ],
    diagnostics: [uncited('16:26')],
  },
  {
    what: 'a threshold of technique, and no workout that teaches',
    edits: [...LESSONS, replace(SLED_PAGE, '    technique: true\n', '')],
    diagnostics: [
      'limits.yaml:15:27 avertissement, aucune séance n’apprend ses ateliers, et ce seuil ne sert à rien : écris « technique: true » sous celles qui en apprennent le geste, ou retire-le',
    ],
  },
];
