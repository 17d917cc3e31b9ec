import { expect, test } from 'vitest';
import { TRAINING_RULES } from '../../../../../scripts/content/validate/rules/training/index.ts';
import { type BrokenCopy, diagnosticsIn, replace, withCopy } from '../../../broken-copy.ts';
import { accepting, acceptingToo, gym, programme, run, SLED, SLED_PAGE, sled, weekFile } from './programme.ts';
import { PUSH_UPS, SUGGESTED, TIMED_PAGE, timed } from './timed-workout.ts';

const accept = (warning: string) => `accepted: [{ warning: ${warning}, reason: "Le stage l'exige." }]`;
const nothingToAccept = (warning: string) =>
  `il n’y a pas, ou plus, d’avertissement « ${warning} » à accepter ici : retire cette acceptation`;
const misplaced = (warning: string) =>
  `l’avertissement « ${warning} » vient d’ailleurs dans ce fichier : déplace cette acceptation sous le jour qu’il montre`;
const longRun = (fields: string) =>
  programme({ lundi: run(30), jeudi: run(20) }, { mardi: `${run(40)}, ${fields}` }, {});
const longRunWarning = (ending: string) =>
  `mardi, 40 min de course à pied : 35 min au plus, soit 110 % de la plus longue sortie depuis le début du programme (30 min), ou 5 min de plus. Raccourcis cette sortie : au-delà, le risque de blessure augmente (doi:10.1136/bjsports-2024-109380)${ending}`;
const LONG_RUN = longRunWarning(accepting('ce jour', 'run-rise'));

const CASES: readonly BrokenCopy[] = [
  { what: 'a warning about a day, accepted there', edits: longRun(accept('run-rise')), diagnostics: [] },
  {
    what: 'a warning about a week, accepted there',
    edits: programme({ lundi: gym(50) }, { lundi: gym(60), week: `${accept('week-rise')}\n` }, {}),
    diagnostics: [],
  },
  {
    what: 'a warning about a week, accepted on the day that it shows',
    edits: programme({ lundi: gym(50) }, { lundi: `${gym(60)}, ${accept('week-rise')}` }, {}),
    diagnostics: [
      `training/phase1/week-02.yaml:4:79 avertissement, semaine trop longue : 60 min en tout, 55 min au plus (110 % de la semaine d’avant). Raccourcis des séances, d’abord celle du lundi, qui augmente le plus : le corps s’adapte à de petites hausses (usage des coachs)${accepting('la semaine', 'week-rise')}`,
      'training/phase1/week-02.yaml:4:109 l’avertissement « week-rise » vient d’ailleurs dans ce fichier : déplace cette acceptation au début du fichier, au niveau de focus',
    ],
  },
  {
    what: 'a warning about a day, accepted for the week',
    edits: programme({ lundi: run(30), jeudi: run(20) }, { mardi: run(40), week: `${accept('run-rise')}\n` }, {}),
    diagnostics: [
      `training/phase1/week-02.yaml:3:23 ${misplaced('run-rise')}`,
      `training/phase1/week-02.yaml:6:80 avertissement, ${LONG_RUN}`,
    ],
  },
  {
    what: 'a warning about a day, accepted on another',
    edits: programme(
      { lundi: run(30), jeudi: run(20) },
      { mardi: run(40), jeudi: `type: repos, intensity: récupération, ${accept('run-rise')}` },
      {},
    ),
    diagnostics: [
      `training/phase1/week-02.yaml:5:80 avertissement, ${LONG_RUN}`,
      `training/phase1/week-02.yaml:7:96 ${misplaced('run-rise')}`,
    ],
  },
  {
    what: 'a warning about a day, accepted in another week',
    edits: programme({ lundi: run(30), mardi: `${run(20)}, ${accept('run-rise')}` }, { mardi: run(40) }, {}),
    diagnostics: [
      `training/phase1/week-01.yaml:5:110 ${nothingToAccept('run-rise')}`,
      `training/phase1/week-02.yaml:5:80 avertissement, ${LONG_RUN}`,
    ],
  },
  {
    what: 'another warning than the one that is accepted',
    edits: longRun(accept('hard-days')),
    diagnostics: [
      `training/phase1/week-02.yaml:5:80 avertissement, ${longRunWarning(acceptingToo('ce jour', 'run-rise'))}`,
      `training/phase1/week-02.yaml:5:110 ${nothingToAccept('hard-days')}`,
    ],
  },
  {
    what: 'a warning about a workout, accepted there',
    edits: [
      ...programme({ lundi: SUGGESTED }, {}),
      ...timed(`estimatedDuration: 40 min, ${PUSH_UPS}, ${accept('workout-minutes')}`),
    ],
    diagnostics: [],
  },
  {
    what: 'a warning about a day, accepted at the workout that it suggests',
    edits: [
      ...programme({ lundi: `${SUGGESTED}, duration: 40 min` }, {}),
      ...timed(`${PUSH_UPS}, ${accept('workout-minutes')}`),
    ],
    diagnostics: [
      `${TIMED_PAGE}:6:157 ${nothingToAccept('workout-minutes')}`,
      `training/phase1/week-01.yaml:4:127 avertissement, lundi, « Essai » : « 40 min » annoncé, mais 24 à 28 min d’après le calcul (athlètes de 1\u00a0h\u00a030 et de 2\u00a0h, timeEstimates de limits.yaml), 36 à 44 min permises à 10 % près. Ajoute des séries, des tours ou de l’échauffement, ou change la durée : le membre réserve ce temps, et la charge de la semaine en dépend (usage des coachs)${accepting('ce jour', 'workout-minutes')}`,
    ],
  },
  {
    what: 'a needless acceptance at a workout',
    edits: [...programme({ lundi: SUGGESTED }, {}), ...timed(`${PUSH_UPS}, ${accept('workout-minutes')}`)],
    diagnostics: [`${TIMED_PAGE}:6:157 ${nothingToAccept('workout-minutes')}`],
  },
  {
    what: 'an acceptance whose run was shortened',
    edits: [...longRun(accept('run-rise')), replace(weekFile(2), 'duration: 40 min', 'duration: 35 min')],
    diagnostics: [`training/phase1/week-02.yaml:5:110 ${nothingToAccept('run-rise')}`],
  },
  {
    what: 'an acceptance that stands twice',
    edits: longRun('accepted: [{ warning: run-rise, reason: Stage }, { warning: run-rise, reason: Encore }]'),
    diagnostics: [`training/phase1/week-02.yaml:5:148 ${nothingToAccept('run-rise')}`],
  },
  {
    what: 'acceptances that nothing is known of, for want of a duration',
    edits: programme(
      { lundi: run(30), jeudi: 'type: footing, intensity: facile' },
      { mardi: `${run(40)}, ${accept('run-rise')}`, week: `${accept('week-rise')}\n` },
      {},
    ),
    diagnostics: [],
  },
  {
    what: 'acceptances in weeks that are known, beside one that is not',
    edits: programme(
      { lundi: run(30) },
      { mardi: `${run(30)}, ${accept('run-rise')}`, week: `${accept('week-rise')}\n` },
      { jeudi: 'type: footing, intensity: facile' },
      {},
    ),
    diagnostics: [
      `training/phase1/week-02.yaml:3:23 ${nothingToAccept('week-rise')}`,
      `training/phase1/week-02.yaml:6:110 ${nothingToAccept('run-rise')}`,
    ],
  },
  {
    what: 'an acceptance for a light week after one of which the load is not known',
    edits: programme(
      { lundi: 'type: force, duration: 40 min' },
      { lundi: gym(40), week: `kind: allégée\n${accept('light-weeks')}\n` },
      {},
    ),
    diagnostics: [
      'training/phase1/week-01.yaml:4:36 avertissement, lundi n’a pas d’intensité : ajoute-la, par exemple « intensity: facile »',
    ],
  },
  {
    what: 'an acceptance for a taper after a week of which the length is not known',
    edits: programme(
      { lundi: 'type: force, intensity: facile' },
      { lundi: gym(40), week: `kind: affûtage\n${accept('taper')}\n` },
      {},
    ),
    diagnostics: [],
  },
  {
    what: 'an acceptance of a warning that does not exist',
    edits: longRun(accept('run-raise')),
    diagnostics: [
      `training/phase1/week-02.yaml:5:110 « run-raise » n’est pas accepté, attendu : ${TRAINING_RULES.map(({ name }) => name).join(', ')} (voulais-tu dire « run-rise » ?)`,
    ],
  },
  {
    what: 'a reason that says nothing',
    edits: longRun('accepted: [{ warning: run-rise, reason: "…" }]'),
    diagnostics: ['training/phase1/week-02.yaml:5:128 raison manquante : écris pourquoi c’est voulu'],
  },
  {
    what: 'an acceptance without a reason',
    edits: longRun('accepted: [{ warning: run-rise }]'),
    diagnostics: ['training/phase1/week-02.yaml:5:101 champ manquant « reason » : ajoute-le'],
  },
  {
    what: 'an acceptance after a week with a fault, which hides what it is for',
    edits: [...longRun(accept('run-rise')), replace(weekFile(1), 'focus: Essai\n', '')],
    diagnostics: ['training/phase1/week-01.yaml:1:1 champ manquant « focus » : ajoute-le'],
  },
  ...[
    ['understanding.yaml', 'title: La course\n', 'title'],
    ['exercises/strength.yaml', '    howTo: Descends, remonte.\n', 'howTo'],
  ].map(([file = '', line = '', field]) => ({
    what: `an acceptance beside ${file} with a fault, which hides what it is for`,
    edits: [
      ...programme({ lundi: `${sled('lourd')}, ${accept('technique')}` }, { lundi: sled('apprendre') }, {}),
      ...SLED,
      replace(file, line, ''),
    ],
    diagnostics: [expect.stringMatching(new RegExp(`^${file}:.*champ manquant « ${field} »`))],
  })),
  {
    what: 'an acceptance of technique, while no workout is marked as one that teaches',
    edits: [
      ...programme({ lundi: `${sled('lourd')}, ${accept('technique')}` }, {}),
      ...SLED,
      replace(SLED_PAGE, '    technique: true\n', ''),
    ],
    diagnostics: [expect.stringMatching(/^limits\.yaml:.* aucune séance n’apprend ses ateliers/)],
  },
  {
    what: 'a needless acceptance beside a screen with a fault, which has no say in it',
    edits: [
      ...longRun(accept('run-rise')),
      replace(weekFile(2), 'duration: 40 min', 'duration: 35 min'),
      replace('introduction.yaml', 'title: Bienvenue\n', ''),
    ],
    diagnostics: [
      'introduction.yaml:1:1 champ manquant « title » : ajoute-le',
      `training/phase1/week-02.yaml:5:110 ${nothingToAccept('run-rise')}`,
    ],
  },
];

test.each(CASES)('$what', async ({ edits, diagnostics }) => {
  expect(await withCopy(edits, diagnosticsIn)).toEqual(diagnostics);
});
