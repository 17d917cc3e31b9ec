import { intervalsOf, namedIntervals } from '../../../workout-time.ts';
import type { Rule } from './rule.ts';

/**
 * `mobility` and `slower` of a day only change its computed minutes: a day that has one has what these are computed from.
 * Its name says the efforts that its timer counts, or none.
 */
export const dayDoses: Rule = {
  name: 'day-doses',
  *check(content) {
    for (const { file, path, day } of content.days()) {
      if (day.mobility && day.suggested === undefined) {
        const message =
          'mobility s’ajoute à la séance conseillée : ajoute suggested, ou retire mobility et compte-la dans duration';
        yield { file, path: [...path, 'mobility'], message };
      }
      const named = namedIntervals(day.activity);
      if (day.intervals && named.length > 0 && !isSame(named, intervalsOf(day))) {
        const at = [...path, 'activity'];
        const message = `« ${content.rawValueAt(file, at)} » n’annonce pas les mêmes efforts que intervals : corrige l’un ou l’autre`;
        yield { file, path: at, message };
      }
      if (day.slower === undefined) continue;
      const [intervals, ...others] = intervalsOf(day);
      if (!intervals || others.length > 0) {
        const message =
          'slower va avec un fractionné d’une seule distance, comme « 6 × 600 m » : écris-le ainsi dans activity, ajoute intervals, ou retire slower';
        yield { file, path: [...path, 'slower'], message };
      } else if (day.slower >= intervals.repeats.min) {
        const message = `« ${day.slower} » doit rester sous le nombre d’efforts de la journée (${intervals.repeats.min}) : corrige slower, ou retire-le`;
        yield { file, path: [...path, 'slower'], message };
      }
    }
  },
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
