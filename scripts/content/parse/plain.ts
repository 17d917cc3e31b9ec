import { CORE_SCHEMA, load } from 'js-yaml';

/**
 * What one of the two parsers may read otherwise than the other, or both otherwise than it was meant. One by one, and
 * over the whole text: an expression that has to try all of them at every letter takes longer than the parser.
 */
const SUSPECTS: readonly RegExp[] = [
  // Tabs and spaces that can't be seen, undecodable quotes, anchors, aliases, maps in braces.
  /[\t“„‟‘\u00a0\u202f\u2007\u2009\ufeff&*{}`]/,
  // Comments behind a value.
  /(?<=\S) +#/,
  // Foreign dashes, explicit keys, no value, more documents.
  /^ *(?:- +)*(?:[–—−•·▪?%:~]|"?'?null|---|\.\.\.)/im,
  // Tags, and what is reserved.
  /(?<=(?:^|[-:,[]) *)[!@]/m,
  // Merged and magic keys, figures in other notations.
  /<<|__proto__|\d_/,
  /\b0[box]|\d\.?e[-+]?\d/i,
];
const LONGEST_LINE = 1000;

/**
 * The value of a file that holds nothing suspect: js-yaml takes a third of the time that yaml does, as it keeps no
 * positions. Undefined for any other file, and as soon as it stumbles: then the reader that knows where must say why.
 */
export function readPlain(lines: readonly string[]): unknown {
  const text = lines.join('\n');
  if (SUSPECTS.some((suspect) => suspect.test(text)) || lines.some(({ length }) => length >= LONGEST_LINE)) {
    return undefined;
  }
  try {
    return load(text, { schema: CORE_SCHEMA });
  } catch {
    return undefined;
  }
}
