import type { DiffNode } from './node.ts';

interface Pairs<T extends DiffNode> {
  /** In the order of the new state. */
  matched: { before: T; after: T }[];
  added: T[];
  removed: T[];
}

/** Finds each node of one state in the other, by its keys in order: the first is the surest. */
export function pairUp<T extends DiffNode>(before: readonly T[], after: readonly T[]): Pairs<T> {
  const partners = new Map<T, T>();
  const free = new Set(before);
  const keyCount = Math.max(0, ...after.map(({ keys }) => keys.length));
  for (let rank = 0; rank < keyCount; rank++) {
    for (const node of after) {
      const key = node.keys[rank];
      if (key === undefined || partners.has(node)) continue;
      const partner = [...free].find(({ keys }) => keys[rank] === key);
      if (!partner) continue;
      partners.set(node, partner);
      free.delete(partner);
    }
  }
  return {
    matched: after.flatMap((node) => {
      const partner = partners.get(node);
      return partner ? [{ before: partner, after: node }] : [];
    }),
    added: after.filter((node) => !partners.has(node)),
    removed: [...free],
  };
}

/** For `reduce`. */
const longer = (best: number[], other: number[]) => (other.length > best.length ? other : best);

/** The fewest of `positions` that have to move: those outside the longest increasing subsequence. */
export function movedOf(positions: readonly number[]): Set<number> {
  // The longest increasing subsequence that ends at each position.
  const sequences: number[][] = [];
  for (const [index, position] of positions.entries()) {
    const before = sequences.slice(0, index).filter((sequence) => (sequence.at(-1) ?? 0) < position);
    const longest = before.reduce<number[]>(longer, []);
    sequences.push([...longest, position]);
  }
  const staying = new Set(sequences.reduce<number[]>(longer, []));
  return new Set(positions.filter((position) => !staying.has(position)));
}
