import { expect, test } from 'vitest';
import { checkFolder } from '../../../../scripts/content/check-folder.ts';
import { type BrokenCopy, diagnosticsIn, type Edit, replace, withCopy } from '../../broken-copy.ts';

const FILE = 'exercises/strength.yaml';
const EXPECTED =
  'attendu : un texte (entre guillemets doubles s’il contient « : »), exercise (un id du catalogue), ou name et sa dose';

/** In the place of the alternatives of the first exercise; they begin on line 7. */
const alternatives = (...lines: string[]): Edit =>
  replace(
    FILE,
    'remonte.\n    alternatives: [Sur les genoux]',
    ['remonte.\n    alternatives:', ...lines.map((line) => `      ${line}`)].join('\n'),
  );

test('an alternative is a text, a name with a dose, or an exercise', async () => {
  const written = [
    '- Sur les genoux',
    '- { name: Presse à cuisses, reps: 15-20 }',
    '- { name: Poulie haute, time: 30 s, per: 100 m }',
    '- { name: Planche latérale, time: 20 s, perSide: true }',
    '- { name: "Traîneau : léger", distance: "12,5 m" }',
    '- exercise: planche',
    '- { exercise: planche, time: 20 s }',
    '- { name: Pompes, reps: 3 }',
    '- { name: Rameur, distance: 500 m }',
    '- { name: Rameur, time: 3 min }',
  ];
  await withCopy([alternatives(...written)], async (folder) => {
    const { content, diagnostics } = await checkFolder(folder);
    expect(diagnostics).toEqual([]);
    const [exercise] = content.valid('exerciseFamily').flatMap(({ value }) => value.exercises);
    const seconds = (figure: number) => ({ minSeconds: figure, maxSeconds: figure });
    expect(exercise?.alternatives).toEqual([
      { name: 'Sur les genoux' },
      { name: 'Presse à cuisses', reps: { min: 15, max: 20 } },
      { name: 'Poulie haute', time: seconds(30), per: { meters: 100, unit: 'm' } },
      { name: 'Planche latérale', time: seconds(20), perSide: true },
      { name: 'Traîneau\u00a0: léger', distance: { meters: 12.5, unit: 'm' } },
      { exercise: 'planche' },
      { exercise: 'planche', time: seconds(20) },
      { name: 'Pompes', reps: { min: 3, max: 3 } },
      { name: 'Rameur', distance: { meters: 500, unit: 'm' } },
      { name: 'Rameur', time: seconds(180) },
    ]);
  });
});

const AT_LEAST_ONE =
  'un exercice a toujours au moins un remplaçant. Écris « alternatives: », puis à la ligne « - Planche sur les genoux »';

const BROKEN: readonly BrokenCopy[] = [
  {
    what: 'no alternatives',
    edits: [replace(FILE, 'remonte.\n    alternatives: [Sur les genoux]', 'remonte.')],
    diagnostics: [`exercises/strength.yaml:5:5 champ manquant « alternatives » : ${AT_LEAST_ONE}`],
  },
  ...['[]', 'aucune', ''].map((written) => ({
    what: `alternatives that are « ${written} »`,
    edits: [replace(FILE, 'remonte.\n    alternatives: [Sur les genoux]', `remonte.\n    alternatives: ${written}`)],
    diagnostics: [`exercises/strength.yaml:6:19 pas de liste dans « alternatives » : ${AT_LEAST_ONE}`],
  })),
  {
    what: 'an alternative with two doses',
    edits: [alternatives('- name: Presse', '  reps: 15-20', '  time: 30 s')],
    diagnostics: ['exercises/strength.yaml:7:9 dose en double : garde un seul de reps, time et distance'],
  },
  {
    what: 'an alternative with a distance to be worth, and nothing that is worth it',
    edits: [alternatives('- name: Presse', '  per: 100 m')],
    diagnostics: ['exercises/strength.yaml:7:9 dose manquante : per et perSide vont avec reps, time ou distance'],
  },
  {
    what: 'an alternative whose colon makes a field of it',
    edits: [alternatives('- Presse : lourde')],
    diagnostics: [
      'exercises/strength.yaml:7:9 YAML lit ici un champ, à cause de « : » : mets tout le texte entre guillemets doubles, ou écris exercise (un id du catalogue) ou name et sa dose',
    ],
  },
  {
    what: 'a number of sets, which are those of the exercise',
    edits: [alternatives('- name: Presse', '  reps: 3x10')],
    diagnostics: [
      'exercises/strength.yaml:8:15 « 3x10 » n’est pas accepté, attendu : un nombre de répétitions (10) ou une fourchette (6-8) (voulais-tu dire « 10 » ?)',
    ],
  },
  {
    what: 'a dose under a misspelt key',
    edits: [alternatives('- name: Presse', '  rep: 15-20')],
    diagnostics: [
      'exercises/strength.yaml:8:9 champ inconnu « rep » : corrige son nom ou retire-le (voulais-tu dire « reps » ?)',
    ],
  },
  {
    what: 'a dose without a name',
    edits: [alternatives('- reps: 15-20')],
    diagnostics: ['exercises/strength.yaml:7:9 remplaçant sans nom : ajoute exercise (un id du catalogue) ou name'],
  },
  {
    what: 'a side alone, without a name and a dose',
    edits: [alternatives('- perSide: true')],
    diagnostics: [
      'exercises/strength.yaml:7:9 remplaçant sans nom : ajoute exercise (un id du catalogue) ou name',
      'exercises/strength.yaml:7:9 dose manquante : per et perSide vont avec reps, time ou distance',
    ],
  },
  {
    what: 'an exercise with another name',
    edits: [alternatives('- exercise: planche', '  name: Planche haute')],
    diagnostics: ['exercises/strength.yaml:7:9 garde exercise (un id du catalogue) ou name, pas les deux'],
  },
  {
    what: 'an exercise under its French key',
    edits: [alternatives('- exercice: planche')],
    diagnostics: ['exercises/strength.yaml:7:9 « exercice » s’écrit ici « exercise »'],
  },
  {
    what: 'an exercise by its name instead of its id',
    edits: [alternatives('- exercise: Planche')],
    diagnostics: [
      'exercises/strength.yaml:7:19 « Planche » n’est pas accepté, attendu : un identifiant en minuscules sans accent, mots reliés par des tirets, comme pousser-et-tirer (voulais-tu dire « planche » ?)',
    ],
  },
  {
    what: 'an empty alternative',
    edits: [alternatives('-')],
    diagnostics: [`exercises/strength.yaml:7:8 « rien » n’est pas accepté, ${EXPECTED}`],
  },
  {
    what: 'a list of alternatives in the place of one',
    edits: [alternatives('- [Presse]')],
    diagnostics: [`exercises/strength.yaml:7:9 « une liste » n’est pas accepté, ${EXPECTED}`],
  },
];

test.each(BROKEN)('$what', async ({ edits, diagnostics }) => {
  expect(await withCopy(edits, diagnosticsIn)).toEqual(diagnostics);
});
