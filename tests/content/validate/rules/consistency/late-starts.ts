import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const FILE = 'training.yaml';
const ROW = '    - remaining: 1\n      keep: [2]\n      advice: Finis.\n';
const PLACE = 'workoutSafety:';
const row = (rows: string) => [replace(FILE, PLACE, `lateStart:\n  intro: Il est tard.\n  starts:\n${rows}${PLACE}`)];

export const lateStarts: readonly BrokenCopy[] = [
  {
    what: 'a number of weeks twice',
    edits: row(`${ROW}    - remaining: 1\n      keep: [2]\n      advice: Marche.\n`),
    diagnostics: ['training.yaml:35:18 « 1 » est déjà plus haut : garde-le une fois'],
  },
  {
    what: 'a number of weeks that nothing is said of',
    edits: row('    - remaining: 2\n      keep: [1, 2]\n'),
    diagnostics: [
      'training.yaml:32:5 aucun départ prévu à 1 semaine de la course : ajoute « remaining: 1 »',
      'training.yaml:32:18 avec 2 semaines le programme tient en entier : écris un nombre de 1 à 1',
    ],
  },
  {
    what: 'a week that is in no phase',
    edits: row('    - remaining: 1\n      keep: [3]\n'),
    diagnostics: ['training.yaml:33:13 la semaine 3 n’est dans aucune phase : corrige-la'],
  },
  {
    what: 'weeks out of order',
    edits: row('    - remaining: 1\n      keep: [2, 1]\n'),
    diagnostics: [
      'training.yaml:33:13 les semaines ne sont pas dans l’ordre : écris-les de la plus petite à la plus grande, chacune une fois',
    ],
  },
  {
    what: 'more weeks than are left',
    edits: row('    - remaining: 1\n      keep: [1, 2]\n'),
    diagnostics: ['training.yaml:33:13 2 trouvées, 1 attendues : autant qu’il en reste'],
  },
  {
    what: 'weeks that do not end with the race',
    edits: row('    - remaining: 1\n      keep: [1]\n'),
    diagnostics: ['training.yaml:33:13 la dernière doit être celle de la course : termine par 2'],
  },
];
