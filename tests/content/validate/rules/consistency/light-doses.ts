import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';

export const lightDoses: readonly BrokenCopy[] = [
  broken(
    'a light week whose workouts keep their full dose',
    replace(WEEK, 'focus: Essai', 'kind: allégée\nfocus: Essai'),
    `${WEEK}:2:7 avertissement, semaine allégée sans lighter : ses séances gardent toutes leurs séries. Ajoute par exemple « lighter: { fewerSets: 1, maxRpe: 6 } »`,
  ),
];
