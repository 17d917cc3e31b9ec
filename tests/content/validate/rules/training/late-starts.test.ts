import { expect, test } from 'vitest';
import { type BrokenCopy, diagnosticsIn, replace, withCopy } from '../../../broken-copy.ts';
import {
  accepting,
  acceptingToo,
  gym,
  LEGS,
  programme,
  run,
  SLED,
  secondPhase,
  sled,
  threshold,
  weekFile,
} from './programme.ts';

const PLACE = 'workoutSafety:';
/** A late start for each number of weeks that a programme of four has more of; `keep` of the longest. */
const starts = (keep: string, more = '') =>
  replace(
    'training.yaml',
    PLACE,
    `lateStart:\n  intro: Il est tard.\n  starts:\n    - remaining: 3\n      keep: ${keep}\n${more}    - remaining: 2\n      keep: [3, 4]\n    - remaining: 1\n      keep: [4]\n${PLACE}`,
  );
const WEEKS = programme({ lundi: run(30) }, { lundi: run(33) }, { lundi: run(36) }, {});
const HARD = gym(15, 'difficile');
const ACCEPTED = (warning: string) => `      accepted: [{ warning: ${warning}, reason: Le stage l'exige. }]\n`;

const LONG_RUN = `training.yaml:33:13 avertissement, avec 3 semaines, semaine 3 : lundi, 36 min de course à pied : 35 min au plus, soit 110 % de la plus longue sortie depuis le début du programme (30 min), ou 5 min de plus. Raccourcis cette sortie : au-delà, le risque de blessure augmente (doi:10.1136/bjsports-2024-109380). Ou garde d’autres semaines${accepting('ce départ', 'run-rise')}`;
const LONG_WEEK = `training.yaml:33:13 avertissement, avec 3 semaines, semaine 3 : semaine trop longue : 36 min de course à pied, 33 min au plus ; 36 min en tout, 33 min au plus (110 % de la semaine d’avant). Raccourcis des séances, d’abord celle du lundi, qui augmente le plus : le corps s’adapte à de petites hausses (usage des coachs). Ou garde d’autres semaines${accepting('ce départ', 'week-rise')}`;

const leftOut = (line: number, remaining: number) =>
  `training.yaml:${line}:13 avertissement, avec ${remaining} semaines, semaine 3 : lundi, « semaine\u00a01 » : cette semaine-là n’en fait pas partie. Dis-le sans renvoyer à une autre semaine : qui ne l’a pas faite n’y comprend rien (usage des coachs). Ou garde d’autres semaines${accepting('ce départ', 'left-out-weeks')}`;

const CASES: readonly BrokenCopy[] = [
  { what: 'weeks that rise as in the whole programme', edits: [...WEEKS, starts('[2, 3, 4]')], diagnostics: [] },
  {
    what: 'a rise over a week that is left out',
    edits: [...WEEKS, starts('[1, 3, 4]')],
    diagnostics: [LONG_RUN, LONG_WEEK],
  },
  {
    what: 'one of two warnings, accepted at the start',
    edits: [...WEEKS, starts('[1, 3, 4]', ACCEPTED('week-rise'))],
    diagnostics: [LONG_RUN.replace(accepting('ce départ', 'run-rise'), acceptingToo('ce départ', 'run-rise'))],
  },
  {
    what: 'an acceptance without its warning',
    edits: [...WEEKS, starts('[2, 3, 4]', ACCEPTED('run-rise'))],
    diagnostics: [
      'training.yaml:34:29 il n’y a pas, ou plus, d’avertissement « run-rise » à accepter ici : retire cette acceptation',
    ],
  },
  {
    what: 'an acceptance of no rule',
    edits: [...WEEKS, starts('[2, 3, 4]', ACCEPTED('run-raise'))],
    diagnostics: [expect.stringContaining('« run-raise » n’est pas accepté')],
  },
  {
    what: 'a text about a week that is left out',
    edits: [
      ...programme(
        { lundi: run(30) },
        { lundi: run(30) },
        { lundi: `${run(30)}, description: Comme en semaine 1.` },
        {},
      ),
      starts('[2, 3, 4]'),
    ],
    diagnostics: [leftOut(33, 3), leftOut(35, 2)],
  },
  {
    what: 'a title about weeks of which one is left out',
    edits: [
      ...programme({ lundi: run(30) }, { lundi: run(30) }, { lundi: run(30) }, {}),
      replace(weekFile(3), 'focus: Essai', 'focus: Comme aux semaines 1 à 2'),
      starts('[1, 3, 4]'),
    ],
    diagnostics: [
      expect.stringMatching(/^training\.yaml:33:13 .*semaine 3 : .*, « semaines\u00a01 à 2 »/),
      expect.stringMatching(/^training\.yaml:35:13 .*semaine 3 : .*, « semaines\u00a01 à 2 »/),
    ],
  },
  ...[
    'Samedi dernier délai pour le billet.',
    'Cours en semaine 1 km de plus.',
    'Reste en semaine 1-2 h dehors.',
    'Mardi dernier exercice du bloc.',
  ].map((text) => ({
    what: `« ${text} », which is about no week`,
    edits: [
      ...programme({ lundi: run(30) }, { lundi: run(30) }, { lundi: `${run(30)}, description: ${text}` }, {}),
      starts('[2, 3, 4]'),
    ],
    diagnostics: [],
  })),
  {
    what: 'a rise that the coaches accept, and is worse over a week that is left out',
    edits: [
      ...programme(
        { lundi: run(30) },
        { lundi: run(35) },
        { lundi: `${run(45)}, accepted: [{ warning: run-rise, reason: Le stage l'exige. }]` },
        {},
      ),
      replace('limits.yaml', 'weekRise: { percent: 110', 'weekRise: { percent: 200'),
      starts('[1, 3, 4]'),
    ],
    diagnostics: [
      expect.stringMatching(/^training\.yaml:33:13 .*semaine 3 : lundi, 45 min de course à pied : 35 min au plus/),
    ],
  },
  {
    what: 'a station at race load, without the session that teaches it',
    edits: [
      ...programme({ lundi: sled('apprendre', 30) }, { lundi: sled('leger', 30) }, { lundi: sled('lourd', 30) }, {}),
      ...SLED,
      starts('[1, 3, 4]'),
    ],
    diagnostics: [
      expect.stringMatching(/^training\.yaml:35:13 .*avec 2 semaines, semaine 3 : lundi, « Traîneau lourd »/),
    ],
  },
  {
    what: 'a simulation with a station that the coaches accept, and another that a week left out teaches',
    edits: [
      ...programme(
        { lundi: sled('apprendre', 30) },
        { lundi: `${sled('repetition', 30)}, accepted: [{ warning: technique, reason: Le rameur est connu. }]` },
        { lundi: run(20) },
        {},
      ),
      ...SLED,
      starts('[2, 3, 4]'),
    ],
    diagnostics: [
      expect.stringMatching(/^training\.yaml:33:13 .*semaine 2 : lundi, « Répétition » : Sled push et Rameur dans une/),
    ],
  },
  {
    what: 'a long day before a simulation that is not the last of the whole programme, which it leaves out',
    edits: [
      ...programme(
        { mardi: gym(60), jeudi: `${gym(60)}, ${LEGS}, suggested: repetition` },
        { jeudi: `${gym(60)}, ${LEGS}, suggested: repetition` },
        {},
        {},
      ),
      threshold('aroundSimulation: { days: 2, minutes: 30 }'),
      starts('[1, 3, 4]'),
    ],
    diagnostics: [],
  },
  {
    what: 'a phase that begins with its second week, of two hard days',
    edits: [
      ...programme({}, { lundi: gym(30) }, { lundi: HARD, mercredi: HARD }, {}),
      ...secondPhase([1], [2, 3, 4]),
      threshold('newPhase: { hardDays: 1 }'),
      starts('[1, 3, 4]'),
    ],
    diagnostics: [
      expect.stringMatching(
        /^training\.yaml:33:13 .*semaine 3 : on entre dans la phase 2 par cette semaine : 2 jours durs \(lundi et mercredi\), 1 au plus, la semaine d’avant n’en a pas\. Adoucis l’un d’eux :/,
      ),
    ],
  },
  {
    what: 'a heavy sled, after a week with a fault of its own, which may teach it',
    edits: [
      ...programme({ lundi: sled('apprendre') }, { lundi: sled('lourd') }, {}, {}),
      ...SLED,
      starts('[1, 2, 4]'),
      replace(weekFile(1), 'focus: Essai\n', ''),
    ],
    diagnostics: [`${weekFile(1)}:1:1 champ manquant « focus » : ajoute-le`],
  },
  {
    what: 'weeks that are no late start, reported once',
    edits: [...WEEKS, starts('[3, 1, 4]')],
    diagnostics: [
      'training.yaml:33:13 les semaines ne sont pas dans l’ordre : écris-les de la plus petite à la plus grande, chacune une fois',
    ],
  },
];

test.each(CASES)('a late start is a programme too: $what', async ({ edits, diagnostics }) => {
  await withCopy(edits, async (folder) => expect(await diagnosticsIn(folder)).toEqual(diagnostics));
});
