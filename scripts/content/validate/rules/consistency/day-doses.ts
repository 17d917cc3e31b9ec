import { intervalsOf } from '../../../workout-time.ts';
import type { Rule } from './rule.ts';

/** `mobility` and `slower` of a day only change its computed minutes: a day that has one has what these are computed from. */
export const dayDoses: Rule = {
  name: 'day-doses',
  *check(content) {
    for (const { file, path, day } of content.days()) {
      if (day.mobility && day.suggested === undefined) {
        const message =
          'mobility s’ajoute à la séance conseillée : ajoute suggested, ou retire mobility et compte-la dans duration';
        yield { file, path: [...path, 'mobility'], message };
      }
      if (day.slower === undefined) continue;
      const [intervals, ...others] = intervalsOf(day);
      if (!intervals || others.length > 0) {
        const message =
          'slower va avec un fractionné d’une seule distance, comme « 6 × 600 m » : écris-le ainsi dans activity, ou retire slower';
        yield { file, path: [...path, 'slower'], message };
      } else if (day.slower >= intervals.repeats) {
        const message = `« ${day.slower} » n’est pas moins que les ${intervals.repeats} efforts de activity : corrige slower, ou retire-le`;
        yield { file, path: [...path, 'slower'], message };
      }
    }
  },
};
