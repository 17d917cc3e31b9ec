import type { Content } from '../../../content.ts';
import { phaseNumberOf } from '../../../kinds.ts';
import { nearestPage } from '../../prose/links.ts';
import { onePerName } from './one-per-name.ts';
import type { Rule } from './rule.ts';

/** A day's link leads to a screen or workout page that exists, and every workout page is linked. */
export const links: Rule = {
  name: 'links',
  *check(content) {
    const linked = new Set<string>();
    yield* onePerName(unknownPagesIn(content, linked));
    // A week that cannot be read may hold the missing link.
    if (content.hasInvalid('week')) return;
    for (const [route, { file }] of content.pages()) {
      if (linked.has(route)) continue;
      yield {
        file,
        path: [],
        message: `aucun jour ne mène à cette page : ajoute « link: ${route} » à un jour, ou retire le fichier`,
      };
    }
  },
};

/** Adds the pages that days lead to: also a misspelt one, and any that it may stand for. */
function* unknownPagesIn(content: Content, linked: Set<string>) {
  const pages = [...content.pages().keys()];
  const routes = content.routes();
  const counts = content.one('limits')?.workoutCounts ?? {};
  for (const { file, value } of content.valid('week')) {
    for (const [index, { link }] of value.days.entries()) {
      if (link === undefined) continue;
      linked.add(link);
      // A page that the limits expect too is missing, which workout-counts reports.
      if (routes.includes(link) || link in counts) continue;
      const suggestion = nearestPage(link, routes, phaseNumberOf(file));
      const phase = phaseNumberOf((suggestion ?? file).replace(/^\//, ''));
      const inPhase = pages.filter((route) => phaseNumberOf(route.slice(1)) === phase);
      for (const likely of suggestion === undefined ? inPhase : [suggestion]) linked.add(likely);
      const listed = inPhase.length > 0 ? `, pages de la phase ${phase} : ${inPhase.join(', ')}` : '';
      const message = `« ${link} » ne mène à aucune page${listed}`;
      yield { name: link, file, path: ['days', index, 'link'], message, suggestion };
    }
  }
}
