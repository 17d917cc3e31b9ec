import type { ValueDiagnostic } from '../../../diagnostic.ts';
import { groupedBy } from '../../../grouped-by.ts';

/**
 * The first diagnostic of each name, which says how many there are: cited several times, a name was most probably changed
 * where it is given.
 */
export function* onePerName(found: Iterable<ValueDiagnostic & { name: string }>): Generator<ValueDiagnostic> {
  for (const [one, ...others] of groupedBy(found, ({ name }) => name).values()) {
    if (!one) continue;
    const { name: _, ...first } = one;
    const message = first.message.replace('»', `» (ici et ${others.length} fois ailleurs)`);
    yield others.length > 0 ? { ...first, message, isCertain: false } : first;
  }
}
