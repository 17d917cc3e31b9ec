import { expect, test } from 'vitest';
import { diagnosticsOf, type Edit, replace } from '../../broken-copy.ts';

const PAGE = 'training/phase1/upper-body.yaml';
const LIST = '    rest: 90 s entre les séries\n    exercises:\n';
const SUPERSET =
  '« superset » n’est pas un champ : dans « blocks », écris un circuit qui enchaîne ses exercices, un tour par série. Recopie la recette « Superset » de content/README.md';

const inWorkout = (line: string): Edit => replace(PAGE, LIST, `    ${line}\n${LIST}`);

test.each<[what: string, edits: Edit[], place: string]>([
  ['a workout, in the place of its exercises', [replace(PAGE, LIST, LIST.replace('exercises', 'superset'))], '14:5'],
  [
    'the list, with exercises of its own',
    [
      replace(
        PAGE,
        LIST,
        `${LIST}      - superset:\n          - exercise: planche\n            sets: 3\n            reps: 5\n`,
      ),
    ],
    '15:9',
  ],
])('a superset in %s is told once, with the way to write it', async (_what, edits, place) => {
  expect(await diagnosticsOf(edits)).toEqual([`${PAGE}:${place} ${SUPERSET}`]);
});

test.each([
  ['EMOM: 10 min', 'EMOM, AMRAP, tabata'],
  ['finisher: trois tours', 'Circuit'],
])('« %s » is told once, with the recipe « %s »', async (line, recipe) => {
  expect(await diagnosticsOf([inWorkout(line)])).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${PAGE}:13:5 .* dans « blocks », écris un .*circuit.* la recette « ${recipe} » de content/README\\.md$`,
      ),
    ),
  ]);
});

test('a cool-down belongs to the page', async () => {
  expect(await diagnosticsOf([inWorkout('retour au calme: 5 min')])).toEqual([
    `${PAGE}:13:5 « retour au calme » ne se donne pas par séance : écris « coolDown » une fois pour la page, au niveau de « title »`,
  ]);
});
