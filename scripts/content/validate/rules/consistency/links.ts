import { phaseNumberOf } from '../../../kinds.ts';
import { nearestOf } from '../../../nearest.ts';
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
        const cited = Number(/phase ?(\d)/.exec(link)?.[1]);
        const phase = content.phaseNumbers().includes(cited) ? cited : phaseNumberOf(file);
        const inPhase = [...pages.keys()].filter((route) => phaseNumberOf(route.slice(1)) === phase);
        const suggestion = nearestRoute(link, targets, inPhase);
        // A misspelt page, and any page it may stand for, is not reported as one that nobody links to.
        for (const likely of suggestion === undefined ? inPhase : [suggestion]) linked.add(likely);
        yield {
          file,
          path: ['days', index, 'link'],
          message: `« ${link} » ne mène à aucune page${inPhase.length > 0 ? `, pages de la phase ${phase} : ${inPhase.join(', ')}` : ''}`,
          suggestion,
        };
      }
    }
    // A week that cannot be read may hold the missing link.
    if (content.hasInvalid('week')) return;
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

/** The likely page: written otherwise, in the same phase under another name, or hardly misspelt. */
function nearestRoute(link: string, targets: readonly string[], inPhase: readonly string[]): string | undefined {
  const path = link
    .toLowerCase()
    .replace(/^(?:content)?\/?|\.ya?ml$/g, '')
    .replace(/phase[ _-]/, 'phase')
    .replace(/[ _]+/g, '-');
  const same = [...inPhase, ...targets].find((route) => route === `/${path}` || route.endsWith(`/${path}`));
  const name = path.slice(path.lastIndexOf('/') + 1);
  const likely = nearestOf(name, inPhase.map(lastOf));
  return (
    same ??
    inPhase.find((route) => lastOf(route) === likely) ??
    (path.includes('/') ? undefined : nearestOf(link, targets))
  );
}

const lastOf = (route: string) => route.slice(route.lastIndexOf('/') + 1);
