import type { RestRule } from '../../../../../schema/quantity.ts';
import { RUN_TYPES } from '../../../../../schema/vocabulary.ts';
import { restSourceOf } from '../../../day-rests.ts';
import { nearestPage } from '../../prose/links.ts';
import type { Rule } from './rule.ts';

/** The rests of a page, and of the gym days that lead to it, stay within the limits. */
export const rests: Rule = {
  name: 'rests',
  *check(content) {
    const { rests: limits = {}, workoutCounts = {} } = content.one('limits') ?? {};
    const pages = content.pages();
    for (const [route, within] of Object.entries(limits)) {
      const page = pages.get(route);
      if (!page) {
        // A matter of workout-counts.
        if (route in workoutCounts) continue;
        yield {
          file: 'limits.yaml',
          path: ['rests', route],
          key: true,
          message: `la page ${route} n’existe pas : corrige son adresse ou retire cette ligne`,
          suggestion: nearestPage(
            route,
            [...pages.keys()].filter((other) => !(other in limits)),
          ),
        };
        continue;
      }
      const rests = (page.value?.options ?? []).flatMap(({ rest, blocks = [] }, index) => [
        { path: ['options', index, 'rest'], rest },
        ...blocks.map((block, position) => ({
          path: ['options', index, 'blocks', position, 'rest'],
          rest: block.rest,
        })),
      ]);
      const tooFar = ({ rest }: { rest?: RestRule | undefined }) =>
        rest && (rest.minSeconds < within.minSeconds || rest.maxSeconds > within.maxSeconds);
      const agreed = content.rawValueAt('limits.yaml', ['rests', route]);
      for (const { path } of rests.filter(tooFar)) {
        yield {
          file: page.file,
          path,
          message: messageFor(content.rawValueAt(page.file, path), agreed, 'sur cette page'),
        };
      }
      for (const { file, value } of content.valid('week')) {
        for (const [index, day] of value.days.entries()) {
          // Between intervals one rests as the run asks for.
          if (day.link !== route || (day.type && RUN_TYPES.includes(day.type)) || !tooFar(day)) continue;
          // A matter of suggested-rests.
          if (restSourceOf(day, content)) continue;
          const path = ['days', index, 'rest'];
          yield { file, path, message: messageFor(content.rawValueAt(file, path), agreed, `sur la page ${route}`) };
        }
      }
    }
  },
};

const messageFor = (found: string, agreed: string, where: string) =>
  `« ${found} » trouvé, prévu : ${agreed} ${where} (limits.yaml). Change ce repos ou, si vous êtes d’accord, la limite`;
