import { type Document, isScalar, type LineCounter, Scalar, visit } from 'yaml';
import type { Range } from './parsed.ts';
import { quoted } from './quotes.ts';

interface Slipped extends Range {
  message: string;
  nearest?: string | undefined;
  /** Fields that ran into one another, so that none of them is known. */
  merged?: Range | undefined;
}

/** Keys that stand twice. Several in the same fields are one slip: where a new element of a list should begin. */
export function duplicates(document: Document.Parsed, lineCounter: LineCounter): Slipped[] {
  const repeatedAt = new Set(
    document.errors.filter(({ code }) => code === 'DUPLICATE_KEY').map(({ pos: [offset] }) => offset),
  );
  const slips: Slipped[] = [];
  if (repeatedAt.size === 0) return slips;
  visit(document, {
    Map(_key, map) {
      const keys = map.items.map(({ key }) => key).filter((key): key is Scalar.Parsed => isScalar(key));
      const [repeated, ...others] = keys.filter(({ range }) => range && repeatedAt.has(range[0]));
      if (!repeated?.range) return;
      const first = keys.find(({ value }) => value === repeated.value);
      const line = first?.range ? lineCounter.linePos(first.range[0]).line : 1;
      const message =
        others.length === 0
          ? `« ${repeated.value} » est déjà là, ligne ${line} : garde un seul des deux`
          : `« ${repeated.value} » est déjà là, ligne ${line}, et d’autres champs ensuite : il manque sans doute le tiret (-) d’un nouvel élément`;
      const [start, end] = map.range ?? repeated.range;
      const merged = others.length > 0 ? { start, end } : undefined;
      slips.push({ start: repeated.range[0], end: repeated.range[1], message, merged });
    },
  });
  return slips;
}

/** Lines that may hold such a slip; most files have none, and need no second look. */
const SUSPECT = /\S[ \t]+#|[“„‟‘]|-[\u00a0\u202f]/;

/** What YAML reads without a word, and otherwise than it was meant. */
export function silentSlips(document: Document.Parsed, lines: readonly string[]): Slipped[] {
  const slips: Slipped[] = [];
  if (!lines.some((line) => SUSPECT.test(line))) return slips;
  const text = lines.join('\n');
  visit(document, {
    Scalar(_key, node) {
      if (node.type !== Scalar.PLAIN || typeof node.value !== 'string' || !node.range) return;
      const [start, end] = node.range;
      const { value } = node;
      // Comments on lines of their own come with it, and cut nothing.
      const [comment] = node.comment?.split('\n') ?? [];
      const hash = text.indexOf('#', end);
      if (comment !== undefined && !text.slice(end, hash).includes('\n')) {
        slips.push({
          start: hash,
          end: hash + 1,
          message:
            '« # » après une espace commence un commentaire, qui ne s’affiche pas : mets tout le texte entre guillemets doubles, ou le commentaire sur sa propre ligne',
          // A word or a figure before « # ok » is hardly a text that was cut.
          nearest:
            (/ /.test(value) || !comment.startsWith(' ')) && !/^\d/.test(value) && value.length + comment.length < 80
              ? quoted(`${value} #${comment}`)
              : undefined,
        });
      }
      if (/^-[\u00a0\u202f]/.test(value)) {
        slips.push({
          start: start + 1,
          end: start + 2,
          message: 'espace insécable (elle ne se voit pas) après « - » : remplace-la par une espace ordinaire',
        });
      }
      const inner = /^[“„‟‘](.*)[”“’]$/s.exec(value)?.[1];
      if (inner !== undefined) {
        slips.push({
          start,
          end,
          message: 'ces guillemets typographiques s’afficheraient : mets des guillemets doubles droits ("), ou rien',
          nearest: inner.length < 80 ? quoted(inner) : undefined,
        });
      }
    },
  });
  return slips;
}
