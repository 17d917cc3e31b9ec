import { GYM_TYPES } from '../../../../../schema/vocabulary.ts';
import type { Content } from '../../../content.ts';
import { oncePerCause } from './once-per-cause.ts';
import type { Rule } from './rule.ts';
import { isInOrder } from './seven-days.ts';

/** Gym sessions, known by their type or by their link to workouts, happen on the gym days of the limits (`trainingDays`) only. */
export const gymDays: Rule = {
  name: 'gym-days',
  *check(content) {
    yield* oncePerCause(outsideGymDays(content));
    for (const { file, path, day } of content.days()) {
      const { type, activity, link } = day;
      const hasWorkouts = link !== undefined && content.pages().has(link);
      if (!type && (hasWorkouts || day.duration)) {
        yield { file, path: [...path, 'type'], message: `« ${activity} » n’a pas de type : ajoute type` };
      }
    }
  },
};

function* outsideGymDays(content: Content) {
  const allowed = content.one('limits')?.trainingDays;
  for (const { file, path, day, week } of content.days()) {
    const { type, activity, link, day: name } = day;
    if (!allowed || allowed.includes(name) || !isInOrder(week)) continue;
    const cause = {
      file: 'limits.yaml',
      path: ['trainingDays'],
      message: `${name} n’est pas un jour de salle, et des séances en salle ont lieu ce jour-là : ajoute-le, ou déplace-les`,
    };
    if (type !== undefined && GYM_TYPES.includes(type)) {
      const message = `« ${activity} » est une séance en salle un ${name}, jours de salle (limits.yaml) : ${allowed.join(', ')}. Si c’est voulu, ajoute « ${name} » à trainingDays, dans limits.yaml`;
      yield { file, path: [...path, 'type'], message, cause };
    } else if (link !== undefined && content.pages().has(link)) {
      const message = `une page de séances ne s’ouvre que depuis un jour de salle (limits.yaml : ${allowed.join(', ')}) : retire link, ou mets-le un de ces jours`;
      yield { file, path: [...path, 'link'], message, cause };
    }
  }
}
