import { phaseNumberOf } from '../../../kinds.ts';
import { isSameMeaning } from '../../../nearest.ts';
import { nearestPage } from '../../prose/links.ts';
import type { Rule } from './rule.ts';
import { pageOf } from './suggested-workouts.ts';

/** A day's link leads to a screen or workout page that exists, and every workout page is linked, or stands in for others in travel. */
export const links: Rule = {
  name: 'links',
  *check(content) {
    const pages = [...content.pages().keys()];
    const targets = content.routes();
    const linked = new Set<string>();
    const unknown = new Set<string>();
    for (const { file, path, day } of content.days()) {
      const { link, suggested } = day;
      if (link === undefined) continue;
      linked.add(link);
      if (targets.includes(link) || unknown.has(link)) continue;
      const nearest = nearestPage(link, targets, phaseNumberOf(file));
      const suggestion = (suggested && pageOf(suggested, file, content)) || nearest;
      const phase = phaseNumberOf((suggestion ?? file).replace(/^\//, ''));
      const inPhase = pages.filter((route) => phaseNumberOf(route.slice(1)) === phase);
      // A misspelt page, and any page it may stand for, is not reported as one that nobody links to.
      for (const likely of suggestion === undefined ? inPhase : [suggestion]) linked.add(likely);
      // Hardly misspelt, it is corrected in each place.
      if (suggestion === undefined || !isSameMeaning(link, suggestion)) unknown.add(link);
      yield {
        file,
        path: [...path, 'link'],
        message: `« ${link} » ne mène à aucune page${inPhase.length > 0 ? `, pages de la phase ${phase} : ${inPhase.join(', ')}` : ''}`,
        suggestion,
        ...(suggestion !== nearest && { isCertain: false }),
      };
    }
    for (const { page } of content.travelWorkouts()) linked.add(page);
    // A week or a screen that cannot be read may hold the missing link.
    if (content.hasInvalid('week') || content.hasInvalid('training')) return;
    for (const [route, { file }] of content.pages()) {
      if (linked.has(route)) continue;
      const message = `aucun jour ne mène à cette page : ajoute « link: ${route} » à un jour, ou retire le fichier`;
      yield { file, path: [], message };
    }
  },
};
