import { isDeepStrictEqual } from 'node:util';
import type { DiffNode } from './node.ts';

interface Pair {
  before: DiffNode;
  after: DiffNode;
}

const isSameContent = (a: DiffNode, b: DiffNode) =>
  isDeepStrictEqual([a.properties, a.children], [b.properties, b.children]);

/** The pairs whose slot now has, unchanged, the content of another slot, each with the pair where that was before. */
export function slotMoves(pairs: readonly Pair[]): Map<Pair, Pair> {
  const changed = pairs.filter(({ before, after }) => after.slot && !isSameContent(before, after));
  const origins = new Map<Pair, Pair>();
  for (const pair of changed) {
    const free = changed.filter((other) => other !== pair && ![...origins.values()].includes(other));
    const origin = free.find(({ before }) => isSameContent(before, pair.after));
    if (origin) origins.set(pair, origin);
  }
  return origins;
}

/** « Footing passe du mardi au jeudi » */
export function formatSlotMove(pair: Pair, origin: Pair): string {
  return `${pair.after.slot?.content} passe du ${origin.before.slot?.place} au ${pair.after.slot?.place}`;
}
