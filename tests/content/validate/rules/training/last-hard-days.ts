import { gym, LEGS, programme } from './programme.ts';
import type { Case } from './table.ts';

export default [
  [
    'legs six days before the race',
    programme({}, { lundi: `${gym(60)}, ${LEGS}, suggested: squats` }),
    'week-02.yaml:4:93 last-hard-days: lundi, bas du corps à J−6 : à J−7 au plus tard, ou à intensité facile. Adoucis ou avance cette séance',
  ],
  [
    'a hard day four days before the race',
    programme({}, { mercredi: gym(60, 'difficile') }),
    'week-02.yaml:6:63 last-hard-days: mercredi, jour « difficile » à J−4 : à J−5 au plus tard. Adoucis ou avance cette séance',
  ],
  [
    'legs seven days, a hard day five days and easy legs four days before the race',
    programme(
      { dimanche: `${gym(60)}, ${LEGS}` },
      { mardi: gym(30, 'difficile'), mercredi: `${gym(20, 'facile')}, ${LEGS}` },
    ),
  ],
] satisfies Case[];
