import type { Rule } from './rule.ts';

/** The rest rules of a page stay within the limits. */
export const rests: Rule = {
  name: 'rests',
  *check(content) {
    const limits = content.one('limits')?.rests ?? {};
    const pages = content.pages();
    for (const [route, within] of Object.entries(limits)) {
      const page = pages.get(route);
      if (!page) {
        yield {
          file: 'limits.yaml',
          path: ['rests', route],
          message: `la page ${route} n’existe pas : corrige son adresse ou retire cette ligne`,
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
      for (const { path, rest } of rests) {
        if (!rest || (rest.minSeconds >= within.minSeconds && rest.maxSeconds <= within.maxSeconds)) continue;
        yield {
          file: page.file,
          path,
          message: `« ${content.written(page.file, path)} » trouvé, prévu : ${content.written('limits.yaml', ['rests', route])} sur cette page (limits.yaml). Change ce repos ou, si vous êtes d’accord, la limite`,
        };
      }
    }
  },
};
