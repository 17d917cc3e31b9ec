/**
 * The slips of a hurried writer that YAML refuses, often far from where they stand. Each is found by its line, and
 * knows the line as it was probably meant: with that in its place the rest of the file can be read.
 */
export interface Slip {
  /** Counted from 0; the end stands after the last character. */
  start: number;
  end: number;
  message: string;
  /** How the value is written, when that is short. */
  nearest?: string | undefined;
  /** The line as it was probably meant, likeliest first. */
  meant: readonly string[];
}

export interface Surroundings {
  /** The nearest lines before and after that hold something. */
  before: readonly string[];
  after: string;
  /** Every key that some file may hold. */
  knownKeys: ReadonlySet<string>;
}

export type Trap = (line: string, surroundings: Surroundings) => Slip | undefined;

export const MISALIGNED = 'retrait incorrect : aligne cette ligne avec ses voisines';
export const TABBED = 'tabulation en début de ligne : remplace-la par des espaces';
const NO_BREAK = '\u00a0\u202f\u2007\u2009';
const LONGEST_NEAREST = 90;

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

const short = (text: string) => (text.length <= LONGEST_NEAREST ? text : undefined);

/** The whole value was meant as one text. */
function asText(line: string, text: string, slip: Pick<Slip, 'start' | 'end' | 'message'>): Slip {
  const { lead } = split(line);
  return { ...slip, nearest: short(quoted(text)), meant: [lead + quoted(text)] };
}

/** The one trap that is looked for although YAML may read on: it would take the space for a part of a word. */
export const noBreakSpace: Trap = (line, { knownKeys }) => {
  const structure = new RegExp(
    `^[ \\t${NO_BREAK}]*(?:-[ \\t${NO_BREAK}]+)*(?:[\\p{L}_/][^\\s:"'#]*[ \\t${NO_BREAK}]*:(?:[ \\t${NO_BREAK}]+|$))?`,
    'u',
  ).exec(line)?.[0];
  const start = structure?.search(new RegExp(`[${NO_BREAK}]`)) ?? -1;
  if (structure === undefined || start < 0) return undefined;
  const before = structure.slice(0, start);
  const key = /[^\s-][^\s:]*/.exec(before)?.[0];
  if (key !== undefined && !knownKeys.has(key)) return undefined;
  const where = before.trim() === '' ? 'dans le retrait' : `après « ${before.trim()} »`;
  return {
    start,
    end: start + 1,
    message: `espace insécable (elle ne se voit pas) ${where} : remplace-la par une espace ordinaire`,
    meant: [structure.replace(new RegExp(`[${NO_BREAK}]`, 'g'), ' ') + line.slice(structure.length)],
  };
};

export const tab: Trap = (line, { before }) => {
  const indentation = /^\s*/.exec(line)?.[0] ?? '';
  const start = indentation.indexOf('\t');
  if (start < 0) return undefined;
  const rest = line.slice(indentation.length);
  return {
    start,
    end: indentation.length,
    message: TABBED,
    meant: [...indentationsNear(before), indentation.replaceAll('\t', '  ')].map((spaces) => spaces + rest),
  };
};

/** What a word processor or a phone makes of a dash. */
export const foreignDash: Trap = (line) => {
  const [, lead, dash] = /^([ \t]*)([–—−•·▪])[ \u00a0\u202f]/.exec(line) ?? [];
  if (lead === undefined || dash === undefined) return undefined;
  return {
    start: lead.length,
    end: lead.length + 1,
    message: `« ${dash} » n’est pas un tiret de liste : tape « - »`,
    meant: [`${lead}- ${line.slice(lead.length + 2)}`],
  };
};

const secondDocument: Trap = (line) =>
  /^(?:---|\.\.\.)\s*$/.test(line)
    ? {
        start: 0,
        end: 3,
        message: `« ${line.trim()} » sépare deux documents : un fichier n’en contient qu’un, retire cette ligne`,
        meant: [''],
      }
    : undefined;

const elision: Trap = (line) => {
  const { lead, value } = split(line);
  const inner = /^'(.*?)'?$/.exec(value)?.[1];
  const apostrophe = inner === undefined ? -1 : inner.search(/(?<=\p{L})'(?=\p{L})/u);
  if (inner === undefined || apostrophe < 0) return undefined;
  const start = lead.length + 1 + apostrophe;
  return asText(line, inner.replaceAll("''", "'"), {
    start,
    end: start + 1,
    message: 'cette apostrophe ferme le texte : mets-le entre guillemets doubles, pas entre apostrophes',
  });
};

const OPENING = '“”„‟«‘‹';
const typographicQuotes: Trap = (line) => {
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
  });
};

const textAfterQuote: Trap = (line) => {
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

export const openQuote: Trap = (line) => {
  const { lead, value } = split(line);
  const quote = value.charAt(0);
  if (quote !== '"' && quote !== "'") return undefined;
  const closed = quote === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/;
  if (closed.test(value)) return undefined;
  return {
    start: lead.length,
    end: lead.length + 1,
    message: `ce guillemet (${quote}) n’est jamais fermé : ajoutes-en un à la fin du texte`,
    nearest: short(value + quote),
    meant: [lead + value + quote],
  };
};

const openBracket: Trap = (line) => {
  const { lead, value } = split(line);
  const closing = { '[': ']', '{': '}' }[value.charAt(0)];
  if (!closing || value.includes(closing)) return undefined;
  return {
    start: lead.length,
    end: lead.length + 1,
    message: `« ${value.charAt(0)} » n’est jamais fermé : ajoute « ${closing} » à la fin de la liste, ou mets le texte entre guillemets doubles`,
    nearest: short(value + closing),
    meant: [lead + value + closing, lead + quoted(value)],
  };
};

const reservedStart: Trap = (line) => {
  const { lead, value } = split(line);
  const [first] = /^[@`%!&*|>?{}[\],#-]/.exec(value) ?? [];
  if (first === undefined || value.length === 1) return undefined;
  return asText(line, value, {
    start: lead.length,
    end: lead.length + 1,
    message: `un texte ne peut pas commencer par « ${first} » : mets-le entre guillemets doubles`,
  });
};

export const noSpaceAfterColon: Trap = (line, { knownKeys }) => {
  const [, lead = '', key = ''] = /^([ \t]*(?:-[ \t]+)*)([\p{L}]\w*):(?=[^\s:])/u.exec(line) ?? [];
  if (!knownKeys.has(key)) return undefined;
  const start = lead.length + key.length;
  return {
    start,
    end: start + 1,
    message: `il manque une espace après « ${key}: »`,
    nearest: short(`${line.slice(lead.length, start + 1)} ${line.slice(start + 1).trimEnd()}`),
    meant: [`${line.slice(0, start + 1)} ${line.slice(start + 1)}`],
  };
};

const noColon: Trap = (line, { knownKeys }) => {
  const [, lead = '', key = '', value = ''] =
    /^([ \t]*(?:-[ \t]+)*)([a-zA-Z]+)(?:[ \t]*[=;])?(?:[ \t]+(.*))?$/.exec(line) ?? [];
  if (!knownKeys.has(key)) return undefined;
  return {
    start: lead.length,
    end: lead.length + key.length,
    message: `il manque deux-points après « ${key} »`,
    nearest: short(`${key}: ${value}`.trimEnd()),
    meant: [`${lead}${key}: ${value}`],
  };
};

const noSpaceAfterDash: Trap = (line) => {
  const [, lead] = /^([ \t]*(?:-[ \t]+)*)-(?=[^\s-])/.exec(line) ?? [];
  if (lead === undefined) return undefined;
  return {
    start: lead.length,
    end: lead.length + 1,
    message: 'il manque une espace après le tiret',
    meant: [`${lead}- ${line.slice(lead.length + 1)}`],
  };
};

const colonInText: Trap = (line) => {
  const { lead, value } = split(line);
  const colon = value.search(/:(?=\s|$)/);
  if (colon < 0 || /^["'[{|>]/.test(value)) return undefined;
  return asText(line, value, {
    start: lead.length + colon,
    end: lead.length + colon + 1,
    message: 'deux-points dans un texte : mets tout le texte entre guillemets doubles',
  });
};

export const misaligned: Trap = (line, { before, after }) => {
  const indentation = /^ */.exec(line)?.[0] ?? '';
  const meant = indentationsNear([...before, after]).filter((spaces) => spaces !== indentation);
  return {
    start: 0,
    end: Math.max(1, indentation.length),
    message: MISALIGNED,
    meant: meant.map((spaces) => spaces + line.slice(indentation.length)),
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

/** The likelier before the less likely: the first whose line makes sense is told. */
export const TRAPS: readonly Trap[] = [
  noBreakSpace,
  tab,
  secondDocument,
  elision,
  typographicQuotes,
  textAfterQuote,
  openQuote,
  openBracket,
  reservedStart,
  noSpaceAfterColon,
  noColon,
  noSpaceAfterDash,
  colonInText,
  misaligned,
];
