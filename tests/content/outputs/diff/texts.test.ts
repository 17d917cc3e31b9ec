import { expect, test } from 'vitest';
import { add, type Edit, replace } from '../../broken-copy.ts';
import { append, changesAfter } from './changes.ts';

const FIGURES = 'figures/strength.yaml';
const CATALOGUE = 'exercises/strength.yaml';
const PLANK = '  - id: planche\n    name: Planche\n    howTo: Tiens.\n    alternatives: [Sur les genoux]\n';
const SLED = `  - id: sled-push
    name: Sled push
    work: 50 m
    howTo: Pousse.
    standard: La ligne entière.
    loads: [102 kg, 152 kg]
`;

type Row = readonly [what: string, edits: readonly Edit[], lines: readonly string[]];

test.each<Row>([
  [
    'how an exercise is done',
    [replace(CATALOGUE, 'howTo: Tiens.', 'howTo: Tiens bon.')],
    ['- Planche : explication « Tiens. » → « Tiens bon. »'],
  ],
  [
    'one way more to do without equipment',
    [replace(CATALOGUE, PLANK, PLANK.replace('[Sur', '[Au mur, Sur'))],
    ['- Planche : alternative ajoutée : « Au mur »'],
  ],
  [
    'one way put in other words',
    [replace(CATALOGUE, PLANK, PLANK.replace('Sur les genoux', 'Sur un genou'))],
    ['- Planche : alternative « Sur les genoux » → « Sur un genou »'],
  ],
  [
    'one way that is another exercise',
    [replace(CATALOGUE, PLANK, PLANK.replace('[Sur les genoux]', '[{ exercise: pompes }]'))],
    ['- Planche : alternative « Sur les genoux » → « Pompes »'],
  ],
  [
    'an exercise in another family',
    [replace(CATALOGUE, PLANK, ''), add('exercises/core.yaml', `family: Gainage\nexercises:\n${PLANK}`)],
    ['- Gainage : famille ajoutée', '- Planche : famille « Force » → « Gainage »', '- ajouté : `exercises/core.yaml`'],
  ],
  [
    'exercises in another order, which no member sees',
    [replace(CATALOGUE, PLANK, ''), replace(CATALOGUE, 'exercises:\n', `exercises:\n${PLANK}`)],
    ['- exercises/strength.yaml : écrit autrement, sans que la comparaison trouve ce que cela change : lis ses lignes'],
  ],
  [
    'a pose and the equipment of a figure, in the words of its fields',
    [
      replace(FIGURES, 'toes: -80, hand: [28, 0]', 'toes: -80, hand: [28.5, 0]'),
      replace(FIGURES, 'kind: bench, at: [0, 4]', 'kind: box, at: [0, 4]'),
    ],
    [
      '- Pompes : pose 2 « buste 85, main 28 et 0, jambe -85 et -85, pied -60 et 0, pointe du pied -80 » → « buste 85, main 28,5 et 0, jambe -85 et -85, pied -60 et 0, pointe du pied -80 »',
      '- Planche : matériel 1 « sorte bench, place 0 et 4 » → « sorte box, place 0 et 4 »',
    ],
  ],
  [
    'a text of a screen',
    [replace('understanding.yaml', 'text: Deux.', 'text: Deux divisions.')],
    ['- La course, Divisions : texte « Deux. » → « Deux divisions. »'],
  ],
  [
    'the title of a screen',
    [replace('competition.yaml', 'title: Le jour J', 'title: La course')],
    ['- La course : titre « Le jour J » → « La course »'],
  ],
  [
    'the loads of a station taken away',
    [replace('understanding.yaml', '    loads: [102 kg, 152 kg]\n', '')],
    ['- La course, Sled push : charges retirées : 102 kg, 152 kg'],
  ],
  [
    'the loads of a station',
    [replace('understanding.yaml', '[102 kg, 152 kg]', '[102 kg, 160 kg]')],
    ['- La course, Sled push : charges 102 kg, 152 kg → 102 kg, 160 kg'],
  ],
  [
    'stations in another order',
    [
      replace('understanding.yaml', SLED, ''),
      replace('understanding.yaml', 'stations:\n  - id: rameur', `stations:\n${SLED}  - id: rameur`),
    ],
    ['- La course : « Rameur » passe après « Sled push »'],
  ],
  [
    'an item of a checklist',
    [
      replace(
        'competition.yaml',
        '      text: Chaussures\n',
        '      text: Chaussures\n    - id: towel\n      text: Serviette\n      detail: Petite.\n',
      ),
    ],
    ['- Le jour J, équipement, Serviette : élément ajouté, détail « Petite. »'],
  ],
  [
    'a time and a pace of a goal',
    [replace('competition.yaml', '7:00/km', '6:30/km'), replace('competition.yaml', '"10:00"', '"9:30"')],
    ['- Le jour J, objectifs, Débutant', '  - allure 7:00/km → 6:30/km', '  - temps aux ateliers 10:00 → 9:30'],
  ],
  ['the scale of effort', [replace('training.yaml', 'rpe: 3-4', 'rpe: 2-4')], ['- Programme, facile : RPE 3–4 → 2–4']],
  [
    'a phase',
    [
      replace('training/phase1/phase.yaml', 'name: Fondation', 'name: Base'),
      replace('training/phase1/phase.yaml', '[Doucement]', '[Doucement, Souvent]'),
    ],
    ['- Phase 1', '  - nom « Fondation » → « Base »', '  - principe ajouté : « Souvent »'],
  ],
  [
    'limits',
    [
      replace('limits.yaml', 'trainingDays: [lundi]', 'trainingDays: [lundi, mardi]'),
      replace('limits.yaml', 'upper-body: 2', 'upper-body: 3'),
      replace('limits.yaml', 'within: 30-45 min', 'within: 30-50 min'),
      replace('limits.yaml', 'upper-body: 90 s', 'upper-body: 90 s à 2 min'),
    ],
    [
      '- Limites : jours de salle lundi → lundi, mardi',
      '- Limites, nombre de séances : Phase 1, Haut du corps 2 → 3',
      '- Limites, footing, semaines 1 : durée permise 30–45 min → 30–50 min',
      '- Limites, repos permis : Phase 1, Haut du corps 90 s → 1 min 30 à 2 min',
    ],
  ],
  ['a comment', [append('app.yaml', '# Rien à voir.\n')], []],
])('%s', async (_what, edits, lines) => {
  expect(await changesAfter(edits)).toEqual(lines);
});

test('of a long text, the words that changed and those around them', async () => {
  const long =
    'Cours sans forcer et garde toujours assez de souffle pour parler avec qui court à côté de toi tout du long.';
  const before = [replace('understanding.yaml', 'intro: Deux tours.', `intro: ${long}`)];
  expect(await changesAfter([replace('understanding.yaml', 'pour parler', 'pour bavarder')], before)).toEqual([
    '- La course : introduction « … assez de souffle pour parler avec qui court à … » → « … assez de souffle pour bavarder avec qui court à … »',
  ]);
});
