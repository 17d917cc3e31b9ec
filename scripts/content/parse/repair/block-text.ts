import { KNOWN_KEYS } from '../../kinds.ts';
import { TABBED } from './indentation.ts';
import { indentationOf, isStructure, type RepairRule, textBelow } from './repair-rule.ts';

/** A key whose text stands on the lines below. */
const MARKED = /^( *(?:- +)*)(?:([^\s:]+): +)?[>|][+-]?\d?\s*$/;

/** Numbers of the lines that are text after `>` or `|`, where nothing has a meaning for YAML, and of those where it ends. */
export function blockTexts(lines: readonly string[]): { texts: Set<number>; ends: Set<number> } {
  const texts = new Set<number>();
  const ends = new Set<number>();
  let indent = -1;
  for (const [index, line] of lines.entries()) {
    const width = /^ */.exec(line)?.[0].length ?? 0;
    if (indent >= 0 && (line.trim() === '' || width > indent)) {
      texts.add(index + 1);
      continue;
    }
    if (indent >= 0) ends.add(index + 1);
    indent = /(?:^|\s)[|>][+-]?\d?\s*$/.test(line) ? (/^ *(?:- +)*(?=\S)/.exec(line)?.[0].length ?? 0) : -1;
    if (indent > 0 && /^ *(?:- +)*[|>]/.test(line)) indent = width;
  }
  return { texts, ends };
}

/** A word with its colon, as a misspelt key has it; a French text has a space before. */
function isLikeField(line: string): boolean {
  const [, word = ''] = /^ *(?:- +)?(\p{L}+):(?: |$)/u.exec(line) ?? [];
  return /^\p{Ll}/u.test(word) || KNOWN_KEYS.has(word.charAt(0).toLowerCase() + word.slice(1));
}

/** Text below `>-` that is not further to the right than its key, or than the text before it. */
export const misalignedText: RepairRule = (line, context) => {
  if (/^\s*(?:#|$)/.test(line) || isStructure(line) || isLikeField(line)) return undefined;
  const text: string[] = [];
  for (const above of context.above.toReversed()) {
    const [, lead = '', key = ''] = MARKED.exec(above) ?? [];
    if (key) {
      const first = text.findLast((line) => line.trim() !== '');
      const indentation = ' '.repeat(Math.max(lead.length + 2, first ? indentationOf(first) : 0));
      const run = [line, ...textBelow(context)];
      return {
        start: 0,
        end: Math.max(1, indentationOf(line)),
        message: line.slice(0, indentationOf(line)).includes('\t')
          ? TABBED
          : first
            ? `cette ligne continue le texte de « ${key} » : aligne-la avec lui`
            : `ce texte est celui de « ${key} » : décale-le de deux espaces de plus que « ${key} »`,
        repaired: [run.map((written) => indentation + written.trimStart()).join('\n')],
      };
    }
    if (isStructure(above)) return undefined;
    text.push(above);
  }
  return undefined;
};

/** Text on the line of `>-`, where none may stand. */
export const textOnMarker: RepairRule = (line, { after }) => {
  const [, lead, marker] = /^( *(?:- +)*[^\s:]+: +)([>|][+-]?) +[^\s#]/.exec(line) ?? [];
  if (lead === undefined || marker === undefined || isStructure(after)) return undefined;
  return {
    start: lead.length,
    end: lead.length + marker.length,
    message: `« ${marker} » reste seul en fin de ligne : mets ce qui le suit à la ligne, avec le reste du texte`,
    repaired: [lead + marker],
  };
};

/** A text of several lines, one with a colon, for which nothing was said of its form. */
export const missingBlockMarker: RepairRule = (line, { after }) => {
  const [, lead = '', key] = /^( *(?:- +)*)([^\s:]+): *$/.exec(line) ?? [];
  if (key === undefined || indentationOf(after) <= lead.length || isStructure(after)) return undefined;
  return {
    start: lead.length,
    end: lead.length + key.length,
    message: `le texte de « ${key} » contient deux-points : écris « ${key}: >- » et laisse le texte à la ligne`,
    suggestion: `${key}: >-`,
    repaired: [`${lead}${key}: >-`],
  };
};
