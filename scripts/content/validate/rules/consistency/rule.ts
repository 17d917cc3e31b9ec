import type { Content } from '../../../content.ts';
import type { ValueDiagnostic } from '../../../diagnostic.ts';

/**
 * Something that must hold, within a file or between files. Its diagnostics are errors, or warnings where a coach judges.
 * A rule never throws on content that is partly missing.
 */
export interface Rule {
  name: string;
  check(content: Content): Iterable<ValueDiagnostic>;
}
