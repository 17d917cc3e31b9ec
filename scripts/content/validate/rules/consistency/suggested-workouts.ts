import { SCREEN_ROUTES } from '../../../kinds.ts';
import { nearestOf } from '../../../nearest.ts';
import type { Rule } from './rule.ts';

/** A suggested workout is one of the page that the day links to. */
export const suggestedWorkouts: Rule = {
  name: 'suggested-workouts',
  *check(content) {
    const pages = content.pages();
    for (const { file, value } of content.valid('week')) {
      for (const [index, { link, suggested }] of value.days.entries()) {
        if (suggested === undefined) continue;
        const path = ['days', index, 'suggested'];
        if (link === undefined) {
          yield { file, path, message: `« ${suggested} » est conseillée sans page : ajoute link à ce jour` };
          continue;
        }
        if (SCREEN_ROUTES.includes(link)) {
          yield {
            file,
            path,
            message: `« ${suggested} » est conseillée, mais ${link} n’est pas une page de séances : retire l’un ou change l’autre`,
          };
          continue;
        }
        const ids = pages.get(link)?.value?.options.map(({ id }) => id);
        // Where an id stands twice, one of the two may be the one that is missing.
        if (ids && !ids.includes(suggested) && new Set(ids).size === ids.length) {
          yield {
            file,
            path,
            message: `« ${suggested} » n’est pas une séance de ${link}, séances existantes : ${ids.join(', ')}`,
            suggestion: nearestOf(suggested, ids),
          };
        }
      }
    }
  },
};
