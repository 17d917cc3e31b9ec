import { ADDRESS, piecesOf } from '../../../../schema/rich-text.ts';
import type { TextPart, ValueDiagnostic } from '../../diagnostic.ts';

/** What would be shown as it is typed, and what to write in its place. */
export type RawMarkup = TextPart & Pick<ValueDiagnostic, 'message' | 'replacement' | 'isCertain'>;

/** What is meant by the words between marks and the address of a link; `isPlain` where neither bold nor a link can be. */
type Meant = (parts: { words: string; address?: string; code?: string }, isPlain: boolean) => string | undefined;

interface Markup {
  /** Its group `words`, or `others`, is what the marks are around. */
  pattern: RegExp;
  message: string;
  /** Left out where nobody can tell. */
  meant?: Meant;
  isCertain?: false;
}

const words: Meant = ({ words }) => words;
const bold: Meant = ({ words }, isPlain) => (isPlain || !words ? words : `**${words}**`);
const link: Meant = ({ words, address = '' }, isPlain) => {
  // Without its page, the name of the site is the best text that is known.
  const text = words || address.replace(/^(?:https?:\/\/)?(?:www\.)?|[/?#].*$/gis, '');
  if (isPlain || !address) return (isPlain && text) || undefined;
  return `[${text}](${address.replace(/^(?:https?:\/\/|(?=www\.))/i, 'https://')})`;
};

const HTML = 'une balise HTML s’afficherait telle quelle';
const START = String.raw`(?:\/|https?:\/\/|www\.)`;
/** The codes that pasted pages have most. */
const ENTITIES = { nbsp: ' ', amp: '&', quot: '"', rsquo: '’', '#39': '’', eacute: 'é', egrave: 'è', agrave: 'à' };

/** Known by what is around them in the whole text. */
const AROUND: readonly Markup[] = [
  { pattern: /(?<=^\s*|\n)#{1,6}\s+/gu, message: '« # » ne fait pas un titre : retire-le', meant: () => '' },
  {
    pattern: /\s?!\[[^[\]]*\]\((?!\/|https?:)[^()]*\)/gu,
    message: 'un texte ne montre pas d’image : retire-la',
    meant: () => '',
  },
  {
    // It may also end a sentence: « Vas-y ![le guide](/training) ».
    pattern: /!(?=\[[^[\]]*\]\s?[([])/gu,
    message: 'un texte ne montre pas d’image : retire le « ! » devant le lien',
    meant: () => '',
    isCertain: false,
  },
];

const BOLD_LINK: Markup = {
  pattern: /\*\*(?<words>\[[^[\]]+\]\([^\s*]+\))\*\*/gu,
  message: 'un lien ne se met pas en gras : retire les étoiles',
  meant: words,
};

/** What coaches know from elsewhere; likelier readings first, since each hides the text that it takes. */
const MARKUP: readonly Markup[] = [
  { pattern: /<(b|strong|i|em|u)>(?<words>.*?)<\/\1>/gisu, message: HTML, meant: bold, isCertain: false },
  {
    pattern: /<a\s[^<>]*href=["']?(?<address>[^"'\s<>]+)["']?[^<>]*>(?<words>.*?)<\/a>/gisu,
    message: HTML,
    meant: link,
    isCertain: false,
  },
  { pattern: /\s*<br\s*\/?>\s*/giu, message: HTML, meant: () => ' ' },
  {
    // « <semaine 9> » is a citation.
    pattern: /<\/?(?!(?:semaine|exercice|nombre)s? )[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--.*?-->/gisu,
    message: `${HTML} : retire-la`,
  },
  {
    pattern: /&(?<code>#\d+|#x[\da-f]+|[a-z]{2,8}\d{0,2});/giu,
    message: 'un code HTML s’afficherait tel quel : tape le caractère (l’espace insécable se met toute seule)',
    meant: ({ code }) => Object.entries(ENTITIES).find(([name]) => name === code)?.[1],
  },
  {
    pattern: new RegExp(
      String.raw`\[(?<words>[^[\]]+)\]\s*\(\s*(?<address>(?=${START})${ADDRESS})\s*\)|\((?<others>[^()[\]]+)\)\s?\[\s*(?<page>${START}[^\s[\]]*)\s*\]`,
      'giu',
    ),
    message: 'un lien s’écrit [texte](adresse), d’un seul tenant et dans cet ordre',
    meant: link,
  },
  {
    // To the end of its address, even where that is not closed: an address within is not one of its own.
    pattern:
      /\[(?<words>[^[\]]*)\](?:\((?:(?:[^()]|\([^()]*\))*\)|\S*)|\s+\(\s*(?:\/|https?:|www\.)\S*|\[[^[\]]*\])|\]\(\S*/giu,
    message: 'ce lien n’en est pas un : écris [texte](/competition) ou [texte](https://…)',
    meant: link,
    isCertain: false,
  },
  {
    pattern: /<?(?<address>(?:https?:\/\/|www\.)(?:[^\s<>«»()]|\([^\s<>«»()]*\))+(?<![.,;:!?]))>?/giu,
    message: 'une adresse seule s’afficherait telle quelle : écris [texte](adresse)',
    meant: link,
  },
  {
    pattern: /(?<!\*)\*\*+(?<words>\s*[^*\s][^*]*)\*\*+|__(?<others>[^_]+)__/gu,
    message: 'le gras s’écrit **ainsi** : deux étoiles de chaque côté, collées aux mots',
    meant: bold,
  },
  { pattern: /\*\*+/gu, message: '« ** » n’est pas refermé : ajoute « ** » après les mots en gras, ou retire-le' },
  {
    pattern: /(?<![\p{L}\p{N}*_])([*_])(?<words>[^\s*_](?:[^*_]*[^\s*_])?)\1(?![\p{L}\p{N}*_])/gu,
    message: 'il n’y a pas d’italique : écris **gras**, ou retire ces signes',
    meant: bold,
    isCertain: false,
  },
  {
    pattern: /(?<=\p{L})`(?=\p{L})/gu,
    message: "ce signe n’est pas une apostrophe : tape « ' »",
    meant: () => "'",
  },
  {
    pattern: /~~+(?:(?<words>[^~]+)~~+)?/gu,
    message: 'il n’y a pas de texte barré : retire les « ~~ »',
    meant: words,
    isCertain: false,
  },
  { pattern: /`+(?<words>[^`]*)`+|`/gu, message: 'l’accent grave ne met rien en forme : retire-le', meant: words },
];

/** What all markup has, and most texts don't. */
const MARKED = /[*_`<&[\]~#]|https?:|www\./i;

const PLAIN = 'ce champ est un texte simple, sans gras ni lien : garde les mots seuls';
/** Inside bold words or the text of a link. */
const NESTED = 'ni gras ni lien à l’intérieur de mots en gras ou d’un lien : garde les mots seuls, ou sépare-les';

/** What of a text would be shown as it is typed. */
export function rawMarkupIn(text: string, isRich: boolean): RawMarkup[] {
  if (!MARKED.test(text)) return [];
  const found: RawMarkup[] = [];
  const whole = { start: 0, end: text.length };
  scan(text, whole, isRich ? [...AROUND, BOLD_LINK] : AROUND, found);
  if (!isRich) scan(text, whole, MARKUP, found, PLAIN);
  for (const { start, end, inline, address } of isRich ? piecesOf(text) : []) {
    if (typeof inline === 'string') scan(text, { start, end }, MARKUP, found);
    else if (inline && address === undefined) scan(text, { start: start + 2, end: end - 2 }, MARKUP, found, NESTED);
    else if (inline) scan(text, { start: start + 1, end: end - Number(address?.length) - 3 }, MARKUP, found, NESTED);
  }
  return found;
}

/** Adds what a part of a text holds; `advice` for one that can have neither bold nor a link. */
function scan(text: string, part: TextPart, table: readonly Markup[], found: RawMarkup[], advice?: string): void {
  const outer = advice === NESTED ? part : { start: 0, end: text.length };
  for (const { pattern, message, meant, isCertain = true } of table) {
    for (const { index, 0: typed, groups = {} } of text.slice(part.start, part.end).matchAll(pattern)) {
      const start = part.start + index;
      const end = start + typed.length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const inner = groups.words ?? groups.others ?? '';
      const parts = { ...groups, words: inner.trim(), address: groups.address ?? groups.page };
      const right = meant?.(parts, advice !== undefined);
      found.push({
        start,
        end,
        message: advice && (meant === bold || meant === link) ? advice : message,
        replacement: withOuterSpaces(right, inner, text.slice(outer.start, start), text.slice(end, outer.end)),
        // The words alone would lose its address.
        isCertain: isCertain && !(advice === NESTED && meant === link),
      });
    }
  }
}

/** Spaces inside the marks go outside, unless one is there or none belongs there: « **10 **reps » is « **10** reps ». */
function withOuterSpaces(right: string | undefined, inner: string, before: string, after: string) {
  if (!right) return right === undefined ? right : inner && ' ';
  const left = /^\s/.test(inner) && /[^\s(«’']$/u.test(before) ? ' ' : '';
  return left + right + (/\s$/.test(inner) && /^[^\s.,)…]/u.test(after) ? ' ' : '');
}
