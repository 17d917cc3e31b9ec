import { missingDashBefore } from '../repair/lists.ts';
import { type Repair, short } from '../repair/repair-rule.ts';
import { type Level, lineEntryOf } from './levels.ts';

/** The first item of a list, without its dash; of one that begins further above, the line with the dash is missing. */
export function firstDash(line: string, { name, expected }: Level, [first]: readonly string[]): Repair {
  const start = line.search(/\S/);
  const key = lineEntryOf(line)?.key;
  const repaired = [`${' '.repeat(expected)}- ${line.trimStart()}`];
  const range = { start, end: line.length };
  if (key === undefined)
    return {
      ...range,
      message: `il manque le tiret (-) devant cette ligne : chaque élément de « ${name} » en a un`,
      repaired,
      // It may go on with a text above.
      isCertain: false,
    };
  if (key !== first)
    return {
      ...range,
      message: `il manque une ligne au-dessus de celle-ci : chaque élément de « ${name} » commence par un tiret et « ${first}: »`,
      repaired,
      isIncomplete: true,
    };
  return { ...range, message: missingDashBefore(key), suggestion: short(`- ${line.trim()}`), repaired };
}
