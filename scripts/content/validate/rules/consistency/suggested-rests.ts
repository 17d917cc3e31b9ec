import { formatRest } from '../../../../../src/format/quantities.ts';
import { restSourceOf } from '../../../day-rests.ts';
import type { Rule } from './rule.ts';

/** A day whose rest is that of its suggested workout does not say another one. */
export const suggestedRests: Rule = {
  name: 'suggested-rests',
  *check(content) {
    for (const { file, path, day } of content.days()) {
      const workout = restSourceOf(day, content);
      if (!workout || !day.rest || formatRest(day.rest) === formatRest(workout.rest)) continue;
      const at = [...path, 'rest'];
      const message = `« ${content.rawValueAt(file, at)} » trouvé, mais la séance conseillée, « ${workout.name} », a « ${formatRest(workout.rest)} » : retire cette ligne, le repos affiché sera celui de la séance`;
      yield { file, path: at, message };
    }
  },
};
