import { expect, test } from 'vitest';
import { diagnosticsOf, type Edit, replace } from '../../broken-copy.ts';

const PAGE = 'training/phase1/upper-body.yaml';
const PLANK = '      - exercise: planche\n        sets: 3\n        time: 30 s\n';
const BLOCKS = '    blocks:\n';
const RECIPE = 'Recopie la recette « Superset » de content/README.md';
const CIRCUIT = `un circuit ne va pas parmi les exercices : écris « blocks: » à la place de « exercises: », puis un circuit par groupe d’exercices. ${RECIPE}`;
const EXERCISE = `un exercice ne va pas seul dans « blocks » : mets-le dans un circuit, « - rounds: 1 », puis « exercises: ». ${RECIPE}`;

const circuit = (fields: string) =>
  `      - ${fields}exercises:\n          - exercise: planche\n            sets: 1\n            time: 30 s\n`;

test.each<[what: string, edits: Edit[], place: string, message: string]>([
  [
    'two circuits among the exercises',
    [replace(PAGE, PLANK, circuit('rounds: 3\n        ') + PLANK + circuit('rounds: 2\n        '))],
    '19:9',
    CIRCUIT,
  ],
  ['a circuit without rounds', [replace(PAGE, PLANK, circuit(''))], '18:9', CIRCUIT],
  ['an exercise before the circuits', [replace(PAGE, BLOCKS, BLOCKS + PLANK)], '26:9', EXERCISE],
])('%s: told once, with the way to write it', async (_what, edits, place, message) => {
  expect(await diagnosticsOf(edits)).toEqual([`${PAGE}:${place} ${message}`]);
});

test('a missing number of sets is one in a circuit, and left to the coach in a list', async () => {
  const inCircuit = replace(PAGE, '            sets: 1\n            reps: 10\n', '            reps: 10\n');
  const inList = replace(PAGE, '        sets: 3\n        reps: 6-8\n', '        reps: 6-8\n');
  expect(await diagnosticsOf([inCircuit, inList])).toEqual([
    `${PAGE}:15:9 champ manquant « sets » : ajoute-le`,
    `${PAGE}:27:13 champ manquant « sets » : écris « sets: 1 », une série à chaque tour du circuit`,
  ]);
});
