import { describe, expect, test } from 'vitest';
import { type BrokenCopy, diagnosticsIn, replace, withCopy } from '../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';
const PAGE = 'training/phase1/upper-body.yaml';

const inWords = (load: string, message: string): BrokenCopy => ({
  what: `a load in words that are a field, ${load}`,
  edits: [replace(PAGE, 'reps: 6-8', `reps: 6-8\n        load: "${load}"`)],
  diagnostics: [`${PAGE}:18:15 ${message}`],
});
const OF_RACE = 'de quoi ? Pour une part de la charge de course, écris';

const VALUES: readonly BrokenCopy[] = [
  inWords('60 %', `« 60 % » ${OF_RACE} « load: { raceShare: 60 % } »`),
  inWords('50 à 60%', `« 50 à 60% » ${OF_RACE} « load: { raceShare: 50-60% } »`),
  inWords('raceShare: 50-60', '« raceShare » est un champ : écris « load: { raceShare: 50-60 } », avec les accolades'),
  inWords('Reserve : 3', '« reserve » est un champ : écris « load: { reserve: 3 } », avec les accolades'),
  {
    what: 'a number where text belongs',
    edits: [replace('app.yaml', 'description: Un programme court pour les tests', 'description: 12')],
    diagnostics: [
      'app.yaml:3:14 « 12 » trouvé, attendu : un texte (entre guillemets doubles, c’en est un) (voulais-tu dire « "12" » ?)',
    ],
  },
  {
    what: 'text where a number belongs',
    edits: [replace('understanding.yaml', 'laps: 2', 'laps: plusieurs')],
    diagnostics: ['understanding.yaml:4:9 « plusieurs » trouvé, attendu : un nombre'],
  },
  {
    what: 'half a set',
    edits: [replace('training/phase1/upper-body.yaml', 'sets: 3\n        reps: 6-8', 'sets: 2.5\n        reps: 6-8')],
    diagnostics: ['training/phase1/upper-body.yaml:16:15 « 2.5 » trouvé, attendu : un nombre entier'],
  },
  {
    what: 'too few and too many sets',
    edits: [
      replace('training/phase1/upper-body.yaml', 'sets: 3\n        reps: 6-8', 'sets: 0\n        reps: 6-8'),
      replace('training/phase1/upper-body.yaml', 'sets: 3\n        time: 30 s', 'sets: 30\n        time: 30 s'),
    ],
    diagnostics: [
      'training/phase1/upper-body.yaml:16:15 « 0 » est trop petit, au moins 1 attendu',
      'training/phase1/upper-body.yaml:19:15 « 30 » est trop grand, au plus 20 attendu',
    ],
  },
  {
    what: 'a word where yes or no belongs',
    edits: [replace('training/phase1/upper-body.yaml', 'time: 30 s', 'time: 30 s\n        perSide: oui')],
    diagnostics: [
      'training/phase1/upper-body.yaml:21:18 « oui » trouvé, attendu : true ou false (voulais-tu dire « true » ?)',
    ],
  },
  {
    what: 'text where a list belongs',
    edits: [replace('training/phase1/phase.yaml', 'principles: [Doucement]', 'principles: Doucement')],
    diagnostics: [
      'training/phase1/phase.yaml:3:13 « Doucement » trouvé, attendu : une liste (va à la ligne et mets un tiret devant chaque élément)',
    ],
  },
  {
    what: 'days and weeks after commas where lists belong',
    edits: [
      replace('limits.yaml', 'trainingDays: [lundi]', 'trainingDays: lundi, jeudi'),
      replace('limits.yaml', 'weeks: [1, 2]', 'weeks: 1, 2'),
    ],
    diagnostics: [
      'limits.yaml:3:12 « 1, 2 » trouvé, attendu : une liste (va à la ligne et mets un tiret devant chaque élément) (voulais-tu dire « [1, 2] » ?)',
      'limits.yaml:4:15 « lundi, jeudi » trouvé, attendu : une liste (va à la ligne et mets un tiret devant chaque élément) (voulais-tu dire « [lundi, jeudi] » ?)',
    ],
  },
  {
    what: 'a list where fields belong',
    edits: [replace('understanding.yaml', 'race:\n  laps: 2\n  lapDistance: 1 km', 'race: [2, 1 km]')],
    diagnostics: [
      'understanding.yaml:3:7 « une liste » trouvé, attendu : des champs, chacun sur sa ligne : laps, lapDistance',
    ],
  },
  {
    what: 'text where a warm-up belongs',
    edits: [replace(PAGE, '    summary: Une liste.\n', '    summary: Une liste.\n    warmUp: 10 min de rameur\n')],
    diagnostics: [
      `${PAGE}:13:13 « 10 min de rameur » n’est pas accepté, attendu : duration et text, chacun sur sa ligne`,
    ],
  },
  {
    what: 'a list where text belongs',
    edits: [replace('training/phase1/week-01.yaml', 'focus: Essai', 'focus: [Essai]')],
    diagnostics: [
      'training/phase1/week-01.yaml:2:8 « une liste » trouvé, attendu : un texte (un texte qui contient « : », ou commence par « { » ou « [ », se met entre guillemets doubles)',
    ],
  },
  {
    what: 'a colon inside a text of a list',
    edits: [replace('training/phase1/phase.yaml', '[Doucement]', '\n  - Note : doucement')],
    diagnostics: [
      'training/phase1/phase.yaml:4:5 « des champs » trouvé, attendu : un texte (un texte qui contient « : », ou commence par « { » ou « [ », se met entre guillemets doubles)',
    ],
  },
  {
    what: 'a key without a value',
    edits: [replace('training/phase1/week-01.yaml', 'focus: Essai', 'focus:')],
    diagnostics: ['training/phase1/week-01.yaml:2:7 « rien » trouvé, attendu : un texte'],
  },
  {
    what: 'an empty text',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.', 'aim: ""')],
    diagnostics: [
      'training/phase1/phase.yaml:2:6 vide : écris un texte, ou retire le champ s’il n’est pas obligatoire',
    ],
  },
  {
    what: 'a text of spaces',
    edits: [replace('training/phase1/phase.yaml', 'aim: Commencer.', 'aim: "   "')],
    diagnostics: [
      'training/phase1/phase.yaml:2:6 vide : écris un texte, ou retire le champ s’il n’est pas obligatoire',
    ],
  },
  {
    what: 'an empty list',
    edits: [replace('training/phase1/phase.yaml', 'principles: [Doucement]', 'principles: []')],
    diagnostics: ['training/phase1/phase.yaml:3:13 liste vide : ajoute au moins un élément'],
  },
  {
    what: 'a day that is none',
    edits: [replace('training/phase1/week-01.yaml', 'day: mardi', 'day: Mardi')],
    diagnostics: [
      'training/phase1/week-01.yaml:11:10 « Mardi » n’est pas accepté, attendu : lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche (voulais-tu dire « mardi » ?)',
    ],
  },
  {
    what: 'an intensity that is none',
    edits: [replace('training/phase1/week-01.yaml', 'intensity: facile', 'intensity: moyenne')],
    diagnostics: [
      'training/phase1/week-01.yaml:14:16 « moyenne » n’est pas accepté, attendu : récupération, facile, modérée, difficile, maximale',
    ],
  },
  {
    what: 'a type of day that is none',
    edits: [replace('training/phase1/week-01.yaml', 'type: footing', 'type: jogging')],
    diagnostics: [
      'training/phase1/week-01.yaml:13:11 « jogging » n’est pas accepté, attendu : force, spécifique, activation, footing, fractionné, sortie longue, repos, compétition',
    ],
  },
  {
    what: 'a kind of week that is none',
    edits: [replace('training/phase1/week-01.yaml', 'focus: Essai', 'kind: normale\nfocus: Essai')],
    diagnostics: [
      'training/phase1/week-01.yaml:2:7 « normale » n’est pas accepté, attendu : allégée, affûtage, course',
    ],
  },
  {
    what: 'ids of weeks that a text could not cite',
    edits: [
      replace('training/phase1/week-01.yaml', 'number: 1\n', 'number: 1\nid: et\n'),
      replace('training/phase1/week-02.yaml', 'number: 2\n', 'number: 2\nid: "1"\n'),
    ],
    diagnostics: [
      'training/phase1/week-01.yaml:2:5 « et » n’est pas accepté, attendu : un identifiant en minuscules sans accent, mots reliés par des tirets, comme plus-chargee, et pas un nombre',
      'training/phase1/week-02.yaml:2:5 « 1 » n’est pas accepté, attendu : un identifiant en minuscules sans accent, mots reliés par des tirets, comme plus-chargee, et pas un nombre',
    ],
  },
  {
    what: 'ids with capitals, accents, spaces and underscores',
    edits: [
      replace('introduction.yaml', 'id: weeks', 'id: Semaines'),
      replace('understanding.yaml', 'id: doctor', 'id: médecin'),
      replace('competition.yaml', 'id: warm-up', 'id: warm up'),
      replace('training.yaml', 'id: missed', 'id: missed_one'),
    ],
    diagnostics: [
      'competition.yaml:20:7 « warm up » n’est pas accepté, attendu : un identifiant en minuscules sans accent, mots reliés par des tirets, comme pousser-et-tirer (voulais-tu dire « warm-up » ?)',
      'introduction.yaml:4:9 « Semaines » n’est pas accepté, attendu : un identifiant en minuscules sans accent, mots reliés par des tirets, comme pousser-et-tirer (voulais-tu dire « semaines » ?)',
      'training.yaml:6:9 « missed_one » n’est pas accepté, attendu : un identifiant en minuscules sans accent, mots reliés par des tirets, comme pousser-et-tirer (voulais-tu dire « missed-one » ?)',
      'understanding.yaml:30:9 « médecin » n’est pas accepté, attendu : un identifiant en minuscules sans accent, mots reliés par des tirets, comme pousser-et-tirer (voulais-tu dire « medecin » ?)',
    ],
  },
  {
    what: 'addresses that are none',
    edits: [
      replace('app.yaml', 'join: https://example.test/rejoindre', 'join: rejoindre'),
      replace('app.yaml', 'email: contact@example.test', 'email: contact'),
    ],
    diagnostics: [
      'app.yaml:5:9 « rejoindre » n’est pas accepté, attendu : une adresse web qui commence par https://',
      'app.yaml:7:10 « contact » n’est pas une adresse email',
    ],
  },
  {
    what: 'a week number below one',
    edits: [replace('training/phase1/week-01.yaml', 'number: 1', 'number: 0')],
    diagnostics: ['training/phase1/week-01.yaml:1:9 « 0 » est trop petit, au moins 1 attendu'],
  },
  {
    what: 'a range where a number belongs',
    edits: [replace('training/phase1/upper-body.yaml', 'sets: 3\n        reps: 6-8', 'sets: 8-10\n        reps: 6-8')],
    diagnostics: [
      'training/phase1/upper-body.yaml:16:15 « 8-10 » trouvé, attendu : un nombre (une fourchette n’est pas possible ici)',
    ],
  },
  {
    what: 'a number in quotes',
    edits: [replace('training/phase1/upper-body.yaml', 'sets: 3\n        reps: 6-8', 'sets: "3"\n        reps: 6-8')],
    diagnostics: [
      'training/phase1/upper-body.yaml:16:15 « 3 » trouvé, attendu : un nombre (sans guillemets) (voulais-tu dire « 3 » ?)',
    ],
  },
  {
    what: 'no where yes or no belongs, in French',
    edits: [replace('training/phase1/upper-body.yaml', 'time: 30 s', 'time: 30 s\n        perSide: non')],
    diagnostics: [
      'training/phase1/upper-body.yaml:21:18 « non » trouvé, attendu : true ou false (voulais-tu dire « false » ?)',
    ],
  },
  {
    what: 'absurd doses',
    edits: [
      replace('training/phase1/upper-body.yaml', 'sets: 3\n        reps: 6-8', 'sets: 300\n        reps: 6-8'),
      replace('training/phase1/upper-body.yaml', 'sets: 3\n        time: 30 s', 'sets: -3\n        time: -30 s'),
      replace('training/phase1/upper-body.yaml', 'reps: 10', 'reps: 5000'),
    ],
    diagnostics: [
      'training/phase1/upper-body.yaml:16:15 « 300 » est trop grand, au plus 20 attendu',
      'training/phase1/upper-body.yaml:19:15 « -3 » est trop petit, au moins 1 attendu',
      'training/phase1/upper-body.yaml:20:15 « -30 s » n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s',
      'training/phase1/upper-body.yaml:30:19 « 5000 » n’est pas accepté, attendu : un nombre de répétitions (10) ou une fourchette (6-8)',
    ],
  },
  {
    what: 'words that YAML takes for something else than a text',
    edits: [
      replace('training/phase1/week-01.yaml', 'focus: Essai', 'focus: null'),
      replace('training/phase1/week-02.yaml', 'focus: Essai', 'focus: true'),
      replace('introduction.yaml', 'title: Bienvenue', 'title: 2026'),
    ],
    diagnostics: [
      'introduction.yaml:1:8 « 2026 » trouvé, attendu : un texte (entre guillemets doubles, c’en est un) (voulais-tu dire « "2026" » ?)',
      'training/phase1/week-01.yaml:2:8 « rien » trouvé, attendu : un texte',
      'training/phase1/week-02.yaml:2:8 « true » trouvé, attendu : un texte (entre guillemets doubles, c’en est un) (voulais-tu dire « "true" » ?)',
    ],
  },
  {
    what: 'a value with a typo, an accent left out and a capital',
    edits: [
      replace('training/phase1/week-01.yaml', 'intensity: facile', 'intensity: facille'),
      replace('training/phase1/week-02.yaml', 'intensity: modérée', 'intensity: Moderee'),
    ],
    diagnostics: [
      'training/phase1/week-01.yaml:14:16 « facille » n’est pas accepté, attendu : récupération, facile, modérée, difficile, maximale (voulais-tu dire « facile » ?)',
      'training/phase1/week-02.yaml:7:16 « Moderee » n’est pas accepté, attendu : récupération, facile, modérée, difficile, maximale (voulais-tu dire « modérée » ?)',
    ],
  },
  {
    what: 'an entry of the timetable has two times',
    edits: [replace('competition.yaml', 'daysBefore: 1', 'daysBefore: 1\n      before: 3 h')],
    diagnostics: ['competition.yaml:53:15 ce rendez-vous a déjà daysBefore : garde l’un des deux'],
  },
  {
    what: 'units as people write them',
    edits: [
      replace('training/phase1/week-01.yaml', 'duration: 30 min', 'duration: 30mn'),
      replace('training/phase1/week-01.yaml', 'duration: 45 min', 'duration: trois quarts d’heure'),
      replace('training/phase1/week-02.yaml', 'duration: 45 min', 'duration: 1 heure 15'),
      replace('training/phase1/upper-body.yaml', 'rest: 90 s entre les séries', 'rest: 90 sec'),
      replace('training/phase1/upper-body.yaml', 'time: 30 s', 'distance: 400 mètres'),
      replace('training/phase1/upper-body.yaml', 'rest: 90 s\n', 'rest: pas de repos\n'),
    ],
    diagnostics: [
      'training/phase1/upper-body.yaml:13:11 « 90 sec » n’est pas accepté, attendu : un repos comme 90 s, 1 min 30 à 2 min ou aucun, suivi au besoin de quelques mots (90 s entre les séries) (voulais-tu dire « 90 s » ?)',
      'training/phase1/upper-body.yaml:20:19 « 400 mètres » n’est pas accepté, attendu : une distance comme 400 m, 1 km ou 12,5 m (voulais-tu dire « 400 m » ?)',
      'training/phase1/upper-body.yaml:24:11 « pas de repos » n’est pas accepté, attendu : un repos comme 90 s, 1 min 30 à 2 min ou aucun, suivi au besoin de quelques mots (90 s entre les séries) (voulais-tu dire « aucun » ?)',
      'training/phase1/week-01.yaml:8:15 « trois quarts d’heure » n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s (voulais-tu dire « 45 min » ?)',
      'training/phase1/week-01.yaml:15:15 « 30mn » n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s (voulais-tu dire « 30 min » ?)',
      'training/phase1/week-02.yaml:8:15 « 1 heure 15 » n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s (voulais-tu dire « 1 h 15 » ?)',
    ],
  },
  {
    what: 'fractions of an hour, and seconds as a stopwatch shows them',
    edits: [
      replace('training/phase1/week-01.yaml', 'duration: 30 min', 'duration: 1/2 h'),
      replace('training/phase1/week-01.yaml', 'duration: 45 min', 'duration: 3/4 h'),
      replace('training/phase1/upper-body.yaml', 'rest: 90 s\n', "rest: 90''\n"),
    ],
    diagnostics: [
      "training/phase1/upper-body.yaml:24:11 « 90'' » n’est pas accepté, attendu : un repos comme 90 s, 1 min 30 à 2 min ou aucun, suivi au besoin de quelques mots (90 s entre les séries) (voulais-tu dire « 90 s » ?)",
      'training/phase1/week-01.yaml:8:15 « 3/4 h » n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s (voulais-tu dire « 45 min » ?)',
      'training/phase1/week-01.yaml:15:15 « 1/2 h » n’est pas accepté, attendu : une durée comme 45 min, 30-45 min, 1 h 15 ou 90 s (voulais-tu dire « 30 min » ?)',
    ],
  },
  {
    what: 'a rest with words: they stay as they are',
    edits: [
      replace(
        'training/phase1/upper-body.yaml',
        'rest: 90 s entre les séries',
        'rest: 90 sec ou 2 minutes de SkiErg ou de vélo entre deux tours',
      ),
    ],
    diagnostics: [
      'training/phase1/upper-body.yaml:13:11 « 90 sec ou 2 minutes de SkiErg ou de vélo entre deux tours » n’est pas accepté, attendu : un repos comme 90 s, 1 min 30 à 2 min ou aucun, suivi au besoin de quelques mots (90 s entre les séries) (voulais-tu dire « 90 s-2 min de SkiErg ou de vélo entre deux tours » ?)',
    ],
  },
  {
    what: 'two rests in one',
    edits: [
      replace(PAGE, 'rest: 90 s entre les séries', 'rest: 90 s entre les séries, 5 min entre les exercices'),
      replace(PAGE, 'rest: 90 s\n', 'rest: aucun entre les ateliers puis 2 min\n'),
      replace(
        WEEK,
        'duration: 30 min',
        'duration: 30 min\n    rest: 90 sec entre les 400 m et après la série 5 minutes',
      ),
    ],
    diagnostics: [
      `${PAGE}:13:11 « 90 s entre les séries, 5 min entre les exercices » n’est pas accepté, attendu : un seul repos par séance, comme 90 s entre les séries`,
      `${PAGE}:24:11 « aucun entre les ateliers puis 2 min » n’est pas accepté, attendu : un seul repos par séance, comme 90 s entre les séries`,
      `${WEEK}:16:11 « 90 sec entre les 400 m et après la série 5 minutes » n’est pas accepté, attendu : un repos comme 90 s, 1 min 30 à 2 min ou aucun, suivi au besoin de quelques mots (90 s entre les séries)`,
    ],
  },
  {
    what: 'a value as long as a page',
    edits: [replace('training/phase1/week-01.yaml', 'intensity: facile', `intensity: "${'facile\\n'.repeat(200)}"`)],
    diagnostics: [
      'training/phase1/week-01.yaml:14:16 « facile facile facile facile facile facile facile facile faci… » n’est pas accepté, attendu : récupération, facile, modérée, difficile, maximale',
    ],
  },
];

test.each(VALUES)('$what', async ({ edits, diagnostics }) => {
  expect(await withCopy(edits, diagnosticsIn)).toEqual(diagnostics);
});

describe('equipment is what a workout can ask for: « Pas de traîneau ? »', () => {
  const naming = (typed: string) =>
    withCopy(
      [replace('exercises/strength.yaml', 'name: Planche\n', `name: Planche\n    equipment: ${typed}\n`)],
      diagnosticsIn,
    );

  test.each([
    ['Un traîneau', 'traîneau'],
    ['un traîneau', 'traîneau'],
    ["l'rameur", 'rameur'],
    ['des sandbags', 'sandbags'],
    ["d'un tapis", 'tapis'],
    ['du ruban', 'ruban'],
    ['de la corde', 'corde'],
    ['de l’eau', 'eau'],
  ])('%s: without the article', async (typed, bare) => {
    expect(await naming(typed)).toEqual([`exercises/strength.yaml:9:16 sans article : écris « ${bare} »`]);
  });

  test.each(['aucun', 'Aucun matériel', 'rien', 'sans matériel', 'pas de matériel', "pas d'haltère"])(
    '%s: no line',
    async (typed) => {
      expect(await naming(typed)).toEqual([
        'exercises/strength.yaml:9:16 equipment nomme le matériel qu’il faut : s’il n’en faut pas, retire cette ligne',
      ]);
    },
  );

  test.each([
    'lanières',
    'unité',
    'auvent',
    'desserte',
    'dumbbell',
    'laisse',
    'aucuba',
    'passerelle',
    'traîneau de course',
  ])('%s may be asked for', async (typed) => {
    expect(await naming(typed)).toEqual([]);
  });
});
