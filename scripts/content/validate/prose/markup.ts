import { piecesOf } from '../../../../schema/rich-text.ts';
import type { TextPart } from '../../diagnostic.ts';
import { nearestOf } from '../../nearest.ts';
import { isReference } from '../../references.ts';

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
  /** In a rich text; in another, `words` stand there. */
  rich?: (words: string, match: readonly string[]) => string | undefined;
  plain?: (words: string, match: readonly string[]) => string | undefined;
  isCertain?: boolean;
}

const words = (text: string) => text.trim();
const bold = (text: string) => `**${text.trim()}**`;
const none = () => undefined;

const hostOf = (address: string) => address.replace(/^(?:https?:\/\/)?(?:www\.)?|[/?#].*$/gis, '');

/** Without its page, the name of the site is the best text that is known. */
const linkTo = (address: string) => `[${hostOf(address)}](https://${address.replace(/^https?:\/\//i, '')})`;

const HTML = 'une balise HTML s’afficherait telle quelle';
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  rsquo: '’',
  hellip: '…',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
};

/** What coaches know from elsewhere; likelier readings first, since each hides the text that it takes. */
const MARKUP: readonly Markup[] = [
  { pattern: /<(?:b|strong)>(.*?)<\/(?:b|strong)>/gisu, message: HTML, rich: bold, plain: words, isCertain: true },
  { pattern: /<(?:i|em|u)>(.*?)<\/(?:i|em|u)>/gisu, message: HTML, rich: words, plain: words, isCertain: true },
  {
    pattern: /<a\s[^<>]*href=["']?([^"'\s<>]+)["']?[^<>]*>(.*?)<\/a>/gisu,
    message: HTML,
    rich: (address, match) => `[${match[2]}](${address})`,
    plain: (_, match) => match[2],
  },
  { pattern: /\s*<br\s*\/?>\s*/giu, message: HTML, rich: () => ' ', plain: () => ' ', isCertain: true },
  { pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--.*?-->/gisu, message: `${HTML} : retire-la`, rich: none },
  {
    pattern: /&(#\d{1,5}|[a-z]{2,8});/giu,
    message: 'un code HTML s’afficherait tel quel : tape le caractère (l’espace insécable se met toute seule)',
    rich: (name) => (name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : ENTITIES[name.toLowerCase()]),
    isCertain: true,
  },
  {
    pattern: /\[([^[\]]+)\](\s*)\(\s*((?:\/|https:\/\/|www\.)[^()\s]*)\s*\)/giu,
    message: 'un lien s’écrit [texte](adresse), sans espace entre les deux ni dans l’adresse',
    rich: (text, match) => `[${text.trim()}](${match[3]})`,
    plain: words,
    isCertain: true,
  },
  {
    pattern: /\[([^[\]]*)\]\([^()]*\)|\]\(/gu,
    message: 'ce lien n’en est pas un : écris [texte](/competition) ou [texte](https://…)',
    rich: none,
    plain: words,
  },
  {
    pattern: /<?((?:https?:\/\/|www\.)[^\s<>«»]*[^\s<>«».,;:!?)])>?/giu,
    message: 'une adresse seule s’afficherait telle quelle : écris [texte](adresse)',
    rich: linkTo,
    plain: hostOf,
    isCertain: true,
  },
  {
    pattern: /\*\*\s*([^*\s](?:[^*]*[^*\s])?)\s*\*\*/gu,
    message: 'le gras s’écrit **sans espace** après les premières étoiles ni avant les dernières',
    rich: bold,
    plain: words,
    isCertain: true,
  },
  {
    pattern: /__([^_]+)__/gu,
    message: 'le gras s’écrit entre étoiles : **gras**',
    rich: bold,
    plain: words,
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
    plain: words,
  },
  {
    pattern: /(?<![\p{L}\p{N}_])_([^\s_](?:[^_]*[^\s_])?)_(?![\p{L}\p{N}_])/gu,
    message: 'il n’y a pas d’italique : écris **gras**, ou retire les tirets bas',
    rich: bold,
    plain: words,
  },
  { pattern: /~~+(?:([^~]+)~~+)?/gu, message: 'il n’y a pas de texte barré : retire les « ~~ »', rich: words },
  {
    pattern: /(?<=\p{L})`(?=\p{L})/gu,
    message: "ce signe n’est pas une apostrophe : tape « ' »",
    rich: () => "'",
    isCertain: true,
  },
  {
    pattern: /`+([^`]*)`+|`/gu,
    message: 'l’accent grave ne met rien en forme : retire-le',
    rich: words,
    isCertain: true,
  },
  {
    pattern: /(?<=^\s*|\n)#{1,6}\s+/gu,
    message: '« # » ne fait pas un titre : retire-le, un titre a son propre champ',
    rich: () => '',
    isCertain: true,
  },
  {
    pattern: /\{\s*(\p{L}*)[^{}]*\}|[{}]/gu,
    message: 'entre accolades s’écrit une référence : {semaine 9}, {séance ID} ou {exercice ID}',
    rich: (word, [whole]) => {
      const meant = nearestOf(word, ['semaine', 'semaines', 'séance', 'exercice']);
      return meant && whole?.replace(word, meant);
    },
    isCertain: true,
  },
];

/** What of a text would be shown as it is typed. */
export function rawMarkupIn(text: string, isRich: boolean): RawMarkup[] {
  if (!isRich) return scan(text, 0, false);
  return piecesOf(text).flatMap(({ start, end, inline }) => {
    if (inline === undefined) return [];
    if (typeof inline === 'string') return scan(text.slice(start, end), start, true);
    // Words that are marked already are not marked twice.
    return 'bold' in inline ? scan(inline.bold, start + 2, false) : scan(inline.text, start + 1, false);
  });
}

function scan(text: string, offset: number, isRich: boolean): RawMarkup[] {
  if (!/[*_`<&#[\]{}~]|https?:|www\./i.test(text)) return [];
  const found: RawMarkup[] = [];
  let left = text;
  for (const { pattern, message, rich = none, plain = rich, isCertain } of MARKUP) {
    for (const match of left.matchAll(pattern)) {
      const [whole] = match;
      if (isReference(whole)) continue;
      const start = offset + match.index;
      // With the marks within, which have a finding of their own.
      const written = match.map((group = '') => text.slice(match.index + whole.indexOf(group)).slice(0, group.length));
      const replacement = (isRich ? rich : plain)(written[1] ?? '', written);
      found.push({
        start,
        end: start + whole.length,
        message: isRich || plain === rich ? message : PLAIN,
        replacement,
        isCertain,
      });
      left = left.slice(0, match.index) + TAKEN.repeat(whole.length) + left.slice(match.index + whole.length);
    }
  }
  return found;
}

/** Hides what was found already; no text of the content holds it. */
const TAKEN = '\ue000';
/** Where neither bold nor links exist, no message advises to write them. */
const PLAIN = 'ce champ est un texte simple, sans gras ni lien : garde les mots seuls';
