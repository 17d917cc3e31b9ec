import { type BrokenCopy, replace } from '../../../broken-copy.ts';
import { accepting, atThreshold, gym, LEGS, programme } from './programme.ts';

const ACCEPT = accepting('ce jour', 'last-hard-days');

const LEGS_TOO_LATE = `lundi, bas du corps à J−6 : à J−7 au plus tard, ou à intensité facile. Avance ou remplace cette séance : des jambes chargées mettent des jours à retrouver leur fraîcheur (usage des coachs)${ACCEPT}`;

export const lastHardDays: readonly BrokenCopy[] = [
  {
    what: 'legs six days before the race',
    edits: programme({}, { lundi: `${gym(60)}, ${LEGS}, suggested: squats` }),
    diagnostics: [`training/phase1/week-02.yaml:4:93 avertissement, ${LEGS_TOO_LATE}`],
  },
  {
    what: 'legs without a word on how hard they are',
    edits: programme({}, { lundi: `type: force, duration: 60 min, ${LEGS}` }),
    diagnostics: [
      'training/phase1/week-02.yaml:4:36 avertissement, lundi n’a pas d’intensité : ajoute-la, par exemple « intensity: facile »',
      `training/phase1/week-02.yaml:4:73 avertissement, ${LEGS_TOO_LATE}`,
    ],
  },
  {
    what: 'a hard day four days before the race',
    edits: programme({}, { mercredi: gym(60, 'difficile') }),
    diagnostics: [
      `training/phase1/week-02.yaml:6:63 avertissement, mercredi, jour « difficile » à J−4 : à J−5 au plus tard. Adoucis ou avance cette séance : la fatigue met plus longtemps à partir que la forme (usage des coachs)${ACCEPT}`,
    ],
  },
  {
    what: 'hard legs four days before the race, reported once',
    edits: programme({}, { mercredi: `${gym(60, 'difficile')}, ${LEGS}` }),
    diagnostics: [
      `training/phase1/week-02.yaml:6:98 avertissement, mercredi, bas du corps à J−4 : à J−7 au plus tard, ou à intensité facile. Avance ou remplace cette séance : des jambes chargées mettent des jours à retrouver leur fraîcheur (usage des coachs)${ACCEPT}`,
    ],
  },
  ...atThreshold(
    programme({ dimanche: `${gym(60)}, ${LEGS}` }, {}),
    replace('limits.yaml', 'legs: 7', 'legs: 10'),
    /à J−7 : à J−10 au plus tard/,
  ),
];
