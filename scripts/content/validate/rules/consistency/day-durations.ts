import type { Duration } from '../../../../../schema/quantity.ts';
import type { Rule } from './rule.ts';

const fits = (inner: Duration, outer: Duration) =>
  inner.minSeconds >= outer.minSeconds && inner.maxSeconds <= outer.maxSeconds;

/** A day lasts what the limits agreed on for its type and week. */
export const dayDurations: Rule = {
  name: 'day-durations',
  *check(content) {
    const { dayDurations = [], phases = [] } = content.one('limits') ?? {};
    const limits = dayDurations.map((limit, index) => ({
      ...limit,
      agreed: content.rawValueAt('limits.yaml', ['dayDurations', index, 'within']),
    }));
    const planned = phases.flatMap(({ weeks }) => weeks);
    const bounded = new Set(limits.map(({ type }) => type));
    for (const { file, value } of content.valid('week').filter((week) => planned.includes(week.value.number))) {
      for (const [index, { type, duration }] of value.days.entries()) {
        if (!type || !bounded.has(type)) continue;
        const agreements = limits.filter((limit) => limit.type === type && limit.weeks.includes(value.number));
        if (agreements.length === 0) {
          yield {
            file,
            path: ['days', index, 'type'],
            message: `« ${type} » n’est pas prévu en semaine ${value.number} : change le type, ou ajoute ${value.number} aux semaines d’une ligne « type: ${type} » de dayDurations (limits.yaml)`,
          };
        }
        for (const { within, agreed } of agreements) {
          const where = `pour « ${type} » en semaine ${value.number} (limits.yaml)`;
          const path = ['days', index, 'duration'];
          if (!duration) {
            yield { file, path, message: `durée manquante : ajoute duration, ${agreed} ${where}` };
          } else if (!fits(duration, within)) {
            yield {
              file,
              path,
              message: `« ${content.rawValueAt(file, path)} » trouvé, prévu : ${agreed} ${where}. Change cette durée ou, si vous êtes d’accord, la limite`,
            };
          }
        }
      }
    }
  },
};
