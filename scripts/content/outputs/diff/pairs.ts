import type { DiffNode } from './node.ts';

interface Pairs<T extends DiffNode> {
  /** In the order of the new state. */
  kept: { before: T; after: T }[];
  added: T[];
  removed: T[];
}

/** Finds each node of one state in the other, by its surest key first. */
export function pairUp<T extends DiffNode>(before: readonly T[], after: readonly T[]): Pairs<T> {
  const partners = new Map<T, T>();
  const free = new Set(before);
  const surest = Math.max(0, ...after.map(({ keys }) => keys.length));
  for (let rank = 0; rank < surest; rank++) {
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
    kept: after.flatMap((node) => {
      const partner = partners.get(node);
      return partner ? [{ before: partner, after: node }] : [];
    }),
    added: after.filter((node) => !partners.has(node)),
    removed: [...free],
  };
}

/** The fewest of `positions` that have to move to bring the others in rising order. */
export function movedOf(positions: readonly number[]): Set<number> {
  // The longest rising row that ends at each position.
  const rows: number[][] = [];
  for (const [index, position] of positions.entries()) {
    const before = rows.slice(0, index).filter((row) => (row.at(-1) ?? 0) < position);
    const longest = before.reduce<number[]>((best, row) => (row.length > best.length ? row : best), []);
    rows.push([...longest, position]);
  }
  const staying = new Set(rows.reduce<number[]>((best, row) => (row.length > best.length ? row : best), []));
  return new Set(positions.filter((position) => !staying.has(position)));
}
