import type { ValueDiagnostic } from '../../../diagnostic.ts';

/**
 * The first diagnostic of each name, which says how many there are: cited several times, a name was most probably changed
 * where it is given.
 */
export function* onePerName(found: Iterable<ValueDiagnostic & { name: string }>): Generator<ValueDiagnostic> {
  const byName = new Map<string, ValueDiagnostic[]>();
  for (const { name, ...diagnostic } of found) byName.set(name, [...(byName.get(name) ?? []), diagnostic]);
  for (const [first, ...others] of byName.values()) {
    if (!first) continue;
    const message = first.message.replace('»', `» (ici et ${others.length} fois ailleurs)`);
    yield others.length > 0 ? { ...first, message, isCertain: false } : first;
  }
}
