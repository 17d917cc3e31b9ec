import { isDeepStrictEqual } from 'node:util';
import type { DiffNode } from './node.ts';

interface Pair {
  before: DiffNode;
  after: DiffNode;
}

const holdTheSame = (a: DiffNode, b: DiffNode) =>
  isDeepStrictEqual([a.properties, a.children], [b.properties, b.children]);

/** The pairs whose slot took over, unchanged, what another slot held, each with the one where that was before. */
export function takenOver(pairs: readonly Pair[]): Map<Pair, Pair> {
  const changed = pairs.filter(({ before, after }) => after.slot && !holdTheSame(before, after));
  const origins = new Map<Pair, Pair>();
  for (const pair of changed) {
    const free = changed.filter((other) => other !== pair && ![...origins.values()].includes(other));
    const origin = free.find(({ before }) => holdTheSame(before, pair.after));
    if (origin) origins.set(pair, origin);
  }
  return origins;
}

/** « Footing passe du mardi au jeudi » */
export function tellTakenOver(pair: Pair, origin: Pair): string {
  return `${pair.after.slot?.holds} passe du ${origin.before.slot?.place} au ${pair.after.slot?.place}`;
}
