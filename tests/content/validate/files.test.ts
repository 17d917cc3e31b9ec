import { expect, test } from 'vitest';
import { add, diagnosticsOf, type Edit, replace } from '../broken-copy.ts';
import { rescheduling } from './rules/rescheduling.ts';

const move =
  (from: string, to: string): Edit =>
  (files) => {
    for (const [file, text] of [...files]) {
      files.delete(file);
      files.set(file.replace(from, to), text);
    }
  };
const remove =
  (begins: string): Edit =>
  (files) => {
    for (const file of [...files.keys()]) if (file.startsWith(begins)) files.delete(file);
  };
const copy =
  (from: string, to: string): Edit =>
  (files) =>
    files.set(to, files.get(from) ?? '');

const PHASE = 'training/phase1';
const [WEEK, PAGE] = [`${PHASE}/week-02.yaml`, `${PHASE}/upper-body.yaml`];
const UNEXPECTED = '1:1 fichier inattendu : vérifie son nom (.yaml) et son dossier, ou retire-le';
const RENAME = 'fichier mal nommé : renomme-le';
const MOVE = 'fichier mal rangé : déplace-le';
const meant = (name: string) => ` (voulais-tu dire « ${name} » ?)`;
const MISSING = '1:1 fichier manquant :';

/** What is done to the files, and the only diagnostics that come of it. */
const CASES: readonly [string, Edit, ...string[]][] = [
  // Misnamed and moved
  ...['week-02.yaml.txt', 'Semaine 2.yaml', 'week-12.yaml'].map((name): [string, Edit, string] => [
    `a week named ${name}`,
    move(WEEK, `${PHASE}/${name}`),
    `${PHASE}/${name}:1:1 ${RENAME}${meant(WEEK)}`,
  ]),
  ...['week-02.yaml', 'training/phase2/week-02.yaml'].map((name): [string, Edit, string] => [
    `a week at ${name}`,
    move(WEEK, name),
    `${name}:1:1 ${MOVE}${meant(WEEK)}`,
  ]),
  [
    'a page of another name',
    move(PAGE, `${PHASE}/haut-du-corps.yaml`),
    `${PHASE}/haut-du-corps.yaml:1:1 ${RENAME}${meant(PAGE)}`,
  ],
  [
    'a folder of a phase by another name',
    move('phase1/', 'phase-1/'),
    `training/phase-1/phase.yaml:1:1 dossier mal nommé : renomme « training/phase-1 » en « ${PHASE} »`,
  ],
  [
    'the names of two weeks exchanged',
    (files) => {
      move('week-02', 'week-0X')(files);
      move('week-01', 'week-02')(files);
      move('week-0X', 'week-01')(files);
    },
    `${PHASE}/week-01.yaml:1:9 ce fichier a la semaine 2, et ${WEEK} la semaine 1 : échange leurs noms`,
  ],
  // Copies
  ...['week-02 (1).yaml', 'week-02.yaml.bak'].map((name): [string, Edit, string] => [
    `a copy named ${name}`,
    copy(WEEK, `${PHASE}/${name}`),
    `${PHASE}/${name}:1:1 copie de ${WEEK} : retire-la`,
  ]),
  [
    'a copy of a week at the place of another',
    copy(WEEK, `${PHASE}/week-13.yaml`),
    `${PHASE}/week-13.yaml:1:1 copie de ${WEEK} : retire-la, ou change son contenu`,
  ],
  [
    'a week pasted over a page',
    copy(WEEK, PAGE),
    `${PAGE}:1:1 ce fichier contient « Semaine », son nom est celui de « Page de séances » : change son nom ou son contenu`,
  ],
  // Missing
  [
    'a week is gone',
    remove(WEEK),
    `${WEEK}:${MISSING} limits.yaml (phases) prévoit la semaine 2 en phase 1. Remets-le, ou retire-la de limits.yaml`,
  ],
  [
    'a phase lost its file',
    remove(`${PHASE}/phase`),
    `${PHASE}/phase.yaml:${MISSING} la phase 1 en a besoin. Remets-le, ou retire la phase de limits.yaml (phases)`,
  ],
  [
    'a page of two links is gone',
    remove(PAGE),
    `${PAGE}:${MISSING} 2 liens mènent à cette page (${PHASE}/week-01.yaml). Remets-le, ou change ce qui y mène`,
  ],
  [
    'a page that two workouts in travel are on is gone',
    rescheduling({
      travel: `text: Cours., workouts: [${['upper-body', 'lower-body']
        .map((page) => `{ replaces: ${page}, page: /${PHASE}/travel, workout: dehors }`)
        .join(', ')}]`,
    }),
    `${PHASE}/travel.yaml:${MISSING} 2 liens mènent à cette page (training.yaml). Remets-le, ou change ce qui y mène`,
  ],
  [
    'exercises are gone',
    remove('exercises/'),
    `exercises/strength.yaml:${MISSING} figures/strength.yaml dessine ses 2 exercices. Remets-le, ou retire ces figures`,
  ],
  [
    'figures are gone',
    remove('figures/'),
    `figures/strength.yaml:${MISSING} 2 exercices de exercises/strength.yaml n’ont pas de figure. Remets-le, ou écris sous chacun figure: comme … ou figure: aucune (et sa raison)`,
  ],
  [
    'a phase is gone',
    remove(PHASE),
    `${PHASE}/phase.yaml:1:1 dossier manquant : ${PHASE} (phase.yaml, week-01.yaml, week-02.yaml). Remets-le, ou retire la phase 1 de limits.yaml`,
  ],
  ['the limits are gone', remove('limits'), `limits.yaml:${MISSING} l’application ne peut pas s’en passer, remets-le`],
  ['an emptied file', (files) => files.set(WEEK, ''), `${WEEK}:1:1 fichier vide : remplis-le, ou retire-le`],
  // The limits
  [
    'the limits lack a week',
    replace('limits.yaml', 'weeks: [1, 2]', 'weeks: [1]'),
    `limits.yaml:3:12 semaines trouvées dans ${PHASE} : 1, 2, et non 1. Écris « weeks: [1, 2] », ou retire les fichiers en trop`,
  ],
  [
    'the limits have another phase',
    replace('limits.yaml', 'phase: 1', 'phase: 4'),
    `limits.yaml:2:12 la phase 4 n’a pas de dossier, et ${PHASE} existe : corrige ce numéro${meant('1')}`,
  ],
  [
    'a phase that the limits have not',
    add('training/phase2/phase.yaml', 'name: Développement\naim: Continuer.\nprinciples: [Plus vite]\n'),
    'limits.yaml:2:3 le dossier training/phase2 existe, mais la phase 2 n’est pas prévue ici : ajoute-la, ou retire ce dossier',
  ],
  [
    'a week beyond the last one',
    (files) => files.set(`${PHASE}/week-03.yaml`, (files.get(WEEK) ?? '').replace('number: 2', 'number: 3')),
    `${PHASE}/week-03.yaml:1:1 la semaine 3 n’est pas prévue en phase 1 (limits.yaml, phases) : ajoute-la là-bas, ou retire ce fichier`,
  ],
  // Unexpected
  [
    'a file with an accent',
    add('exercises/étirements.yaml', 'family: É\n'),
    `exercises/étirements.yaml:${UNEXPECTED}${meant('exercises/etirements.yaml')}`,
  ],
];

test.each(CASES)('%s', async (_what, edit, ...diagnostics) => {
  expect(await diagnosticsOf([edit])).toEqual(diagnostics);
});

test('files come first, and files’ own faults beside them', async () => {
  const email = replace('app.yaml', 'email: contact@example.test', 'email: contact');
  expect(await diagnosticsOf([email, add('notes', '')])).toEqual([
    `notes:${UNEXPECTED}`,
    expect.stringContaining('app.yaml:7:10'),
  ]);
});
