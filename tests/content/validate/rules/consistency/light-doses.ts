import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';

export const lightDoses: readonly BrokenCopy[] = [
  {
    what: 'a light week whose workouts keep their full dose',
    edits: [replace(WEEK, 'focus: Essai', 'kind: allégée\nfocus: Essai')],
    diagnostics: [
      `${WEEK}:2:7 avertissement, semaine allégée sans lighter : ses séances gardent toutes leurs séries. Ajoute par exemple « lighter: { fewerSets: 1, maxRpe: 6 } »`,
    ],
  },
];
