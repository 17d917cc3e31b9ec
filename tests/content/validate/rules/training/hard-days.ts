import type { BrokenCopy } from '../../../broken-copy.ts';
import { accepting, gym, LEGS, programme } from './programme.ts';

const ACCEPT = accepting('ce jour', 'hard-days');

const inARow = (days: string) =>
  `avertissement, deux jours durs de suite, ${days} : adoucis ou déplace l’un des deux. Il faut au moins un jour plus facile pour récupérer d’une séance dure (usage des coachs)${ACCEPT}`;

const AFTER_LEGS = `avertissement, fractionné au lendemain du bas du corps (lundi) : déplace l’un des deux. Après une séance de jambes, la course perd en qualité (doi:10.1080/02701367.2015.1053104)${ACCEPT}`;

export const hardDays: readonly BrokenCopy[] = [
  {
    what: 'two hard days in a row',
    edits: programme({ mardi: gym(40, 'difficile'), mercredi: gym(40, 'difficile') }, {}),
    diagnostics: [`training/phase1/week-01.yaml:6:63 ${inARow('mardi (difficile) puis mercredi (difficile)')}`],
  },
  {
    what: 'two hard days in a row across the end of a week',
    edits: programme({ dimanche: gym(40, 'difficile') }, { lundi: gym(40, 'maximale') }, {}),
    diagnostics: [`training/phase1/week-02.yaml:4:60 ${inARow('dimanche (difficile) puis lundi (maximale)')}`],
  },
  {
    what: 'intervals the day after the legs',
    edits: programme(
      {
        lundi: `${gym(40)}, ${LEGS}`,
        mardi: 'type: fractionné, intensity: difficile, duration: 30 min',
      },
      {},
    ),
    diagnostics: [`training/phase1/week-01.yaml:5:42 ${AFTER_LEGS}`],
  },
  {
    what: 'intervals the day after hard legs, which moving one of them mends',
    edits: programme(
      {
        lundi: `${gym(40, 'difficile')}, ${LEGS}`,
        mardi: 'type: fractionné, intensity: difficile, duration: 30 min',
      },
      {},
    ),
    diagnostics: [`training/phase1/week-01.yaml:5:42 ${AFTER_LEGS}`],
  },
];
