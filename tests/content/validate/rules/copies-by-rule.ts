import type { BrokenCopy } from '../../broken-copy.ts';

/** The broken copies that the module of each rule's name exports; none for a rule without such a module. */
export function copiesByRule(
  names: readonly string[],
  modules: Record<string, unknown>,
): Readonly<Record<string, readonly BrokenCopy[]>> {
  const others = new Set(Object.keys(modules));
  const copies = names.map((name) => {
    others.delete(`./${name}.ts`);
    const [exported = []] = Object.values((modules[`./${name}.ts`] ?? {}) as Record<string, readonly BrokenCopy[]>);
    return [name, exported] as const;
  });
  if (others.size > 0) throw new Error(`broken copies of no rule: ${[...others].join(', ')}`);
  return Object.fromEntries(copies);
}
