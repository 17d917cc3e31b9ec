import type { Duration } from '../../../../../schema/quantity.ts';
import type { Content } from '../../../content.ts';
import { oncePerCause } from './once-per-cause.ts';
import type { Rule } from './rule.ts';

const fits = (inner: Duration, outer: Duration) =>
  inner.minSeconds >= outer.minSeconds && inner.maxSeconds <= outer.maxSeconds;

/** A day lasts what the limits agreed on for its type and week. */
export const dayDurations: Rule = {
  name: 'day-durations',
  check: (content) => oncePerCause(unagreedDays(content)),
};

function* unagreedDays(content: Content) {
  const { dayDurations = [], phases = [] } = content.one('limits') ?? {};
  const limits = dayDurations.map((limit, index) => ({
    ...limit,
    index,
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
      const cause = {
        file: 'limits.yaml',
        path: ['dayDurations'],
        message: `des journées « ${type} » n’ont ici aucune durée permise : ajoute leurs semaines à une ligne « type: ${type} »`,
      };
      yield { file, path: [...path, 'type'], message, cause };
    }
    for (const { within, agreed, index } of agreements) {
      if (duration && fits(duration, within)) continue;
      const at = [...path, 'duration'];
      const where = `pour « ${type} » en semaine ${week.number} (limits.yaml)`;
      const message = duration
        ? `« ${content.rawValueAt(file, at)} » trouvé, prévu : ${agreed} ${where}. Change cette durée ou, si les coachs sont d’accord, la limite`
        : `durée manquante : ajoute duration, ${agreed} ${where}`;
      const cause = {
        file: 'limits.yaml',
        path: ['dayDurations', index, 'within'],
        message: `des journées « ${type} » de ces semaines ne durent pas ${agreed} : change cette limite, ou leur durée`,
      };
      yield { file, path: at, message, cause };
    }
  }
}
