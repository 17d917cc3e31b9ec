import type { Content } from '../../../content.ts';
import type { ValueDiagnostic } from '../../../diagnostic.ts';

/** One thing that must hold across the content. A rule never throws on content that is partly missing. */
export interface Rule {
  name: string;
  check(content: Content): Iterable<ValueDiagnostic>;
}
