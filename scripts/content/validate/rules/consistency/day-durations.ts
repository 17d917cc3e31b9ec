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
    for (const { file, path, day, week } of content.days()) {
      const { type, duration } = day;
      const ofType = limits.filter((limit) => limit.type === type);
      if (ofType.length === 0 || !planned.includes(week.number)) continue;
      const agreements = ofType.filter(({ weeks }) => weeks.includes(week.number));
      if (agreements.length === 0) {
        const message = `« ${type} » n’est pas prévu en semaine ${week.number} : change le type, ou ajoute ${week.number} aux semaines d’une ligne « type: ${type} » de dayDurations (limits.yaml)`;
        yield { file, path: [...path, 'type'], message };
      }
      for (const { within, agreed } of agreements) {
        if (duration && fits(duration, within)) continue;
        const at = [...path, 'duration'];
        const where = `pour « ${type} » en semaine ${week.number} (limits.yaml)`;
        const message = duration
          ? `« ${content.rawValueAt(file, at)} » trouvé, prévu : ${agreed} ${where}. Change cette durée ou, si vous êtes d’accord, la limite`
          : `durée manquante : ajoute duration, ${agreed} ${where}`;
        yield { file, path: at, message };
      }
    }
  },
};
