import { isStructure, type RepairRule } from './repair-rule.ts';

/** Numbers of the lines that are text after `>` or `|`, where nothing has a meaning for YAML. */
export function blockTexts(lines: readonly string[]): Set<number> {
  const texts = new Set<number>();
  let indent = -1;
  for (const [index, line] of lines.entries()) {
    const width = line.search(/[^ ]/);
    if (indent >= 0 && (line.trim() === '' || width > indent)) {
      texts.add(index + 1);
      continue;
    }
    indent = /(?:^|\s)[|>][+-]?\d?\s*$/.test(line) ? (/^ *(?:- +)*(?=\S)/.exec(line)?.[0].length ?? 0) : -1;
    if (indent > 0 && /^ *(?:- +)*[|>]/.test(line)) indent = width;
  }
  return texts;
}

/** What stands below the line, when that is text. */
function textBelow(below: readonly string[]): string | undefined {
  const next = below.find((line) => line.trim() !== '') ?? '';
  return isStructure(next) ? undefined : next;
}

/** Text on the line of `>-`, where none may stand. */
export const textOnMarker: RepairRule = (line, below) => {
  const [, lead, marker] = /^( *(?:- +)*[^\s:]+: +)([>|][+-]?) +[^\s#]/.exec(line) ?? [];
  if (lead === undefined || marker === undefined || textBelow(below) === undefined) return undefined;
  return {
    start: lead.length,
    end: lead.length + marker.length,
    message: `« ${marker} » reste seul en fin de ligne : mets ce qui le suit à la ligne, avec le reste du texte`,
    repaired: [lead + marker],
  };
};

/** A text of several lines, one with a colon, for which nothing was said of its form. */
export const missingBlockMarker: RepairRule = (line, below) => {
  const [, lead = '', key] = /^( *(?:- +)*)([^\s:]+): *$/.exec(line) ?? [];
  if (key === undefined || (textBelow(below) ?? '').search(/\S/) <= lead.length) return undefined;
  return {
    start: lead.length,
    end: lead.length + key.length,
    message: `le texte de « ${key} » contient deux-points : écris « ${key}: >- » et laisse le texte à la ligne`,
    suggestion: `${key}: >-`,
    repaired: [`${lead}${key}: >-`],
  };
};
