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
        'focus: "RPE 7, avec 2 à 3 répétitions en réserve. Garde 5 répétitions en réserve."',
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
      `${TRAINING}:18:26 avertissement, « 2 à 4 » : RPE 5-7 laisse 3 à 5 en réserve (training.yaml) (voulais-tu dire « 3 à 5 » ?)`,
      `${PAGE}:12:44 avertissement, « trois ou quatre » : RPE 6 laisse quatre en réserve (training.yaml) (voulais-tu dire « quatre » ?)`,
      `${PAGE}:23:31 avertissement, « deux » : RPE 6-7 laisse trois à quatre en réserve (training.yaml) (voulais-tu dire « trois à quatre » ?)`,
      `${WEEK}:2:21 avertissement, « 2 à 3 » : RPE 7 laisse 3 en réserve (training.yaml) (voulais-tu dire « 3 » ?)`,
    ],
  },
  {
    what: 'a text that another table of reserves contradicts',
    edits: [
      replace(WEEK, 'focus: Essai', 'focus: RPE 7, 3 répétitions en réserve'),
      replace(
        TRAINING,
        'raceDate:\n',
        'reserve:\n  title: Réserve\n  text: Compte.\n  scale:\n    - { rpe: 7, reserve: 2, feeling: Dur. }\nraceDate:\n',
      ),
    ],
    diagnostics: [
      `${WEEK}:2:15 avertissement, « 3 » : RPE 7 laisse 2 en réserve (training.yaml) (voulais-tu dire « 2 » ?)`,
    ],
  },
];
