import { GYM_TYPES } from '../../../../../schema/vocabulary.ts';
import type { Rule } from './rule.ts';

/** Gym sessions, known by their type or by their link to workouts, happen on the gym days of the limits (`trainingDays`) only. */
export const gymDays: Rule = {
  name: 'gym-days',
  *check(content) {
    const allowed = content.one('limits')?.trainingDays;
    const pages = content.pages();
    for (const { file, value } of content.valid('week')) {
      for (const [index, { day, type, activity, link, duration }] of value.days.entries()) {
        const hasWorkouts = link !== undefined && pages.has(link);
        if (!type && (hasWorkouts || duration)) {
          yield { file, path: ['days', index, 'type'], message: `« ${activity} » n’a pas de type : ajoute type` };
        }
        if (!allowed || allowed.includes(day)) continue;
        const isGym = type !== undefined && GYM_TYPES.includes(type);
        if (hasWorkouts && !isGym) {
          yield {
            file,
            path: ['days', index, 'link'],
            message: `une page de séances ne s’ouvre que depuis un jour de salle (limits.yaml : ${allowed.join(', ')}) : retire link, ou mets-le un de ces jours`,
          };
        }
        if (!isGym) continue;
        yield {
          file,
          path: ['days', index, 'type'],
          message: `« ${activity} » est une séance en salle un ${day}, jours de salle (limits.yaml) : ${allowed.join(', ')}. Si c’est voulu, ajoute « ${day} » à trainingDays, dans limits.yaml`,
        };
      }
    }
  },
};
