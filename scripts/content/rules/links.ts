import { nearestOf } from '../nearest.ts';
import type { Rule } from './rule.ts';

/** A day's link leads to a screen or workout page that exists, and every workout page is linked. */
export const links: Rule = {
  name: 'links',
  *check(content) {
    const pages = content.pages();
    const targets = content.routes();
    const linked = new Set<string>();
    for (const { file, value } of content.valid('week')) {
      for (const [index, { link }] of value.days.entries()) {
        if (link === undefined) continue;
        linked.add(link);
        if (targets.includes(link)) continue;
        const nearest = nearestOf(link, targets);
        // Whoever mistyped a page meant it: it is not one that nobody links to.
        if (nearest !== undefined) linked.add(nearest);
        yield {
          file,
          path: ['days', index, 'link'],
          message: `« ${link} » ne mène à aucune page, pages existantes : ${targets.join(', ')}`,
          nearest,
        };
      }
    }
    // A week that cannot be read may hold the missing link.
    if (content.hasBroken('week')) return;
    for (const [route, { file }] of pages) {
      if (linked.has(route)) continue;
      yield {
        file,
        path: [],
        message: `aucun jour ne mène à cette page : ajoute « link: ${route} » à un jour, ou retire le fichier`,
      };
    }
  },
};
