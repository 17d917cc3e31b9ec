import { append, type BrokenCopy, broken, replace } from '../../../broken-copy.ts';
import { PACES, PACES_WITH_TEST } from '../paces.ts';

const FILE = 'competition.yaml';

const ofRunning = (pace: string, id = 'readiness-run') => `    - id: ${id}
      name: 6 min de course
      text: Le test.
      weeks: [1]
      racePace: ${pace}
`;

const withTest = (...runs: string[]) => [PACES_WITH_TEST, append(FILE, runs.join(''))];

export const readiness: readonly BrokenCopy[] = [
  broken('a checkpoint is the test of running, at a pace that is a part of it', [
    ...withTest(ofRunning('footing')),
    replace('training/phase1/week-01.yaml', 'type: footing\n', 'type: footing\n    pace: footing\n'),
  ]),
  broken(
    'a week is none of the programme, another is there twice',
    replace(FILE, 'weeks: [1]', 'weeks: [2, 1, 2, 3]'),
    `${FILE}:69:21 « 2 » est déjà dans la liste : retire-le`,
    `${FILE}:69:24 la semaine 3 n’est dans aucune phase : corrige-la`,
  ),
  broken(
    'two checkpoints measure one station',
    append(
      FILE,
      '    - id: readiness-again\n      name: Encore\n      text: Vite.\n      weeks: [2]\n      station: rameur\n      racePercent: 105-115 %\n',
    ),
    `${FILE}:76:16 « 1000\u00a0m de rameur » mesure déjà l’atelier « rameur » : garde l’un des deux`,
  ),
  broken(
    'two checkpoints are the test',
    withTest(ofRunning('footing'), ofRunning('footing', 'readiness-again')),
    `${FILE}:81:17 « 6\u00a0min de course » mesure déjà le test de course : garde l’un des deux`,
  ),
  broken(
    'the pace is no part of the speed of the test',
    withTest(ofRunning('seuil')),
    `${FILE}:76:17 « Allure seuil » n’a pas de part de la vitesse du test (share) : choisis-en une autre`,
  ),
  broken(
    'there is no test',
    [PACES, append(FILE, ofRunning('footing'))],
    `${FILE}:76:17 il n’y a pas de test : décris-le dans training.yaml (paces, test)`,
  ),
];
