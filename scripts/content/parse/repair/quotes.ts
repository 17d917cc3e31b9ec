import { KNOWN_KEYS } from '../../kinds.ts';
import { nearestOf } from '../../nearest.ts';
import { type Context, type Repair, type RepairRule, short, textBelow } from './repair-rule.ts';

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

/** The whole value, as one text in quotes. */
function asText(line: string, text: string, repair: Pick<Repair, 'start' | 'end' | 'message' | 'isCertain'>): Repair {
  const { lead } = split(line);
  return { ...repair, suggestion: short(quoted(text)), repaired: [lead + quoted(text)] };
}

export const elision: RepairRule = (line) => {
  const { lead, value } = split(line);
  const inner = /^'(.*?)'?$/.exec(value)?.[1];
  const apostrophe = inner === undefined ? -1 : inner.search(/(?<=\p{L})'(?=\p{L})/u);
  if (inner === undefined || apostrophe < 0) return undefined;
  const start = lead.length + 1 + apostrophe;
  return asText(line, inner.replaceAll("''", "'"), {
    start,
    end: start + 1,
    message: 'cette apostrophe ferme le texte : mets-le entre guillemets doubles, pas entre apostrophes',
    isCertain: value.endsWith("'") && !mayHoldField(inner),
  });
};

export const QUOTED_WITHIN = /[“”„‟«»"]/;
const OPENING = '“”„‟«‘‹';
export const typographicQuotes: RepairRule = (line) => {
  const { lead, value } = split(line);
  if (!OPENING.includes(value.charAt(0) || ' ')) return undefined;
  const text = value
    .slice(1)
    .replace(/[”“»’›]$/, '')
    .trim();
  return asText(line, value.startsWith('«') ? value : text, {
    start: lead.length,
    end: lead.length + 1,
    message: `${value.charAt(0)} n’est pas un guillemet droit : mets le texte entre guillemets doubles droits (")`,
    isCertain: /[”“»’›]$/.test(value) && !QUOTED_WITHIN.test(text) && !mayHoldField(text),
  });
};

export const textAfterQuote: RepairRule = (line) => {
  const { lead, value } = split(line);
  const closed = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*(?=[^\s:#])/.exec(value)?.[0];
  if (closed === undefined) return undefined;
  const whole = /^(["']).*\1$/.test(value) ? value.slice(1, -1) : value;
  return asText(line, whole, {
    start: lead.length + closed.length,
    end: lead.length + value.length,
    message: 'du texte suit le guillemet fermant : mets tout le texte entre guillemets doubles',
  });
};

export const openQuote: RepairRule = (line) => {
  const { lead, value } = split(line);
  const quote = value.charAt(0);
  if (quote !== '"' && quote !== "'") return undefined;
  const closed = quote === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/;
  if (closed.test(value)) return undefined;
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
const GAP = /(?<=[:,{]\s*)(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')|(?<=[^\s{,;])(?:\s*;\s*|\s+)(?=([A-Za-z]\w*):(?:\s|$))/g;

/** A field whose value ends for sure: an exercise, a figure with its unit or a text in quotes. Other words may go on. */
const WHOLE_FIELD =
  /[{,]\s*(?:exercise:\s+[\p{L}\d-]+|\w+:\s+(?:\d[^\s,;]*(?:\s\p{L}+)?|"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'))$/u;

/** `{ fewerSets: 1 maxRpe: 6 }`: fields on one line. */
export const missingComma: RepairRule = (line) => {
  const { lead, value } = split(line);
  if (!/^\{.*\}$/.test(value)) return undefined;
  const gaps = [...value.matchAll(GAP)].filter(([, key]) => key !== undefined);
  const [first] = gaps;
  if (!first || gaps.some(([, key = '']) => !KNOWN_KEYS.has(key))) return undefined;
  const written = value.replace(GAP, (found, key?: string) => (key === undefined ? found : ', '));
  const start = lead.length + first.index;
  return {
    start,
    end: start + first[0].length,
    message: 'il manque une virgule entre ces champs',
    suggestion: short(written),
    repaired: [lead + written],
    isCertain: gaps.length === 1 && WHOLE_FIELD.test(value.slice(0, first.index)),
  };
};

const REFERENCE = /^\{\s*(?:semaines?|s[ée]ances?|exercices?)\s[^{}]*\}/iu;
/** Bold, a link or a reference at the start of a text. */
const MARKED = new RegExp(String.raw`^(?:\*\*[^\s*]|\[[^[\]]+\]\([^()]+\)|${REFERENCE.source.slice(1)})`, 'iu');
export const reservedStart: RepairRule = (line, context) => {
  const { lead, value } = split(line);
  const [first] = /^[@`%!&*|>?{}[\],#-]/.exec(value) ?? [];
  if (first === undefined || value.length === 1) return undefined;
  return asWholeText(line, context, {
    start: lead.length,
    end: lead.length + 1,
    reason: `un texte ne peut pas commencer par « ${first} »`,
    advice: 'mets-le',
    text: value,
    isCertain: MARKED.test(value),
  });
};

/** YAML accepts a reference at the start of a value as a map. */
export const referenceStart: RepairRule = (line, context) => {
  const { lead, value } = split(line);
  return /\S/.test(lead) && REFERENCE.test(value) ? reservedStart(line, context) : undefined;
};

export const colonInText: RepairRule = (line, context) => {
  const { lead, value } = split(line);
  const colon = value.search(/:(?=\s|$)/);
  if (colon < 0 || /^["'[{|>]/.test(value)) return undefined;
  return asWholeText(line, context, {
    start: lead.length + colon,
    end: lead.length + colon + 1,
    reason: 'deux-points dans un texte',
    advice: 'mets tout le texte',
    // Of the quotes around the text, the first may be missing; after a figure, the last may mean seconds.
    text: value.replace(/^([^"]*[^"\d\s])"$/, '$1'),
    isCertain: /\S:[ \t]+$/.test(lead) && !/\d\s*"$/.test(value),
  });
};

interface WholeText extends Pick<Repair, 'start' | 'end'> {
  reason: string;
  /** Before « entre guillemets doubles ». */
  advice: string;
  text: string;
  isCertain: boolean;
}

/** The lines that go on with the text; one in the column of its key that begins as a field is another. */
function linesBelow(column: number, context: Context): readonly string[] {
  const lines = textBelow(context);
  const end = lines.findIndex((line) => line.search(/\S/) === column && /^\s*[A-Za-z]\S*:(?=\s|$)/.test(line));
  return end < 0 ? lines : lines.slice(0, end);
}

/** A text that must be in quotes to its end, or stand below its key where it has several lines. */
function asWholeText(line: string, context: Context, { reason, advice, text, isCertain, ...range }: WholeText): Repair {
  const { lead, value } = split(line);
  const key = /([^\s:]+): +$/.exec(lead)?.[1];
  const below = linesBelow(lead.search(/[^\s-]/), context);
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
  const written = quoted(text.slice(0, text.length - comment.length)) + comment;
  return {
    ...range,
    message: `${reason} : ${advice} entre guillemets doubles`,
    suggestion: short(written),
    repaired: [lead + written],
    isCertain: isCertain && below.length === 0 && !/\s#/.test(text) && !mayHoldField(text),
  };
}
