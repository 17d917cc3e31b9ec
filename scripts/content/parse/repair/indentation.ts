import { KNOWN_KEYS } from '../../kinds.ts';
import { type RepairRule, TABBED } from './repair-rule.ts';

/** A tab that indents something, or a space that YAML takes for a part of a word: it may well read on. */
export const ODD_SPACE = /^ *\t(?=\s*[^\s#])|[\u00a0\u202f\u2007\u2009]/;

/** Such a space before a value, its key or its dash. */
export const oddSpace: RepairRule = (line) => {
  const [structure = ''] = /^\s*(?:-\s+)*(?:[\p{L}_/][^\s:"'#]*\s*:(?:\s+|$))?/u.exec(line) ?? [];
  const start = line.search(ODD_SPACE);
  const before = line.slice(0, start).trim();
  const key = /[^\s-][^\s:]*/.exec(before)?.[0];
  if (start < 0 || start >= structure.length || (key !== undefined && !KNOWN_KEYS.has(key))) return undefined;
  const isTab = /^ *\t/.test(line);
  const where = before === '' ? 'dans le retrait' : `après « ${before} »`;
  const message = `espace insécable (elle ne se voit pas) ${where} : remplace-la par une espace ordinaire`;
  const spaces = structure.replaceAll('\t', '  ').replace(/\s/g, ' ');
  return {
    start,
    end: start + 1,
    message: isTab ? TABBED : message,
    repaired: [spaces + line.slice(structure.length)],
    // A tab may stand for any number of spaces.
    isCertain: !isTab,
  };
};
