import type { Rule } from './rule.ts';

/** The workouts of a light week have a lighter dose. A coach may write it into the days: a warning. */
export const lightDoses: Rule = {
  name: 'light-doses',
  *check(content) {
    for (const { file, value: week } of content.valid('week')) {
      if (week.kind !== 'allégée' || week.lighter || week.days.every(({ suggested }) => !suggested)) continue;
      yield {
        file,
        path: ['kind'],
        severity: 'warning',
        message:
          'semaine allégée sans lighter : ses séances gardent toutes leurs séries. Ajoute par exemple « lighter: { fewerSets: 1, maxRpe: 6 } »',
      };
    }
  },
};
