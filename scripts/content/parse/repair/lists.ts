import { type RepairRule, short } from './repair-rule.ts';

/** Where the elements of lists begin, by the key that follows their dash: columns counted from 0. */
export function dashesIn(lines: readonly string[]): Map<string, Set<number>> {
  const dashes = new Map<string, Set<number>>();
  for (const line of lines) {
    const [, indentation = '', key] = /^( *)- +([A-Za-z]+):/.exec(line) ?? [];
    if (key === undefined) continue;
    dashes.set(key, (dashes.get(key) ?? new Set()).add(indentation.length));
  }
  return dashes;
}

export const missingDashBefore = (key: string) =>
  `il manque le tiret (-) devant « ${key} » : un nouvel élément de la liste commence ici`;

/** A key that other elements of the list begin with. */
export const missingDash: RepairRule = (line, { dashes }) => {
  const [, indentation = '', key = ''] = /^( *)([A-Za-z]+):/.exec(line) ?? [];
  const column = [...(dashes.get(key) ?? [])].find((column) => [column, column + 2].includes(indentation.length));
  if (column === undefined) return undefined;
  const written = `- ${line.slice(indentation.length)}`;
  return {
    start: indentation.length,
    end: indentation.length + key.length,
    message: missingDashBefore(key),
    suggestion: short(written.trimEnd()),
    repaired: [' '.repeat(column) + written],
  };
};
