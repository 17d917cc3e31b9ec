import { nearestPage } from '../../prose/links.ts';
import type { Rule } from './rule.ts';

/** Each page offers as many workouts as the limits say. */
export const workoutCounts: Rule = {
  name: 'workout-counts',
  *check(content) {
    const counts = content.one('limits')?.workoutCounts ?? {};
    const pages = content.pages();
    for (const [route, expected] of Object.entries(counts)) {
      const page = pages.get(route);
      if (!page) {
        yield {
          file: 'limits.yaml',
          path: ['workoutCounts', route],
          key: true,
          message: `la page ${route} n’existe pas : crée content${route}.yaml ou retire cette ligne`,
          suggestion: nearestPage(
            route,
            [...pages.keys()].filter((other) => !(other in counts)),
          ),
        };
        continue;
      }
      const found = page.value?.options.length ?? expected;
      if (found !== expected) {
        yield {
          file: page.file,
          path: ['options'],
          key: true,
          message: `nombre de séances : ${found}, attendu : ${expected}. Si c’est voulu, écris « ${route}: ${found} » sous workoutCounts, dans limits.yaml`,
        };
      }
    }
  },
};
