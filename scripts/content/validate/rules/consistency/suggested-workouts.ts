import type { Content } from '../../../content.ts';
import { phaseNumberOf, SCREEN_ROUTES } from '../../../kinds.ts';
import { unknownCitations, workoutIdsOf } from '../../ids.ts';
import type { Rule } from './rule.ts';

/** A suggested workout is one of the page that the day links to. */
export const suggestedWorkouts: Rule = {
  name: 'suggested-workouts',
  *check(content) {
    const elsewhere = new Set<string>();
    for (const { file, path, day } of content.days()) {
      const { link, suggested, activity } = day;
      if (suggested === undefined) continue;
      const at = (field: string) => ({ file, path: [...path, field] });
      if (link === undefined) {
        const message = `« ${suggested} » est conseillée sans page : ajoute link à ce jour`;
        yield { ...at('suggested'), message };
      } else if (SCREEN_ROUTES.includes(link)) {
        const message = `« ${suggested} » est conseillée, mais ${link} n’est pas une page de séances : retire l’un ou change l’autre`;
        yield { ...at('suggested'), message };
      }
      const page = content.pages().get(link ?? '')?.value;
      const home = pageOf(suggested, file, content);
      if (!page || !home || page.options.some(({ id }) => id === suggested)) continue;
      elsewhere.add(suggested);
      const linksTo = (route: string | undefined) =>
        content.days().filter(({ file: other, day }) => {
          const isInPhase = phaseNumberOf(other) === phaseNumberOf(file);
          return isInPhase && day.activity === activity && day.link === route;
        }).length;
      // Which of the two is wrong is not known: most days of this name in the phase lead to the right page.
      if (linksTo(home) >= linksTo(link)) {
        const message = `« ${suggested} » est une séance de ${home}, pas de ${link} : corrige link, ou conseille une séance de cette page-là`;
        yield { ...at('link'), message, suggestion: home, isCertain: false };
      } else {
        const message = `« ${suggested} » est une séance de ${home}, séances de ${link} : ${page.options.map(({ id }) => id).join(', ')}. Change suggested, ou link`;
        yield { ...at('suggested'), message };
      }
    }
    for (const ids of workoutIdsOf(content)) {
      yield* unknownCitations({ ...ids, cited: ids.cited.filter(({ id }) => !elsewhere.has(id)) });
    }
  },
};

/** The only page with a workout of this id, in the phase of the file or else in any. */
export function pageOf(workout: string, file: string, content: Content): string | undefined {
  const pages = [...content.pages()].flatMap(([route, { value }]) =>
    value?.options.some(({ id }) => id === workout) ? route : [],
  );
  const inPhase = pages.filter((route) => phaseNumberOf(route.slice(1)) === phaseNumberOf(file));
  const [page, ...others] = inPhase.length > 0 ? inPhase : pages;
  return others.length === 0 ? page : undefined;
}
