import { type BrokenCopy, replace } from '../../../broken-copy.ts';
import { accepting, atThreshold, gym, LEGS, programme, run, threshold } from './programme.ts';

const SIMULATION = `${gym(60)}, ${LEGS}, suggested: repetition`;
const THRESHOLD = threshold('aroundSimulation: { days: 2, minutes: 30 }');

const warning = (found: string, reason: string) =>
  `avertissement, ${found} de « Répétition générale » (jeudi) : 30 min au plus, ou à intensité facile. Raccourcis ou adoucis cette séance : ${reason} (usage des coachs)${accepting('ce jour', 'around-simulation')}`;

export const aroundSimulation: readonly BrokenCopy[] = [
  {
    what: 'long sessions within two days of the simulation, before and after it',
    edits: [...programme({ mardi: gym(60), jeudi: SIMULATION, vendredi: gym(45) }, {}, {}), THRESHOLD],
    diagnostics: [
      `training/phase1/week-01.yaml:5:79 ${warning('mardi, 60 min à 2 jours', 'elle se fait les jambes fraîches')}`,
      `training/phase1/week-01.yaml:8:82 ${warning('vendredi, 45 min à un jour', 'quelques jours faciles aident à s’en remettre')}`,
    ],
  },
  {
    what: 'the last of two simulations alone',
    edits: [
      ...programme(
        { mardi: gym(60), jeudi: SIMULATION },
        { mardi: gym(60), jeudi: SIMULATION, samedi: run(12) },
        {},
        {},
      ),
      THRESHOLD,
    ],
    diagnostics: [
      `training/phase1/week-02.yaml:5:79 ${warning('mardi, 60 min à 2 jours', 'elle se fait les jambes fraîches')}`,
    ],
  },
  ...atThreshold(
    [
      ...programme({ lundi: gym(60), jeudi: `${gym(60)}, ${LEGS}, suggested: repetition` }, {}, {}),
      threshold('aroundSimulation: { days: 2, minutes: 30 }'),
    ],
    replace('limits.yaml', 'aroundSimulation: { days: 2', 'aroundSimulation: { days: 3'),
    / avertissement, lundi, 60 min à 3 jours de « Répétition générale »/,
  ),
];
