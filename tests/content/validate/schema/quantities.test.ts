import { expect, test } from 'vitest';
import { type BrokenCopy, diagnosticsIn, replace, withCopy } from '../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';
const PAGE = 'training/phase1/upper-body.yaml';

const QUANTITIES: readonly BrokenCopy[] = [
  {
    what: 'a duration in words',
    edits: [replace(WEEK, 'duration: 30 min', 'duration: le temps qu’il faut')],
    diagnostics: [
      'training/phase1/week-01.yaml:15:15 « le temps qu’il faut » n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s',
    ],
  },
  {
    what: 'a duration without a unit',
    edits: [replace(WEEK, 'duration: 30 min', 'duration: "30"')],
    diagnostics: [
      'training/phase1/week-01.yaml:15:15 « 30 » n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s (voulais-tu dire « 30 min » ?)',
    ],
  },
  {
    what: 'a rest at a moment that no timer knows',
    edits: [replace(PAGE, 'rest: 90 s\n', 'rest: 90 s entre les blocs\n')],
    diagnostics: [
      'training/phase1/upper-body.yaml:24:11 « 90 s entre les blocs » n’est pas accepté, attendu : un repos entre les séries, les ateliers, les exercices ou les tours',
    ],
  },
  {
    what: 'seconds of a rest that a comma follows',
    edits: [replace(PAGE, 'rest: 90 s\n', 'rest: 1 min 30, en marchant\n')],
    diagnostics: [
      'training/phase1/upper-body.yaml:24:11 « 1 min 30, en marchant » n’est pas accepté, attendu : un repos comme 90 s, 1 min 30 à 2 min ou aucun, suivi au besoin de quelques mots (90 s entre les séries) (voulais-tu dire « 1 min 30 en marchant » ?)',
    ],
  },
  {
    what: 'quantities that are bare numbers',
    edits: [
      replace(WEEK, 'duration: 30 min', 'duration: 30'),
      replace(PAGE, 'rest: 90 s\n', 'rest: 90\n'),
      replace(PAGE, 'time: 30 s', 'distance: 400'),
    ],
    diagnostics: [
      'training/phase1/upper-body.yaml:20:19 « 400 » n’est pas accepté, attendu : une distance comme 400 m, 1 km ou 12,5 m (voulais-tu dire « 400 m » ?)',
      'training/phase1/upper-body.yaml:24:11 « 90 » n’est pas accepté, attendu : un repos comme 90 s, 1 min 30 à 2 min ou aucun, suivi au besoin de quelques mots (90 s entre les séries) (voulais-tu dire « 90 s » ?)',
      'training/phase1/week-01.yaml:15:15 « 30 » n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s (voulais-tu dire « 30 min » ?)',
    ],
  },
  {
    what: 'a day, a dose, an agreed duration and a pace of nothing',
    edits: [
      replace(WEEK, 'duration: 30 min', 'duration: 0 min'),
      replace(PAGE, 'time: 30 s', 'time: 0 s'),
      replace('limits.yaml', 'within: 30-45 min', 'within: 0-45 min'),
      replace('competition.yaml', 'pace: 7:00/km', 'pace: 0:00/km'),
    ],
    diagnostics: [
      'competition.yaml:36:13 « 0:00/km » n’est pas accepté, attendu : une allure comme 5:40/km',
      'limits.yaml:16:13 « 0-45 min » n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s',
      'training/phase1/upper-body.yaml:20:15 « 0 s » n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s',
      'training/phase1/week-01.yaml:15:15 « 0 min » n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s',
    ],
  },
  {
    what: 'a threshold whose least is more than its most',
    edits: [replace('limits.yaml', 'race: { min: 25, max: 40 }', 'race: { min: 25, max: 4 }')],
    diagnostics: ['limits.yaml:26:27 plus petit que « min » : écris la plus petite part d’abord'],
  },
  {
    what: 'words in the range of a rest',
    edits: [replace('limits.yaml', '/training/phase1/upper-body: 90 s', '/training/phase1/upper-body: aucun')],
    diagnostics: ['limits.yaml:18:32 « aucun » n’est pas accepté, attendu : une fourchette comme 90 s, 0 s à 2 min'],
  },
  {
    what: 'a duration that runs backwards',
    edits: [replace(WEEK, 'duration: 30 min', 'duration: 45-30 min')],
    diagnostics: [
      'training/phase1/week-01.yaml:15:15 « 45-30 min » n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s',
    ],
  },
  {
    what: 'a rest without a unit',
    edits: [replace(PAGE, 'rest: 90 s entre les séries', 'rest: 90 entre les séries')],
    diagnostics: [
      'training/phase1/upper-body.yaml:13:11 « 90 entre les séries » n’est pas accepté, attendu : un repos comme 90 s, 1 min 30 à 2 min ou aucun, suivi au besoin de quelques mots (90 s entre les séries) (voulais-tu dire « 90 s entre les séries » ?)',
    ],
  },
  {
    what: 'a distance without a unit',
    edits: [replace(PAGE, 'time: 30 s', 'distance: "400"')],
    diagnostics: [
      'training/phase1/upper-body.yaml:20:19 « 400 » n’est pas accepté, attendu : une distance comme 400 m, 1 km ou 12,5 m (voulais-tu dire « 400 m » ?)',
    ],
  },
  {
    what: 'a distance in a foreign form',
    edits: [replace('understanding.yaml', 'lapDistance: 1 km', 'lapDistance: 1.5 km')],
    diagnostics: [
      'understanding.yaml:5:16 « 1.5 km » n’est pas accepté, attendu : une distance comme 400 m, 1 km ou 12,5 m (voulais-tu dire « 1,5 km » ?)',
    ],
  },
  {
    what: 'reps in words',
    edits: [replace(PAGE, 'reps: 6-8', 'reps: à fond')],
    diagnostics: [
      'training/phase1/upper-body.yaml:17:15 « à fond » n’est pas accepté, attendu : un nombre de répétitions (10) ou une fourchette (6-8)',
    ],
  },
  {
    what: 'sets, reps and sides in one value',
    edits: [replace(PAGE, 'reps: 6-8', 'reps: 4x10/jambe')],
    diagnostics: [
      'training/phase1/upper-body.yaml:17:15 « 4x10/jambe » n’est pas accepté, attendu : un nombre de répétitions (10) ou une fourchette (6-8). Écris plutôt « sets: 4 », puis à la ligne « reps: 10 », puis à la ligne « perSide: true »',
    ],
  },
  {
    what: 'reps that run backwards',
    edits: [replace(PAGE, 'reps: 6-8', 'reps: 8-6')],
    diagnostics: [
      'training/phase1/upper-body.yaml:17:15 « 8-6 » n’est pas accepté, attendu : un nombre de répétitions (10) ou une fourchette (6-8)',
    ],
  },
  {
    what: 'reps that are neither number nor text',
    edits: [replace(PAGE, 'reps: 6-8', 'reps: [6, 8]'), replace(PAGE, 'reps: 10', 'reps: 7.5')],
    diagnostics: [
      'training/phase1/upper-body.yaml:17:15 « une liste » n’est pas accepté, attendu : un nombre de répétitions (10) ou une fourchette (6-8)',
      'training/phase1/upper-body.yaml:30:19 « 7.5 » n’est pas accepté, attendu : un nombre de répétitions (10) ou une fourchette (6-8)',
    ],
  },
  {
    what: 'reps beyond the bound, as a number and as text',
    edits: [replace(PAGE, 'reps: 6-8', 'reps: 501'), replace(PAGE, 'reps: 10', 'reps: 6-501')],
    diagnostics: [
      'training/phase1/upper-body.yaml:17:15 « 501 » n’est pas accepté, attendu : un nombre de répétitions (10) ou une fourchette (6-8)',
      'training/phase1/upper-body.yaml:30:19 « 6-501 » n’est pas accepté, attendu : un nombre de répétitions (10) ou une fourchette (6-8)',
    ],
  },
  {
    what: 'a pace without its unit',
    edits: [replace('competition.yaml', 'pace: 7:00/km', 'pace: "7:00"')],
    diagnostics: [
      'competition.yaml:36:13 « 7:00 » n’est pas accepté, attendu : une allure comme 5:40/km (voulais-tu dire « 7:00/km » ?)',
    ],
  },
  {
    what: 'an effort in words',
    edits: [replace('training.yaml', 'rpe: 8-9', 'rpe: 8 ou 9')],
    diagnostics: [
      'training.yaml:20:10 « 8 ou 9 » n’est pas accepté, attendu : un effort (8) ou une fourchette (7-8) (voulais-tu dire « 8-9 » ?)',
    ],
  },
  {
    what: 'a pace with sixty seconds',
    edits: [replace('competition.yaml', 'pace: 7:00/km', 'pace: 6:60/km')],
    diagnostics: ['competition.yaml:36:13 « 6:60/km » n’est pas accepté, attendu : une allure comme 5:40/km'],
  },
  {
    what: 'a clock in minutes',
    edits: [replace('competition.yaml', 'stationsSeconds: "10:00"', 'stationsSeconds: 10 min')],
    diagnostics: [
      'competition.yaml:37:24 « 10 min » n’est pas accepté, attendu : un temps en minutes et secondes comme 37:40 (voulais-tu dire « 10:00 » ?)',
    ],
  },
];

test.each(QUANTITIES)('$what', async ({ edits, diagnostics }) => {
  expect(await withCopy(edits, diagnosticsIn)).toEqual(diagnostics);
});
