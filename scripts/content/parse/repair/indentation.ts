import { KNOWN_KEYS } from '../../kinds.ts';
import type { RepairRule } from './repair-rule.ts';

export const TABBED = 'tabulation en début de ligne : remplace-la par des espaces';
const NO_BREAK = '\u00a0\u202f\u2007\u2009';

/** YAML takes such a space for a part of a word, and may well read on. */
export const noBreakSpace: RepairRule = (line) => {
  const structure = new RegExp(
    `^[ \\t${NO_BREAK}]*(?:-[ \\t${NO_BREAK}]+)*(?:[\\p{L}_/][^\\s:"'#]*[ \\t${NO_BREAK}]*:(?:[ \\t${NO_BREAK}]+|$))?`,
    'u',
  ).exec(line)?.[0];
  const start = structure?.search(new RegExp(`[${NO_BREAK}]`)) ?? -1;
  if (structure === undefined || start < 0) return undefined;
  const before = structure.slice(0, start);
  const key = /[^\s-][^\s:]*/.exec(before)?.[0];
  if (key !== undefined && !KNOWN_KEYS.has(key)) return undefined;
  const where = before.trim() === '' ? 'dans le retrait' : `après « ${before.trim()} »`;
  return {
    start,
    end: start + 1,
    message: `espace insécable (elle ne se voit pas) ${where} : remplace-la par une espace ordinaire`,
    repaired: [structure.replace(new RegExp(`[${NO_BREAK}]`, 'g'), ' ') + line.slice(structure.length)],
    isCertain: true,
  };
};

export const tab: RepairRule = (line, { before }) => {
  const indentation = /^\s*/.exec(line)?.[0] ?? '';
  const start = indentation.indexOf('\t');
  if (start < 0) return undefined;
  const rest = line.slice(indentation.length);
  return {
    start,
    end: indentation.length,
    message: TABBED,
    repaired: [...indentationsNear(before), indentation.replaceAll('\t', '  ')].map((spaces) => spaces + rest),
  };
};

/** The indentations that lines like these may have: of their dashes and of their keys. */
function indentationsNear(lines: readonly string[]): string[] {
  const widths = lines.flatMap((line) => {
    const [indentation = '', dash = ''] = /^( *)(-[ ]+)?/.exec(line)?.slice(1) ?? [];
    return dash ? [indentation.length + dash.length, indentation.length] : [indentation.length];
  });
  return [...new Set([...widths, 0])].map((width) => ' '.repeat(width));
}
