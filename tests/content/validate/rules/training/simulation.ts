import { type BrokenCopy, replace } from '../../../broken-copy.ts';
import { accepting, atThreshold, gym, LEGS, programme } from './programme.ts';

export const simulation: readonly BrokenCopy[] = [
  {
    what: 'a simulation thirteen days before the race',
    edits: programme({}, { lundi: `${gym(60)}, ${LEGS}, suggested: repetition` }, {}),
    diagnostics: [
      `training/phase1/week-02.yaml:4:133 avertissement, lundi, « Répétition générale » à J−13 : une simulation de course se fait à J−14 au plus tard. Avance-la, ou conseille une autre séance : il faut deux semaines pour s’en remettre et en tirer profit (usage des coachs)${accepting('ce jour', 'simulation')}`,
    ],
  },
  ...atThreshold(
    programme({ dimanche: `${gym(60)}, ${LEGS}, suggested: repetition` }, {}, {}),
    replace('limits.yaml', 'simulation: { days: 14', 'simulation: { days: 21'),
    /à J−14 : une simulation de course se fait à J−21 au plus tard\. .* il faut 21 jours pour/,
  ),
];
