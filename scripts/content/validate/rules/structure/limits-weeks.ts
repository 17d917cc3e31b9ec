import type { Rule } from './rule.ts';

/**
 * The weeks of the phases follow one another from 1, and those that the limits speak of belong to one phase each: a
 * mistake there would switch a check off.
 */
export const limitsWeeks: Rule = {
  name: 'limits-weeks',
  *check(content) {
    const limits = content.one('limits');
    if (!limits) return;
    const seen = new Set<number>();
    for (const [index, { weeks }] of limits.phases.entries()) {
      for (const [position, week] of weeks.entries()) {
        if (seen.has(week)) {
          yield {
            file: 'limits.yaml',
            path: ['phases', index, 'weeks', position],
            message: `la semaine ${week} est déjà dans une phase : garde-la une fois`,
          };
        }
        seen.add(week);
      }
    }
    const last = Math.max(...seen);
    const missing = new Set(Array.from({ length: last }, (_, index) => index + 1).filter((week) => !seen.has(week)));
    for (const week of missing) {
      yield {
        file: 'limits.yaml',
        path: ['phases', limits.phases.findIndex(({ weeks }) => Math.max(...weeks) > week), 'weeks'],
        message: `la semaine ${week} manque : les semaines se suivent de 1 à ${last}, ajoute-la à sa phase`,
      };
    }
    const mentions = [
      { path: ['race', 'week'], week: limits.race.week },
      ...limits.dayDurations.flatMap(({ weeks }, index) =>
        weeks.map((week, position) => ({ path: ['dayDurations', index, 'weeks', position], week })),
      ),
    ];
    for (const { path, week } of mentions.filter((mention) => !seen.has(mention.week) && !missing.has(mention.week))) {
      yield { file: 'limits.yaml', path, message: `la semaine ${week} n’est dans aucune phase : corrige-la` };
    }
  },
};
