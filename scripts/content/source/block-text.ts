import { TABBED } from './indentation.ts';
import { indentationOf, isStructure, type Trap, textBelow } from './slip.ts';

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

/** Text below `>-` that is not further to the right than its key, or than the text before it. */
export const textOutOfLine: Trap = (line, surroundings) => {
  if (/^\s*(?:#|$)/.test(line) || isStructure(line, surroundings)) return undefined;
  const text: string[] = [];
  for (const above of surroundings.above.toReversed()) {
    const [, lead = '', key = ''] = MARKED.exec(above) ?? [];
    if (key) {
      const first = text.findLast((line) => line.trim() !== '');
      const indentation = ' '.repeat(Math.max(lead.length + 2, first ? indentationOf(first) : 0));
      const run = [line, ...textBelow(surroundings)];
      return {
        start: 0,
        end: Math.max(1, indentationOf(line)),
        message: line.slice(0, indentationOf(line)).includes('\t')
          ? TABBED
          : first
            ? `cette ligne continue le texte de « ${key} » : aligne-la avec lui`
            : `ce texte est celui de « ${key} » : décale-le de deux espaces de plus que « ${key} »`,
        meant: [run.map((written) => indentation + written.trimStart()).join('\n')],
      };
    }
    if (isStructure(above, surroundings)) return undefined;
    text.push(above);
  }
  return undefined;
};

/** Text on the line of `>-`, where none may stand. */
export const textOnMarker: Trap = (line, surroundings) => {
  const [, lead, marker] = /^( *(?:- +)*[^\s:]+: +)([>|][+-]?) +[^\s#]/.exec(line) ?? [];
  if (lead === undefined || marker === undefined || isStructure(surroundings.after, surroundings)) return undefined;
  return {
    start: lead.length,
    end: lead.length + marker.length,
    message: `« ${marker} » reste seul en fin de ligne : mets ce qui le suit à la ligne, avec le reste du texte`,
    meant: [lead + marker],
  };
};

/** A text of several lines, one with a colon, for which nothing was said of its form. */
export const lostMarker: Trap = (line, surroundings) => {
  const [, lead = '', key] = /^( *(?:- +)*)([^\s:]+): *$/.exec(line) ?? [];
  const { after } = surroundings;
  if (key === undefined || indentationOf(after) <= lead.length || isStructure(after, surroundings)) return undefined;
  return {
    start: lead.length,
    end: lead.length + key.length,
    message: `le texte de « ${key} » contient deux-points : écris « ${key}: >- » et laisse le texte à la ligne`,
    nearest: `${key}: >-`,
    meant: [`${lead}${key}: >-`],
  };
};
