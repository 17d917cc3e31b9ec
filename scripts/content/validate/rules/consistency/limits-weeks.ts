import type { Rule } from './rule.ts';

/** The weeks that the limits speak of belong to one phase each: a mistake there would switch a check off. */
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
    const mentions = [
      { path: ['race', 'week'], week: limits.race.week },
      ...limits.dayDurations.flatMap(({ weeks }, index) =>
        weeks.map((week, position) => ({ path: ['dayDurations', index, 'weeks', position], week })),
      ),
    ];
    const unknown = mentions.filter(({ week }) => !seen.has(week));
    const last = Math.max(...seen);
    for (const { path, week } of unknown.filter((mention) => mention.week > last)) {
      yield { file: 'limits.yaml', path, message: `la semaine ${week} n’est dans aucune phase : corrige-la` };
    }
    // Reported once where it is missing, however many numbers there are for it.
    for (const week of new Set(unknown.map((mention) => mention.week).filter((number) => number < last))) {
      const phase = limits.phases.findIndex(({ weeks }) => Math.max(...weeks) > week);
      yield {
        file: 'limits.yaml',
        path: ['phases', phase, 'weeks'],
        message: `la semaine ${week} manque dans les phases : ajoute-la à la sienne`,
      };
    }
  },
};
