/** A text with bold words and links; a plain string where it has none, as most. */
export type RichText = string | readonly Inline[];
export type Inline = string | { bold: string } | RichLink;

/** To a page of the app, or to another site, whose host is shown. */
export interface RichLink extends Address {
  text: string;
}

interface Address {
  href: string;
  host?: string;
}

/** The address of a link as it is written, as a pattern; it may have parentheses, as those of Wikipedia. */
export const ADDRESS = String.raw`(?:[^()\s]|\([^()\s]*\))+`;

/** `**gras**` and `[texte](adresse)`, not `***gras***`; a link without text is found, to be reported. */
const BOLD_OR_LINK = new RegExp(
  String.raw`(?<!(?<!\*)\*)\*\*(?<bold>[^*\s](?:[^*]*[^*\s])?)\*\*(?!\*(?!\*))|\[(?<text>\s*|[^[\]\s](?:[^[\]]*[^[\]\s])?)\]\((?<address>${ADDRESS})\)`,
  'g',
);

/** A piece of a text as it is written; `inline` is missing for a link without text or with an address that is not accepted. */
export interface Piece {
  start: number;
  end: number;
  inline: Inline | undefined;
  /** Of a link, as it is written. */
  address?: string;
}

/** The pieces of a text, in order; together they are the whole of it. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) pieces.push({ start: end, end: to, inline: text.slice(end, to) });
  };
  for (const match of text.matchAll(BOLD_OR_LINK)) {
    const { bold, text: words = '', address } = match.groups ?? {};
    addText(match.index);
    const start = match.index;
    end = start + match[0].length;
    if (address === undefined) pieces.push({ start, end, inline: { bold: bold ?? '' } });
    else pieces.push({ start, end, inline: linkTo(address, words), address });
  }
  addText(text.length);
  return pieces;
}

export function parseRichText(text: string): RichText {
  // Most texts have neither; the pattern costs more than the rest of publishing them.
  if (!text.includes('**') && !text.includes('](')) return text;
  const pieces = piecesOf(text);
  if (pieces.every(({ inline }) => typeof inline !== 'object')) return text;
  return pieces.map(({ start, end, inline }) => inline ?? text.slice(start, end));
}

function linkTo(written: string, text: string): RichLink | undefined {
  const address = text.trim() === '' ? undefined : addressOf(written);
  return address && { text, ...address };
}

/** A page of the app, as `/competition`, or `https://…`; undefined for another address. */
function addressOf(written: string): Address | undefined {
  if (/^\/(?!\/)/.test(written)) return { href: written };
  if (!/^https:\/\/[^/]+\.[^/]/i.test(written) || !URL.canParse(written)) return undefined;
  const { href, host, username, password } = new URL(written);
  return username + password === '' ? { href, host: host.replace(/^www\./, '') } : undefined;
}
