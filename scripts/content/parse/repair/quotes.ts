import { KNOWN_KEYS } from '../../kinds.ts';
import { nearestOf } from '../../nearest.ts';
import { isStructure, type Repair, type RepairRule, short } from './repair-rule.ts';

/** What stands before a value: its indentation, dashes and key. */
const LEAD = /^[ \t]*(?:-[ \t]+)*(?:(?:[\p{L}_]|\/)[^\s:"'#]*[ \t]*:[ \t]+)?/u;

/** A line as what stands before its value, and that value. */
function split(line: string): { lead: string; value: string } {
  const lead = LEAD.exec(line)?.[0] ?? '';
  return { lead, value: line.slice(lead.length).trimEnd() };
}

/** Text in double quotes, as YAML reads it. */
export function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** A word with its colon, as a field has it; a French text has a space before. */
const FIELD = /(?:^|\s)[\p{L}_/][\p{L}\d_/-]*:(?=\s|$)/u;
const SPACED_FIELD = /([\p{L}_/][\p{L}\d_/-]*)[ \u00a0\u202f]:(?=\s|$)/gu;

/** Whether another field may stand in the text, so that it is not certain that all of it is one text. */
const mayHoldField = (text: string) =>
  FIELD.test(text) ||
  [...text.matchAll(SPACED_FIELD)].some(([, word = '']) => nearestOf(word, KNOWN_KEYS) !== undefined);

/** A value in quotes that closes. */
const CLOSED = String.raw`(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')`;
const BEGINS_CLOSED = new RegExp(`^${CLOSED}`);
const TEXT_AFTER = new RegExp(String.raw`^(${CLOSED}\s*)[^\s:#]`);

/** What stands after the quote that ends a text; an apostrophe ends one in single quotes. */
export const textAfterQuote: RepairRule = (line) => {
  const { lead, value } = split(line);
  const [, closed] = TEXT_AFTER.exec(value) ?? [];
  if (closed === undefined) return undefined;
  const isElision = /^'.*\p{L}'$/u.test(closed) && /^\p{L}/u.test(value.slice(closed.length));
  const isWhole = /^(["']).*\1$/.test(value);
  const inner = value.slice(1, isWhole ? -1 : undefined);
  const text = quoted(isElision ? inner.replaceAll("''", "'") : isWhole ? inner : value);
  const end = lead.length + closed.length;
  return {
    start: isElision ? end - 1 : end,
    end: isElision ? end : lead.length + value.length,
    message: isElision
      ? 'cette apostrophe ferme le texte : mets-le entre guillemets doubles, pas entre apostrophes'
      : 'du texte suit le guillemet fermant : mets tout le texte entre guillemets doubles',
    suggestion: short(text),
    repaired: [lead + text],
    isCertain: isElision && isWhole && !mayHoldField(inner),
  };
};

export const openQuote: RepairRule = (line) => {
  const { lead, value } = split(line);
  const [quote] = /^["']/.exec(value) ?? [];
  if (quote === undefined || BEGINS_CLOSED.test(value)) return undefined;
  return {
    start: lead.length,
    end: lead.length + 1,
    message: `ce guillemet (${quote}) n’est jamais fermé : ajoutes-en un à la fin du texte`,
    suggestion: short(value + quote),
    repaired: [lead + value + quote],
  };
};

export const openBracket: RepairRule = (line) => {
  const { lead, value } = split(line);
  const closing = { '[': ']', '{': '}' }[value.charAt(0)];
  if (!closing || value.includes(closing)) return undefined;
  return {
    start: lead.length,
    end: lead.length + 1,
    message: `« ${value.charAt(0)} » n’est jamais fermé : ajoute « ${closing} » à la fin de la liste, ou mets le texte entre guillemets doubles`,
    suggestion: short(value + closing),
    repaired: [lead + value + closing, lead + quoted(value)],
  };
};

/** Between two fields of a line; a text in quotes is passed over, which begin a value: elsewhere « ' » is an apostrophe. */
const GAP = new RegExp(String.raw`(?<=[:,{]\s*)${CLOSED}|(?<=[^\s{,;])(?:\s*;\s*|\s+)(?=([A-Za-z]\w*):(?:\s|$))`, 'g');

/** A field whose value ends for sure: an exercise, a number with its unit or a text in quotes. Other words may go on. */
const WHOLE_FIELD = new RegExp(
  String.raw`[{,]\s*(?:exercise:\s+[\p{L}\d-]+|\w+:\s+(?:\d[^\s,;]*(?:\s\p{L}+)?|${CLOSED}))$`,
  'u',
);

/** `{ fewerSets: 1 maxRpe: 6 }`: fields on one line. */
export const missingComma: RepairRule = (line) => {
  const { lead, value } = split(line);
  if (!/^\{.*\}$/.test(value)) return undefined;
  const gaps = [...value.matchAll(GAP)].filter(([, key]) => key !== undefined);
  const [first] = gaps;
  if (!first || gaps.some(([, key = '']) => !KNOWN_KEYS.has(key))) return undefined;
  const corrected = value.replace(GAP, (found, key?: string) => (key === undefined ? found : ', '));
  const start = lead.length + first.index;
  return {
    start,
    end: start + first[0].length,
    message: 'il manque une virgule entre ces champs',
    suggestion: short(corrected),
    repaired: [lead + corrected],
    isCertain: gaps.length === 1 && WHOLE_FIELD.test(value.slice(0, first.index)),
  };
};

const REFERENCE = /^\{\s*(?:semaines?|s[ée]ances?|exercices?)\s[^{}]*\}/iu;
/** Bold, a link or a reference at the start of a text. */
const MARKED = new RegExp(String.raw`^(?:\*\*[^\s*]|\[[^[\]]+\]\([^()]+\)|${REFERENCE.source.slice(1)})`, 'iu');
export const reservedStart: RepairRule = (line, below) => {
  const { value } = split(line);
  const [first] = /^[@`%!&*|>?{}[\],#-]/.exec(value) ?? [];
  if (first === undefined || value.length === 1) return undefined;
  return asWholeText(line, below, {
    at: 0,
    reason: `un texte ne peut pas commencer par « ${first} »`,
    advice: 'mets-le entre guillemets doubles',
    text: value,
    isCertain: MARKED.test(value),
  });
};

/** YAML accepts a reference at the start of a value as a map. */
export const referenceStart: RepairRule = (line, below) => {
  const { lead, value } = split(line);
  return /\S/.test(lead) && REFERENCE.test(value) ? reservedStart(line, below) : undefined;
};

/** An apostrophe within a word is no quote. */
const UNQUOTED = String.raw`((?:[^“”„‟‘’‹›"]|(?<=\p{L})’(?=\p{L}))*)`;
/** Typographic quotes around a whole text; guillemets are a part of it. */
const IN_QUOTES = new RegExp(`^(?:«[^«»]*»|[“„‟]([^“”„‟]*)[”“]|[‘‹]${UNQUOTED}[’›])$`, 'u');
/** One that no other closes. */
const OPENED = new RegExp(`^[“„‟‘‹]${UNQUOTED}"?$`, 'u');

export const colonInText: RepairRule = (line, below) => {
  const { lead, value } = split(line);
  const colon = value.search(/:(?=\s|$)/);
  if (colon < 0 || /^["'[{|>]/.test(value)) return undefined;
  const closed = IN_QUOTES.exec(value);
  const typographic = closed ?? OPENED.exec(value);
  const isCertain = closed !== null || !/^[“„‟‘‹]/.test(value);
  const signs = closed ? `${value.charAt(0)} et ${value.slice(-1)}` : value.charAt(0);
  const hint = value.startsWith('«') ? `Garde ${signs} à l’intérieur` : `Ils remplacent ${signs}`;
  return asWholeText(line, below, {
    at: colon,
    reason: 'deux-points dans un texte',
    advice: `mets tout le texte entre guillemets doubles${typographic ? ` droits ("). ${hint}` : ''}`,
    // Of straight quotes the first may be missing; after a number the last may mean seconds.
    text: (typographic?.[1] ?? typographic?.[2])?.trim() ?? value.replace(/^([^"]*[^"\d\s])"$/, '$1'),
    isCertain: isCertain && /\S:[ \t]+$/.test(lead) && !/\d\s*"$/.test(value),
  });
};

interface WholeText {
  /** Where in the value the sign stands that has a meaning for YAML. */
  at: number;
  reason: string;
  advice: string;
  text: string;
  isCertain: boolean;
}

/** The lines that go on with the text; one in the column of its key that begins as a field is another. */
function textIn(below: readonly string[], column: number): readonly string[] {
  const isField = (line: string) => line.search(/\S/) === column && /^\s*[A-Za-z]\S*:(?=\s|$)/.test(line);
  const end = below.findIndex((line) => line.trim() === '' || isStructure(line) || isField(line));
  return below.slice(0, end < 0 ? below.length : end);
}

/** A text that must be in quotes to its end, or stand below its key where it has several lines. */
function asWholeText(
  line: string,
  linesBelow: readonly string[],
  { at, reason, advice, text, isCertain }: WholeText,
): Repair {
  const { lead, value } = split(line);
  const range = { start: lead.length + at, end: lead.length + at + 1 };
  const key = /([^\s:]+): +$/.exec(lead)?.[1];
  const below = textIn(linesBelow, lead.search(/[^\s-]/));
  if (key !== undefined && below.length > 0) {
    const lines = [value, ...below].map((part) => quoted(part).slice(1, -1));
    return {
      ...range,
      message: `${reason} : écris « ${key}: >- », et tout le texte à la ligne, décalé de deux espaces`,
      repaired: [`${lead}"${lines.join('\n')}"`],
    };
  }
  // What follows « # » and a space is a coach's note, which is not published.
  const comment = /\s+#(?:\s.*)?$/.exec(text)?.[0] ?? '';
  const corrected = quoted(text.slice(0, text.length - comment.length)) + comment;
  return {
    ...range,
    message: `${reason} : ${advice}`,
    suggestion: short(corrected),
    repaired: [lead + corrected],
    isCertain: isCertain && below.length === 0 && !/\s#/.test(text) && !mayHoldField(text),
  };
}
