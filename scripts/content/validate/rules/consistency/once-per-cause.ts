import type { Place } from '../../../content.ts';
import type { ValueDiagnostic } from '../../../diagnostic.ts';
import { groupedBy } from '../../../grouped-by.ts';

interface Found extends ValueDiagnostic {
  /** What may be wrong instead, where that is one thing for several of them. */
  cause: Place & { message: string };
}

/** So many things with one cause are rather right. */
const MANY = 3;

/** Each by itself, or of many with one cause this cause alone. */
export function* oncePerCause(found: Iterable<Found>): Generator<ValueDiagnostic> {
  const byCause = groupedBy(found, ({ cause }) => JSON.stringify(cause));
  for (const [first, ...others] of byCause.values()) {
    if (!first) continue;
    const all = [first, ...others];
    if (all.length < MANY) for (const { cause: _, ...diagnostic } of all) yield diagnostic;
    else yield { ...first.cause, message: `${first.cause.message} (${all.length} fois, d’abord dans ${first.file})` };
  }
}
