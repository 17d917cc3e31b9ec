import type { ValueOf } from '../../../kinds.ts';
import type { Rule } from './rule.ts';

type Limits = ValueOf<'limits'>;

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
    const last = Math.max(...seen);
    const unknown = mentionsIn(limits).filter(({ week }) => !seen.has(week));
    for (const { path, week } of unknown.filter((mention) => mention.week > last)) {
      yield { file: 'limits.yaml', path, message: `la semaine ${week} n’est dans aucune phase : corrige-la` };
    }
    for (const week of weeksMissingInPhases(limits)) {
      const phase = limits.phases.findIndex(({ weeks }) => Math.max(...weeks) > week);
      yield {
        file: 'limits.yaml',
        path: ['phases', phase, 'weeks'],
        message: `la semaine ${week} manque dans les phases : ajoute-la à la sienne`,
      };
    }
  },
};

/** Weeks before the last one that the rest of the limits knows and no phase has: reported once, however often they stand there. */
export function weeksMissingInPhases(limits: Limits): ReadonlySet<number> {
  const planned = limits.phases.flatMap(({ weeks }) => weeks);
  const known = mentionsIn(limits).map(({ week }) => week);
  return new Set(known.filter((week) => !planned.includes(week) && week < Math.max(...planned)));
}

const mentionsIn = ({ race, dayDurations }: Limits) => [
  { path: ['race', 'week'], week: race.week },
  ...dayDurations.flatMap(({ weeks }, index) =>
    weeks.map((week, position) => ({ path: ['dayDurations', index, 'weeks', position], week })),
  ),
];
