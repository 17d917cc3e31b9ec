import type { Week } from '../../../../../schema/week.ts';
import { isSession } from './priorities.ts';
import type { Rule } from './rule.ts';

/** A sentence of a day depends on the session of another day of its week, or on an earlier week. */
export const dependentTexts: Rule = {
  name: 'dependent-texts',
  *check(content) {
    for (const { file, path, day, week } of content.days()) {
      for (const [index, { on, week: number }] of (day.dependent ?? []).entries()) {
        const at = (key: string) => ({ file, path: [...path, 'dependent', index, key] });
        if (on === day.day) yield { ...at('on'), message: 'c’est le jour même : mets cette phrase dans description' };
        else if (on !== undefined && !hasSession(week, on)) {
          yield { ...at('on'), message: `pas de séance le ${on} de cette semaine : choisis un autre jour` };
        } else if (number !== undefined && number >= week.number) {
          yield {
            ...at('week'),
            message: `la semaine ${number} ne vient pas avant celle-ci : cite une semaine d’avant`,
          };
        }
      }
    }
  },
};

const hasSession = ({ days }: Week, on: string) => days.some((other) => other.day === on && isSession(other));
