import type { TextPart } from '../../../diagnostic.ts';
import { proseIn } from '../../../prose.ts';
import { linkDiagnosticsIn } from '../../prose/links.ts';
import { rawMarkupIn } from '../../prose/markup.ts';
import type { Rule } from './rule.ts';

/** What a text holds is shown as words, as bold or as a link that leads somewhere: nothing as it was typed. */
export const markup: Rule = {
  name: 'markup',
  *check(content) {
    const routes = content.routes();
    for (const { file, path, text, isRich } of proseIn(content)) {
      const raw = rawMarkupIn(text, isRich);
      const links = isRich ? linkDiagnosticsIn(text, routes) : [];
      const isApart = (link: TextPart) => raw.every(({ start, end }) => link.end <= start || end <= link.start);
      for (const { start, end, ...diagnostic } of [...raw, ...links.filter(isApart)]) {
        yield {
          file,
          path,
          part: { start, end },
          ...diagnostic,
          suggestion: diagnostic.replacement?.trim() || undefined,
        };
      }
    }
  },
};
