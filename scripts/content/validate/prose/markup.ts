import { ADDRESS, piecesOf } from '../../../../schema/rich-text.ts';
import type { TextPart } from '../../diagnostic.ts';
import { nearestOf } from '../../nearest.ts';
import { isReference } from '../../references.ts';
import { UNUSED_CHARACTER } from '../../unused-character.ts';

/** What would be shown as it is typed, and what to write in its place. */
export interface RawMarkup extends TextPart {
  message: string;
  replacement?: string | undefined;
  isCertain?: boolean | undefined;
}

interface Markup {
  /** Its first group is the words that it marks. */
  pattern: RegExp;
  message: string;
  /** What replaces it in a rich text, and in a plain one; `plain` is `rich` when left out. */
  rich?: (words: string, match: readonly string[]) => string | undefined;
  plain?: (words: string, match: readonly string[]) => string | undefined;
  isCertain?: boolean;
  /** It has an address, which the words alone would lose. */
  isLink?: boolean;
}

const trimmed = (text: string) => text.trim();
const bold = (text: string) => text.trim() && `**${text.trim()}**`;
const none = () => undefined;

const hostOf = (address: string) => address.replace(/^(?:https?:\/\/)?(?:www\.)?|[/?#].*$/gis, '');

/** Without its page, the name of the site is the best text that is known. */
const linkTo = (address: string) => `[${hostOf(address)}](https://${address.replace(/^https?:\/\//i, '')})`;

const HTML = 'une balise HTML s’afficherait telle quelle';
const ENTITIES = new Map([
  ['nbsp', ' '],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['rsquo', '’'],
  ['hellip', '…'],
  ['eacute', 'é'],
  ['egrave', 'è'],
  ['agrave', 'à'],
  ['ccedil', 'ç'],
]);

/** `eacute`, `#233` or `#xE9`; undefined for what no text can hold. */
function characterOf(entity: string): string | undefined {
  if (!entity.startsWith('#')) return ENTITIES.get(entity);
  const code = Number(entity.replace(/^#/, '').replace(/^x/i, '0x'));
  const character = code <= 0x10ffff ? String.fromCodePoint(code) : '';
  return /^\P{C}$/u.test(character) ? character : undefined;
}

/** `{semaine: 9}` as `{semaine 9}`, the word set right. */
function referenceLike(written: string): string | undefined {
  const [, word = '', cited] = /^\{\s*(\p{L}+)(?!\p{L})\s*[:-]?\s*(.+?)\s*\}$/su.exec(written) ?? [];
  const meant = cited && nearestOf(word, ['semaine', 'semaines', 'séance', 'exercice']);
  if (!meant) return undefined;
  const first = /^\p{Lu}/u.test(word) ? meant.charAt(0).toUpperCase() : meant.charAt(0);
  return `{${first}${meant.slice(1)} ${cited}}`;
}

/** What coaches know from elsewhere; likelier readings first, since each hides the text that it takes. */
const MARKUP: readonly Markup[] = [
  { pattern: /<(?:b|strong)>(.*?)<\/(?:b|strong)>/gisu, message: HTML, rich: bold, plain: trimmed, isCertain: true },
  { pattern: /<(?:i|em|u)>(.*?)<\/(?:i|em|u)>/gisu, message: HTML, rich: trimmed, plain: trimmed, isCertain: true },
  {
    pattern: /<a\s[^<>]*href=["']?([^"'\s<>]+)["']?[^<>]*>(.*?)<\/a>/gisu,
    message: HTML,
    rich: (address, match) => `[${match[2]}](${address})`,
    plain: (_, match) => match[2],
    isLink: true,
  },
  { pattern: /\s*<br\s*\/?>\s*/giu, message: HTML, rich: () => ' ', plain: () => ' ', isCertain: true },
  { pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--.*?-->/gisu, message: `${HTML} : retire-la`, rich: none },
  {
    pattern: /&(#\d+|#x[\da-f]+|[a-z]{2,8}\d{0,2});/giu,
    message: 'un code HTML s’afficherait tel quel : tape le caractère (l’espace insécable se met toute seule)',
    rich: characterOf,
    isCertain: true,
  },
  {
    pattern: new RegExp(String.raw`\[([^[\]]+)\](\s*)\(\s*((?=/|https://|www\.)${ADDRESS})\s*\)`, 'giu'),
    message: 'un lien s’écrit [texte](adresse), sans espace entre les deux ni dans l’adresse',
    rich: (text, match) => `[${text.trim()}](${match[3]})`,
    plain: trimmed,
    isCertain: true,
    isLink: true,
  },
  {
    pattern: /\(([^()[\]]+)\)\s?\[\s*((?:\/|https:\/\/|www\.)[^\s[\]]*)\s*\]/giu,
    message: 'les crochets d’abord, puis les parenthèses : [le guide](/competition)',
    rich: (text, match) => `[${text.trim()}](${match[2]})`,
    plain: trimmed,
    isCertain: true,
    isLink: true,
  },
  {
    // To the end of its address, even where that is not closed: an address within is not one of its own.
    pattern:
      /\[([^[\]]*)\](?:\((?:(?:[^()]|\([^()]*\))*\)|\S*)|\s+\(\s*(?:\/|https?:\/\/|www\.)\S*|\[[^[\]]*\])|\]\(\S*/giu,
    message: 'ce lien n’en est pas un : écris [texte](/competition) ou [texte](https://…)',
    rich: none,
    plain: (text) => text.trim() || undefined,
    isLink: true,
  },
  {
    pattern: /<?((?:https?:\/\/|www\.)(?:[^\s<>«»()]|\([^\s<>«»()]*\))*(?:[^\s<>«».,;:!?()]|\([^\s<>«»()]*\)))>?/giu,
    message: 'une adresse seule s’afficherait telle quelle : écris [texte](adresse)',
    rich: linkTo,
    plain: hostOf,
    isCertain: true,
    isLink: true,
  },
  {
    pattern: /\*{3,}(\s*[^*\s][^*]*)\*{3,}/gu,
    message: 'le gras s’écrit entre deux étoiles : **gras**',
    rich: bold,
    plain: trimmed,
    isCertain: true,
  },
  {
    pattern: /(?<!\*)\*\*(\s*[^*\s][^*]*)\*\*(?!\*(?!\*))/gu,
    message: 'le gras s’écrit **sans espace** après les premières étoiles ni avant les dernières',
    rich: bold,
    plain: trimmed,
    isCertain: true,
  },
  {
    pattern: /__([^_]+)__/gu,
    message: 'le gras s’écrit entre étoiles : **gras**',
    rich: bold,
    plain: trimmed,
    isCertain: true,
  },
  {
    pattern: /\*\*+/gu,
    message: '« ** » n’est pas refermé : ajoute « ** » après les mots en gras, ou retire-le',
    rich: none,
  },
  {
    pattern: /(?<![\p{L}\p{N}*])\*([^\s*](?:[^*]*[^\s*])?)\*(?![\p{L}\p{N}*])/gu,
    message: 'il n’y a pas d’italique : écris **gras**, ou retire les étoiles',
    rich: bold,
    plain: trimmed,
  },
  {
    pattern: /(?<![\p{L}\p{N}_])_([^\s_](?:[^_]*[^\s_])?)_(?![\p{L}\p{N}_])/gu,
    message: 'il n’y a pas d’italique : écris **gras**, ou retire les tirets bas',
    rich: bold,
    plain: trimmed,
  },
  { pattern: /~~+(?:([^~]+)~~+)?/gu, message: 'il n’y a pas de texte barré : retire les « ~~ »', rich: trimmed },
  {
    pattern: /(?<=\p{L})`(?=\p{L})/gu,
    message: "ce signe n’est pas une apostrophe : tape « ' »",
    rich: () => "'",
    isCertain: true,
  },
  {
    pattern: /`+([^`]*)`+|`/gu,
    message: 'l’accent grave ne met rien en forme : retire-le',
    rich: trimmed,
    isCertain: true,
  },
  {
    pattern: /\{[^{}]*\}|[{}]/gu,
    message: 'entre accolades s’écrit une référence : {semaine 9}, {séance ID} ou {exercice ID}',
    rich: (_, [whole = '']) => referenceLike(whole),
    isCertain: true,
  },
];

/** What of a text would be shown as it is typed. */
export function rawMarkupIn(text: string, isRich: boolean): RawMarkup[] {
  if (!MARKED.test(text)) return [];
  if (!isRich) return [...signsIn(text), ...scan(text, { start: 0, end: text.length }, PLAIN)];
  const found = piecesOf(text).flatMap(({ start, end, inline, address }) => {
    if (typeof inline === 'string') return scan(text, { start, end });
    if (inline === undefined) return [];
    if (address !== undefined) return scan(text, { start: start + 1, end: end - address.length - 3 }, NESTED);
    const boldText = text.slice(start + 2, end - 2);
    const [first, ...others] = piecesOf(boldText);
    if (!first?.address || others.length > 0) return scan(text, { start: start + 2, end: end - 2 }, NESTED);
    return [{ start, end, message: BOLD_LINK, replacement: boldText, isCertain: true }];
  });
  return [...signsIn(text), ...found];
}

/** What all markup has, and most texts don't. */
const MARKED = /[*_`<&[\]{}~#]|https?:|www\./i;

/** Signs that have to go, known by where they stand in the whole text. */
const SIGNS = [
  {
    pattern: /(?<=^\s*|\n)#{1,6}\s+/gu,
    message: '« # » ne fait pas un titre : retire-le, un titre a son propre champ',
    isCertain: true,
  },
  {
    // It may also end a sentence: « Vas-y ![le guide](/training) ».
    pattern: /!(?=\[[^[\]]*\]\s?[([])/gu,
    message: 'un texte ne montre pas d’image : retire le « ! » devant le lien',
    isCertain: false,
  },
];

const signsIn = (text: string): RawMarkup[] =>
  SIGNS.flatMap(({ pattern, ...sign }) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      replacement: '',
      ...sign,
    })),
  );

/** Where neither bold nor a link can be, `plainMessage` replaces the messages that advise to write one. */
function scan(whole: string, { start, end }: TextPart, plainMessage?: string): RawMarkup[] {
  const text = whole.slice(start, end);
  if (!MARKED.test(text)) return [];
  const found: RawMarkup[] = [];
  let left = text;
  for (const { pattern, message, rich = none, plain = rich, isCertain = false, isLink = false } of MARKUP) {
    for (const match of left.matchAll(pattern)) {
      const length = match[0].length;
      const part = { start: start + match.index, end: start + match.index + length };
      // With the marks within, which have a finding of their own.
      const written = match.map((group = '') =>
        text.slice(match.index + match[0].indexOf(group)).slice(0, group.length),
      );
      const [typed = '', inner = ''] = written;
      if (isReference(typed)) continue;
      const replacement = (plainMessage === undefined ? rich : plain)(inner, written);
      const isNested = plainMessage === NESTED;
      const before = whole.slice(isNested ? start : 0, part.start);
      const after = whole.slice(part.end, isNested ? end : undefined);
      const spaced = replacement === undefined ? undefined : withOuterSpaces(replacement, inner, before, after);
      found.push({
        ...part,
        message: plainMessage === undefined || plain === rich ? message : plainMessage,
        replacement: spaced === typed ? undefined : spaced,
        isCertain: isCertain && !(isNested && isLink),
      });
      left = left.slice(0, match.index) + UNUSED_CHARACTER.repeat(length) + left.slice(match.index + length);
    }
  }
  return found;
}

/** Spaces inside the marks go outside, unless one is there or none belongs there: « **10 **reps » is « **10** reps ». */
function withOuterSpaces(replacement: string, inner: string, before: string, after: string): string {
  if (replacement === '') return inner && ' ';
  const left = /^\s/.test(inner) && /[^\s(«’']$/u.test(before) ? ' ' : '';
  const right = /\s$/.test(inner) && /^[^\s.,)…]/u.test(after) ? ' ' : '';
  return left + replacement + right;
}

const PLAIN = 'ce champ est un texte simple, sans gras ni lien : garde les mots seuls';
/** Inside bold words or the text of a link. */
const NESTED = 'ni gras ni lien à l’intérieur de mots en gras ou d’un lien : garde les mots seuls, ou sépare-les';
const BOLD_LINK = 'un lien ne se met pas en gras : retire les étoiles';
