import { type BrokenCopy, broken, type Edit, replace } from '../../../broken-copy.ts';
import { CORE_DAY } from '../core-page.ts';
import { PACES } from '../paces.ts';
import { programme, weekFile } from '../training/programme.ts';

const WEEK = 'training/phase1/week-01.yaml';
const RUN = 'type: footing, intensity: facile, duration: 30 min';
const INTERVALS = 'type: fractionné, intensity: difficile, duration: 30 min';
const RACE_WEEK = 'training/phase1/week-02.yaml';
const PAGE = 'training/phase1/upper-body.yaml';
const ADVICE = 'cite-la par pace : footing, seuil';

/** A Tuesday of intervals of this name, with fewer for the slower athlete. */
const intervals = (activity: string, slower: number) => [
  ...programme({ mardi: `${INTERVALS}, slower: ${slower}` }, {}),
  replace(WEEK, 'day: mardi, activity: Essai', `day: mardi, activity: ${activity}`),
];
const ONE_DISTANCE =
  'slower va avec un fractionné d’une seule distance, comme « 6 × 600 m » : écris-le ainsi dans activity, ajoute intervals, ou retire slower';

/** Tuesdays of such names, whose timer counts these efforts. */
const timed = (counted: string, ...names: string[]) => [
  ...programme(
    ...names.map(() => ({
      mardi: `${INTERVALS}, rest: 1 min, intervals: { warmUp: 8 min, ${counted}, coolDown: 5 min }`,
    })),
    {},
  ),
  ...names.map((name, index) =>
    replace(weekFile(index + 1), 'day: mardi, activity: Essai', `day: mardi, activity: ${name}`),
  ),
];
const otherEfforts = (name: string, week: number) =>
  `${weekFile(week)}:5:29 « ${name} » n’annonce pas les mêmes efforts que intervals : corrige l’un ou l’autre`;

export const dayDoses: readonly BrokenCopy[] = [
  broken(
    'fewer efforts and mobility on a run, which has neither efforts nor a workout',
    programme({ mardi: `${RUN}, slower: 3`, jeudi: `${RUN}, mobility: 15 min` }, {}),
    `${WEEK}:5:96 ${ONE_DISTANCE}`,
    `${WEEK}:7:98 mobility s’ajoute à la séance conseillée : ajoute suggested, ou retire mobility et compte-la dans duration`,
  ),
  broken(
    'as many efforts for the slower athlete',
    intervals('3 à 4 × 1 km', 3),
    `${WEEK}:5:109 « 3 » doit rester sous le nombre d’efforts de la journée (3) : corrige slower, ou retire-le`,
  ),
  broken(
    'a name that says other efforts than the timer counts',
    timed('repeats: 5-6, distance: 600 m', '6 × 600 m', '5 à 6 × 400 m', '5 à 6 × 600 m et 2 × 1 km'),
    otherEfforts('6 × 600 m', 1),
    otherEfforts('5 à 6 × 400 m', 2),
    otherEfforts('5 à 6 × 600 m et 2 × 1 km', 3),
  ),
  broken(
    'a name that says the efforts that the timer counts, or none',
    timed('repeats: 4, distance: 1 km', '4 × 1000 m', '4 fois 1 km', 'Fractionné', 'Seuil 4 x 1 km à allure course'),
  ),
];

export const dayDurations: readonly BrokenCopy[] = [
  broken(
    'a run is shorter than agreed',
    replace(WEEK, 'duration: 30 min', 'duration: 29 min'),
    'training/phase1/week-01.yaml:15:15 « 29 min » trouvé, prévu : 30-45 min pour « footing » en semaine 1 (limits.yaml). Change cette durée ou, si les coachs sont d’accord, la limite',
  ),
  broken(
    'a run has no duration',
    replace(WEEK, '    duration: 30 min\n', ''),
    'training/phase1/week-01.yaml:14:5 durée manquante : ajoute duration, 30-45 min pour « footing » en semaine 1 (limits.yaml)',
  ),
  broken(
    'a type with agreed durations in a week without one',
    replace(
      'training/phase1/week-02.yaml',
      '  - day: mardi\n    activity: Repos\n    type: repos',
      '  - day: mardi\n    activity: Footing\n    type: footing\n    duration: 200 min',
    ),
    'training/phase1/week-02.yaml:13:11 « footing » n’est pas prévu en semaine 2 : change le type, ou ajoute 2 aux semaines d’une ligne « type: footing » de dayDurations (limits.yaml)',
  ),
];

export const dayIntensities: readonly BrokenCopy[] = [
  broken(
    'a run, a rest and the race do not say how hard they are',
    [
      replace(WEEK, '    type: footing\n    intensity: facile\n', '    type: footing\n'),
      replace(
        WEEK,
        'day: jeudi\n    activity: Repos\n    type: repos\n    intensity: récupération',
        'day: jeudi\n    activity: Repos\n    type: repos',
      ),
      replace(RACE_WEEK, '    intensity: maximale\n', ''),
    ],
    `${WEEK}:13:5 avertissement, mardi n’a pas d’intensité : ajoute-la, par exemple « intensity: facile »`,
    `${WEEK}:21:5 avertissement, jeudi n’a pas d’intensité : ajoute-la, par exemple « intensity: récupération »`,
    `${RACE_WEEK}:33:5 avertissement, dimanche n’a pas d’intensité : ajoute-la, par exemple « intensity: maximale »`,
  ),
];

/** The footing of a week, with a sentence that depends on this. */
const says = (on: string): Edit =>
  replace(
    'training/phase1/week-01.yaml',
    '    duration: 30 min\n',
    `    duration: 30 min\n    dependent: [{ ${on}, text: Tu as fait hier. }]\n`,
  );

export const dependentTexts: readonly BrokenCopy[] = [
  broken('the session of another day', says('on: lundi')),
  broken(
    'a day without a session',
    says('on: mercredi'),
    'training/phase1/week-01.yaml:16:23 pas de séance le mercredi de cette semaine : choisis un autre jour',
  ),
  broken(
    'the day itself',
    says('on: mardi'),
    'training/phase1/week-01.yaml:16:23 c’est le jour même : mets cette phrase dans description',
  ),
  broken(
    'a week that comes later',
    says('week: 2'),
    'training/phase1/week-01.yaml:16:25 la semaine 2 ne vient pas avant celle-ci : cite une semaine d’avant',
  ),
];

export const gymDays: readonly BrokenCopy[] = [
  broken(
    'a strength day on a day without gym',
    replace(
      WEEK,
      'day: mercredi\n    activity: Repos\n    type: repos',
      'day: mercredi\n    activity: Jambes\n    type: force',
    ),
    'training/phase1/week-01.yaml:18:11 « Jambes » est une séance en salle un mercredi, jours de salle (limits.yaml) : lundi. Si c’est voulu, ajoute « mercredi » à trainingDays, dans limits.yaml',
  ),
  broken(
    'a day with workouts has no type',
    replace('training/phase1/week-02.yaml', '    type: force\n', ''),
    'training/phase1/week-02.yaml:5:5 « Haut du corps » n’a pas de type : ajoute type',
  ),
  broken(
    'a link to workouts on a day without gym',
    replace(
      'training/phase1/week-01.yaml',
      'duration: 30 min',
      'duration: 30 min\n    link: /training/phase1/upper-body',
    ),
    'training/phase1/week-01.yaml:16:11 une page de séances ne s’ouvre que depuis un jour de salle (limits.yaml : lundi) : retire link, ou mets-le un de ces jours',
  ),
];

export const lightDoses: readonly BrokenCopy[] = [
  broken(
    'a light week whose workouts keep their full dose',
    replace(WEEK, 'focus: Essai', 'kind: allégée\nfocus: Essai'),
    `${WEEK}:2:7 avertissement, semaine allégée sans lighter : ses séances gardent toutes leurs séries. Ajoute par exemple « lighter: { fewerSets: 1, maxRpe: 6 } »`,
  ),
];

export const raceDay: readonly BrokenCopy[] = [
  broken(
    'race day is no race',
    replace('training/phase1/week-02.yaml', 'type: compétition', 'type: repos'),
    'training/phase1/week-02.yaml:33:11 le dimanche de la semaine 2 est le jour de la course (limits.yaml) : écris « type: compétition »',
  ),
  broken(
    'a race on another day',
    replace(
      'training/phase1/week-01.yaml',
      'day: dimanche\n    activity: Repos\n    type: repos',
      'day: dimanche\n    activity: Course\n    type: compétition',
    ),
    'training/phase1/week-01.yaml:34:11 la course a lieu le dimanche de la semaine 2 (limits.yaml) : change le type de ce jour, ou là-bas le jour et la semaine de la course',
  ),
  broken(
    'the agreed week of the race changes and the weeks do not',
    replace('limits.yaml', 'week: 2', 'week: 1'),
    'limits.yaml:6:9 le dimanche de la semaine 1 n’est pas celui de la course dans training/phase1/week-02.yaml, le dimanche de la semaine 2 : corrige l’un des deux (voulais-tu dire « 2 » ?)',
  ),
];

export const runPaces: readonly BrokenCopy[] = [
  broken('a run cites no pace', PACES, `${WEEK}:15:5 avertissement, « footing » sans allure : ${ADVICE}`),
  broken(
    'an exercise cites a pace in one place and none in others',
    [
      PACES,
      replace(WEEK, 'duration: 30 min\n', 'duration: 30 min\n    pace: footing\n'),
      replace(PAGE, 'reps: 6-8\n', 'reps: 6-8\n        pace: seuil\n'),
    ],
    `${PAGE}:31:13 avertissement, « pompes » sans allure, alors qu’une autre séance lui en donne une : ${ADVICE}`,
    `${PAGE}:37:13 avertissement, « pompes » sans allure, alors qu’une autre séance lui en donne une : ${ADVICE}`,
  ),
  broken(
    'a day of rest has a pace',
    [
      PACES,
      replace(WEEK, 'duration: 30 min\n', 'duration: 30 min\n    pace: footing\n'),
      replace(WEEK, 'day: mercredi\n    activity: Repos\n', 'day: mercredi\n    activity: Repos\n    pace: footing\n'),
    ],
    `${WEEK}:19:11 un jour de repos n’a pas d’allure : change son type, ou retire-la`,
  ),
  broken(
    'a text names a pace that is none',
    replace(PAGE, 'summary: Des tours.', 'summary: À ton allure HYROX.'),
    `${PAGE}:23:20 avertissement, « allure HYROX » n’est définie nulle part : ajoute-la aux allures de training.yaml, et cite-la par pace`,
  ),
];

const restDay = (day: string) => `  - day: ${day}\n    activity: Repos\n    type: repos\n    intensity: récupération\n`;

const days = (...names: readonly string[]) => names.map(restDay).join('');

export const sevenDays: readonly BrokenCopy[] = [
  broken(
    'a day is missing',
    replace(WEEK, restDay('jeudi'), ''),
    'training/phase1/week-01.yaml:20:10 il manque jeudi : une semaine a ses sept jours, de lundi à dimanche',
  ),
  broken(
    'a day stands twice',
    replace(WEEK, restDay('jeudi'), restDay('jeudi') + restDay('jeudi').replace('Repos', 'Marche')),
    `${WEEK}:24:10 « jeudi » est déjà dans la semaine : garde-le une fois`,
  ),
  broken(
    'two days are swapped',
    replace(WEEK, days('mercredi', 'jeudi', 'vendredi', 'samedi'), days('mercredi', 'samedi', 'vendredi', 'jeudi')),
    `${WEEK}:20:10 jeudi et samedi sont inversés : remets-les en ordre ou, si tu viens d’échanger ces journées, échange leurs « day »`,
  ),
  broken(
    'a day moved',
    replace(WEEK, days('mercredi', 'jeudi', 'vendredi', 'samedi'), days('samedi', 'mercredi', 'jeudi', 'vendredi')),
    `${WEEK}:16:10 « samedi » n’est pas à sa place : range les jours de lundi à dimanche`,
  ),
];

export const suggestedRests: readonly BrokenCopy[] = [
  broken(
    'a day rests otherwise than its suggested workout',
    replace(WEEK, 'suggested: simple', 'suggested: simple\n    rest: 90 s'),
    `${WEEK}:11:11 « 90 s » trouvé, mais la séance conseillée, « Simple », a « 90\u00a0s entre les séries » : retire cette ligne, le repos affiché sera celui de la séance`,
  ),
];

export const suggestedWorkouts: readonly BrokenCopy[] = [
  broken(
    'a suggested workout does not exist',
    replace(WEEK, 'suggested: simple', 'suggested: double'),
    'training/phase1/week-01.yaml:10:16 séance inconnue « double » : choisis parmi celles de /training/phase1/upper-body, simple, circuit',
  ),
  broken(
    'a suggested workout without a link',
    replace(WEEK, '    link: /training/phase1/upper-body\n', ''),
    'training/phase1/week-01.yaml:9:16 « simple » est conseillée sans page : ajoute link à ce jour',
  ),
  broken(
    'a suggested workout on a day that links to a screen',
    replace('training/phase1/week-02.yaml', 'link: /competition', 'link: /competition\n    suggested: simple'),
    'training/phase1/week-02.yaml:36:16 « simple » est conseillée, mais /competition n’est pas une page de séances : retire l’un ou change l’autre',
  ),
  broken(
    'a link leads to another page than that of the suggested workout',
    [...CORE_DAY, replace(WEEK, 'link: /training/phase1/upper-body', 'link: /training/phase1/core')],
    `${WEEK}:9:11 « simple » est une séance de /training/phase1/upper-body, pas de /training/phase1/core : corrige link, ou conseille une séance de cette page-là (voulais-tu dire « /training/phase1/upper-body » ?)`,
  ),
  broken(
    'a suggested workout is one of another page, and other days of this name lead to the right one',
    [...CORE_DAY, replace(WEEK, 'suggested: simple', 'suggested: gainage')],
    `${WEEK}:10:16 « gainage » est une séance de /training/phase1/core, séances de /training/phase1/upper-body : simple, circuit. Change suggested, ou link`,
  ),
];
