import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';
const PAGE = 'training/phase1/upper-body.yaml';
const TRAINING = 'training.yaml';

export const reserves: readonly BrokenCopy[] = [
  {
    what: 'texts that leave another reserve than their RPE does, in figures and in words',
    edits: [
      replace(
        WEEK,
        'focus: Essai',
        'focus: "RPE 7, avec 2 à 3 répétitions en réserve. RPE 5, garde 5 répétitions en réserve."',
      ),
      replace(
        PAGE,
        'summary: Une liste.',
        'summary: Une charge que tu soulèverais trois ou quatre fois de plus (RPE 6).',
      ),
      replace(
        PAGE,
        'summary: Des tours.',
        'summary: À RPE 6-7, garde deux tractions en réserve ; à RPE 8, deux en réserve.',
      ),
      replace(TRAINING, 'feeling: Tu souffles.', 'feeling: Il te reste 2 à 4 répétitions en réserve.'),
    ],
    diagnostics: [
      `${TRAINING}:18:26 avertissement, « 2 à 4 répétitions » : RPE 5-7 laisse 3 à 5 répétitions en réserve (training.yaml) (voulais-tu dire « 3 à 5 répétitions » ?)`,
      `${PAGE}:12:44 avertissement, « trois ou quatre » : RPE 6 laisse quatre en réserve (training.yaml) (voulais-tu dire « quatre » ?)`,
      `${PAGE}:23:31 avertissement, « deux tractions » : RPE 6-7 laisse trois à quatre tractions en réserve (training.yaml) (voulais-tu dire « trois à quatre tractions » ?)`,
      `${WEEK}:2:21 avertissement, « 2 à 3 répétitions » : RPE 7 laisse 3 répétitions en réserve (training.yaml) (voulais-tu dire « 3 répétitions » ?)`,
    ],
  },
  {
    what: 'one repetition, or none, after an RPE that leaves another number',
    edits: [
      replace(WEEK, 'focus: Essai', 'focus: RPE 7, une répétition en réserve'),
      replace(PAGE, 'summary: Une liste.', 'summary: "RPE 9 : garde deux répétitions en réserve."'),
      replace(
        PAGE,
        'summary: Des tours.',
        'summary: "RPE 10 : Trois répétitions en réserve, jamais aucune en réserve."',
      ),
    ],
    diagnostics: [
      `${PAGE}:12:29 avertissement, « deux répétitions » : RPE 9 laisse une répétition en réserve (training.yaml) (voulais-tu dire « une répétition » ?)`,
      `${PAGE}:23:24 avertissement, « Trois répétitions » : RPE 10 ne laisse Aucune répétition en réserve (training.yaml) (voulais-tu dire « Aucune répétition » ?)`,
      `${WEEK}:2:15 avertissement, « une répétition » : RPE 7 laisse trois répétitions en réserve (training.yaml) (voulais-tu dire « trois répétitions » ?)`,
    ],
  },
  {
    what: 'the RPE of a sentence before, or that which follows in parentheses',
    edits: [
      replace(WEEK, 'focus: Essai', 'focus: RPE 7. Garde une répétition en réserve'),
      replace(
        PAGE,
        'summary: Une liste.',
        'summary: 4 répétitions en réserve (RPE 6), puis 4 répétitions en réserve à la fin (RPE 7).',
      ),
      // Nothing is lifted.
      replace(PAGE, 'summary: Des tours.', 'summary: "RPE 7 : monte la côte deux fois de plus que mardi."'),
    ],
    diagnostics: [
      `${PAGE}:12:53 avertissement, « 4 répétitions » : RPE 7 laisse 3 répétitions en réserve (training.yaml) (voulais-tu dire « 3 répétitions » ?)`,
      `${WEEK}:2:21 avertissement, « une répétition » : RPE 7 laisse trois répétitions en réserve (training.yaml) (voulais-tu dire « trois répétitions » ?)`,
    ],
  },
  {
    what: 'a load and a note that leave another reserve than the effort of their workout, or of the note',
    edits: [
      replace(
        PAGE,
        'exercises:\n      - exercise: pompes\n        sets: 3\n        reps: 6-8\n      - exercise: planche\n        sets: 3\n        time: 30 s\n',
        'effort: RPE 6 à 7, sans te presser.\n    exercises:\n      - exercise: pompes\n        sets: 3\n        reps: 6-8\n        load: { reserve: 0 }\n        note: Garde une répétition en réserve.\n      - exercise: planche\n        sets: 1\n        reps: 1\n        load: { reserve: 4 }\n        note: RPE 8 pour finir.\n',
      ),
    ],
    diagnostics: [
      `${PAGE}:19:26 avertissement, « 0 » : RPE 6 à 7 laisse 3-4 en réserve (training.yaml) (voulais-tu dire « 3-4 » ?)`,
      `${PAGE}:20:21 avertissement, « une répétition » : RPE 6 à 7 laisse trois à quatre répétitions en réserve (training.yaml) (voulais-tu dire « trois à quatre répétitions » ?)`,
      `${PAGE}:24:26 avertissement, « 4 » : RPE 8 laisse 2 en réserve (training.yaml) (voulais-tu dire « 2 » ?)`,
    ],
  },
];
