import { phaseNumberOf } from '../../../kinds.ts';
import { nearestPage } from '../../prose/links.ts';
import type { Rule } from './rule.ts';

/** The pages that the limits speak of exist, and offer as many workouts as they say. */
export const limitsPages: Rule = {
  name: 'limits-pages',
  *check(content) {
    const { workoutCounts = {}, rests = {} } = content.one('limits') ?? {};
    const pages = content.pages();
    const unknown = new Set<string>();
    for (const [field, routes] of Object.entries({ workoutCounts, rests })) {
      for (const route of Object.keys(routes)) {
        if (pages.has(route) || unknown.has(route)) continue;
        unknown.add(route);
        const file = `${route.replace(/^\/|\.ya?ml$/g, '').replace(/phase[ _-]/, 'phase')}.yaml`;
        const inPhase = [...pages.keys()].filter(
          (page) => phaseNumberOf(page.slice(1)) === phaseNumberOf(file) && !(page in routes),
        );
        const message = `la page ${route} n’existe pas : corrige son adresse, crée content/${file} ou retire cette ligne`;
        const nearest = nearestPage(route, inPhase);
        const suggestion = nearest ?? (inPhase.length === 1 ? inPhase[0] : undefined);
        const isCertain = nearest === undefined ? false : undefined;
        yield { file: 'limits.yaml', path: [field, route], key: true, message, suggestion, isCertain };
      }
    }
    for (const [route, expected] of Object.entries(workoutCounts)) {
      const { file, value } = pages.get(route) ?? {};
      const found = value?.options.length ?? expected;
      if (file === undefined || found === expected) continue;
      const message = `nombre de séances : ${found}, attendu : ${expected}. Si c’est voulu, écris « ${route}: ${found} » sous workoutCounts, dans limits.yaml`;
      yield { file, path: ['options'], key: true, message };
    }
  },
};
