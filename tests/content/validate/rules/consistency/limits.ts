import { TRAINING_RULES } from '../../../../../scripts/content/validate/rules/training/index.ts';
import { add, type BrokenCopy, broken, replace } from '../../../broken-copy.ts';
import { rescheduling } from '../rescheduling.ts';
import { programme, SLED, SLED_PAGE, sled, threshold } from '../training/programme.ts';

const WEEK = 'training/phase1/week-02.yaml';
const ACCEPTED = 'accepted: [{ warning: run-raise, reason: "Le stage l’exige." }]';
const PLACE = 'workoutSafety:';

const unknown = `« run-raise » n’est pas accepté, attendu : ${TRAINING_RULES.map(({ name }) => name).join(', ')} (voulais-tu dire « run-rise » ?)`;

export const knownWarnings: readonly BrokenCopy[] = [
  {
    what: 'an acceptance of a warning that does not exist, for a day',
    edits: [replace(WEEK, 'suggested: simple', `suggested: simple\n    ${ACCEPTED}`)],
    diagnostics: [`${WEEK}:11:27 ${unknown}`],
  },
];

/** Late starts, each with so many weeks that are left, and those to keep. */
const starts = (...rows: readonly [remaining: number, keep: string][]) => {
  const written = rows.map(([remaining, keep]) => `    - { remaining: ${remaining}, keep: [${keep}] }\n`);
  return replace('training.yaml', PLACE, `lateStart:\n  intro: Il est tard.\n  starts:\n${written.join('')}${PLACE}`);
};

export const lateStarts: readonly BrokenCopy[] = [
  broken(
    'a number of weeks twice',
    starts([1, '2'], [1, '2']),
    'training.yaml:33:20 « 1 » est déjà plus haut : garde-le une fois',
  ),
  broken(
    'a number of weeks that nothing is said of',
    starts([2, '1, 2']),
    'training.yaml:32:5 aucun départ prévu à 1 semaine de la course : ajoute « remaining: 1 »',
    'training.yaml:32:20 avec 2 semaines le programme tient en entier : écris un nombre de 1 à 1',
  ),
  broken(
    'a week that is in no phase',
    starts([1, '3']),
    'training.yaml:32:29 la semaine 3 n’est dans aucune phase : corrige-la',
  ),
  broken(
    'weeks out of order',
    starts([1, '2, 1']),
    'training.yaml:32:29 les semaines ne sont pas dans l’ordre : écris-les de la plus petite à la plus grande, chacune une fois',
  ),
  broken(
    'more weeks than are left',
    starts([1, '1, 2']),
    'training.yaml:32:29 2 trouvées, 1 attendues : autant qu’il en reste',
  ),
  broken(
    'weeks that do not end with the race',
    starts([1, '1']),
    'training.yaml:32:29 la dernière doit être celle de la course : termine par 2',
  ),
];

export const limitsPages: readonly BrokenCopy[] = [
  broken(
    'a page offers fewer workouts than agreed',
    replace('limits.yaml', '/training/phase1/upper-body: 2', '/training/phase1/upper-body: 3'),
    'training/phase1/upper-body.yaml:9:1 nombre de séances : 2, attendu : 3. Si c’est voulu, écris « /training/phase1/upper-body: 2 » sous workoutCounts, dans limits.yaml',
  ),
  broken(
    'a page without its slash, and under another name than the only one',
    [
      replace('limits.yaml', '/training/phase1/upper-body: 2', 'training/phase1/upper-body: 2'),
      replace('limits.yaml', '/training/phase1/upper-body: 90 s', '/training/phase1/haut-du-corps: 90 s'),
    ],
    'limits.yaml:12:3 la page training/phase1/upper-body n’existe pas : corrige son adresse, crée content/training/phase1/upper-body.yaml ou retire cette ligne (voulais-tu dire « /training/phase1/upper-body » ?)',
    'limits.yaml:18:3 la page /training/phase1/haut-du-corps n’existe pas : corrige son adresse, crée content/training/phase1/haut-du-corps.yaml ou retire cette ligne (voulais-tu dire « /training/phase1/upper-body » ?)',
  ),
  broken(
    'a page as its file is called, and with a space',
    [
      replace('limits.yaml', '/training/phase1/upper-body: 2', '/training/phase1/upper-body.yaml: 2'),
      replace('limits.yaml', '/training/phase1/upper-body: 90 s', '/training/phase 1/upper-body: 90 s'),
    ],
    'limits.yaml:12:3 la page /training/phase1/upper-body.yaml n’existe pas : corrige son adresse, crée content/training/phase1/upper-body.yaml ou retire cette ligne (voulais-tu dire « /training/phase1/upper-body » ?)',
    'limits.yaml:18:3 la page /training/phase 1/upper-body n’existe pas : corrige son adresse, crée content/training/phase1/upper-body.yaml ou retire cette ligne (voulais-tu dire « /training/phase1/upper-body » ?)',
  ),
];

export const limitsWeeks: readonly BrokenCopy[] = [
  broken(
    'a week lies in two phases',
    [
      replace('limits.yaml', 'weeks: [1, 2]', 'weeks: [1, 2]\n  - phase: 2\n    weeks: [2]'),
      add('training/phase2/phase.yaml', 'name: Développement\naim: Continuer.\nprinciples: [Plus vite]\n'),
    ],
    'limits.yaml:5:13 la semaine 2 est déjà dans une phase : garde-la une fois',
  ),
  broken(
    'the week of the race and weeks with an agreed duration are in no phase',
    [replace('limits.yaml', 'week: 2', 'week: 3'), replace('limits.yaml', 'weeks: [1]\n', 'weeks: [1, 12]\n')],
    'limits.yaml:6:9 la semaine 3 n’est dans aucune phase : corrige-la',
    'limits.yaml:14:16 la semaine 12 n’est dans aucune phase : corrige-la',
  ),
];

const rows = (...written: string[]) => rescheduling({ rows: written.join(', ') });
const table = (source: string) => replace('training.yaml', 'text: Passe.', `text: Passe.\n    table: ${source}`);

export const priorities: readonly BrokenCopy[] = [
  broken('each session has its place', rows('{ phases: [1], keep: [mardi, lundi] }')),
  broken(
    'a session has none, told once',
    rows('{ phases: [1], keep: [mardi] }'),
    'training.yaml:30:76 semaine 1, la séance de lundi n’a pas de place : ajoute lundi à keep ou à then',
  ),
  broken(
    'a phase has no row',
    rows('{ week: course, keep: [lundi] }'),
    'training.yaml:30:54 aucune ligne pour la phase 1 : ajoute-la à phases, ou une ligne à elle',
  ),
  broken(
    'a day is twice in a row',
    rows('{ phases: [1], keep: [lundi, mardi, lundi], then: [mardi] }'),
    'training.yaml:30:91 lundi est déjà dans cette ligne : garde-le une fois',
    'training.yaml:30:106 mardi est déjà dans cette ligne : garde-le une fois',
  ),
  broken(
    'a phase and a kind of week have two rows',
    rows(
      '{ phases: [1], keep: [lundi, mardi] }',
      '{ week: course, keep: [lundi] }',
      '{ phases: [1, 2], keep: [lundi] }',
      '{ week: course, keep: [mardi] }',
    ),
    'training.yaml:30:138 la phase 1 a déjà sa ligne : garde-la une fois',
    'training.yaml:30:170 « course » a déjà sa ligne : garde-la une fois',
  ),
  broken(
    'a table is made of what is not there',
    table('reprises'),
    'training.yaml:9:12 « reprises » est fait de rescheduling, qui manque : ajoute-le, ou écris le tableau à la main',
  ),
];

const LESSONS = [...programme({ lundi: sled('apprendre') }, {}), ...SLED];

const UNCITED = replace('exercises/strength.yaml', '    station: rameur\n', '');
const uncited = (at: string) =>
  `limits.yaml:${at} avertissement, aucun exercice ne cite l’atelier « Rameur », dont rien ne dit donc l’absence : ajoute station à celui qui le répète, dans content/exercises/`;

export const thresholdRequirements: readonly BrokenCopy[] = [
  ...[
    { line: 'specificity: { from: 1, everyWeek: [], stationsEvery: 3 }', at: '16:57' },
    { line: 'rehearsal: { stations: 2, weeks: 1 }', at: '16:26' },
    { line: 'stationDistance: { share: 50, weeks: 1 }', at: '16:29' },
  ].map(({ line, at }) => ({
    what: `a station that no exercise cites, which ${line.split(':')[0]} can’t miss`,
    edits: [...LESSONS, threshold(line), UNCITED],
    diagnostics: [uncited(at)],
  })),
  {
    what: 'a threshold of technique, and no workout that teaches',
    edits: [...LESSONS, replace(SLED_PAGE, '    technique: true\n', '')],
    diagnostics: [
      'limits.yaml:15:27 avertissement, aucune séance n’apprend ses ateliers, et ce seuil ne sert à rien : écris « technique: true » sous celles qui en apprennent le geste, ou retire-le',
    ],
  },
];
