import { GYM_TYPES } from '../../../schema/vocabulary.ts';
import type { Rule } from './rule.ts';

/** Gym sessions, told by their type or by their link to workouts, happen on the training days of the limits only. */
export const trainingDays: Rule = {
  name: 'training-days',
  *check(content) {
    const allowed = content.one('limits')?.trainingDays;
    const pages = content.pages();
    for (const { file, value } of content.valid('week')) {
      for (const [index, { day, type, activity, link, duration }] of value.days.entries()) {
        const hasWorkouts = link !== undefined && pages.has(link);
        if (!type && (hasWorkouts || duration)) {
          yield { file, path: ['days', index], message: `« ${activity} » n’a pas de type : ajoute type` };
        }
        const isGym = hasWorkouts || (type && GYM_TYPES.includes(type));
        if (!allowed || !isGym || allowed.includes(day)) continue;
        yield {
          file,
          path: ['days', index, type ? 'type' : 'link'],
          message: `« ${activity} » est une séance en salle un ${day}, jours de salle (limits.yaml) : ${allowed.join(', ')}`,
        };
      }
    }
  },
};
