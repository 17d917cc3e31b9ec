import { isPair, isScalar, isSeq, Scalar, visit } from 'yaml';
import type { z } from 'zod';
import type { ValuePath } from '../diagnostic.ts';
import { keysOf, schemaAt } from '../schema-tree.ts';
import type { Reading } from './reading.ts';
import { quoted } from './repair/quotes.ts';
import type { Offsets } from './yaml.ts';

interface Misreading extends Offsets {
  message: string;
  suggestion?: string | undefined;
  /** What the suggestion stands for. */
  replaced?: Offsets;
  /** Nothing else can have been meant. */
  isCertain?: boolean;
}

/**
 * Duplicate keys: of the two copies the second, unless the first alone is out of the schema's order. Several in one map are
 * reported once: a dash is probably missing where a new list item begins.
 */
export function duplicateKeys({ parsed, rangeOf }: Reading, schema: z.core.$ZodType | undefined): Misreading[] {
  const { document } = parsed;
  const repeatedAt = new Set(
    document.errors.filter(({ code }) => code === 'DUPLICATE_KEY').map(({ pos: [offset] }) => offset),
  );
  const found: Misreading[] = [];
  if (repeatedAt.size === 0) return found;
  visit(document, {
    Map(_key, map, ancestors) {
      const keys = map.items.map(({ key }) => key).filter((key): key is Scalar.Parsed => isScalar(key));
      const [repeated, ...others] = keys.filter(({ range }) => range && repeatedAt.has(range[0]));
      const first = keys.find(({ value }) => value === repeated?.value);
      if (!repeated?.range || !first?.range) return;
      const fields = keysOf(schema && schemaAt(schema, pathTo(ancestors)));
      const ranksWithout = (copy: Scalar.Parsed) =>
        keys.filter((key) => key !== copy).map(({ value }) => fields.indexOf(String(value)));
      const isFirstStray =
        others.length === 0 && isAscending(ranksWithout(first)) && !isAscending(ranksWithout(repeated));
      const holdsList = map.items.some(
        ({ key, value }) => isScalar(key) && key.value === repeated.value && isSeq(value),
      );
      const [copy, other] = isFirstStray ? [first.range, repeated.range] : [repeated.range, first.range];
      const name = `« ${repeated.value} »`;
      const { line } = rangeOf({ start: other[0], end: other[1] });
      const told = isFirstStray ? `aussi ligne ${line}, où ce champ va plutôt` : `déjà là, ligne ${line}`;
      const onlyOne = holdsList ? `réunis les deux listes sous un seul ${name}` : 'garde un seul des deux';
      const advice = others.length > 0 ? 'il manque sans doute le tiret (-) d’un nouvel élément' : onlyOne;
      found.push({ start: copy[0], end: copy[1], message: `${name} est ${told} : ${advice}` });
    },
  });
  return found;
}

/** The keys that lead to a node, and 0 for each list on the way. */
const pathTo = (ancestors: readonly unknown[]) =>
  ancestors.flatMap((node): ValuePath => (isPair(node) ? [String(node.key)] : isSeq(node) ? [0] : []));

const isAscending = (ranks: readonly number[]) => ranks.every((rank, index) => rank > (ranks[index - 1] ?? -1));

/** Lines that may hold a misread value; most files have none. */
const COMMENT_OR_TYPOGRAPHIC_QUOTE = /\S[ \t]+#|[“„‟‘]/;

/** Values that YAML accepts and reads otherwise than they were meant. */
export function misreadValues({ parsed: { document, source }, lines }: Reading): Misreading[] {
  const found: Misreading[] = [];
  if (!lines.some((line) => COMMENT_OR_TYPOGRAPHIC_QUOTE.test(line))) return found;
  visit(document, {
    Scalar(_key, node) {
      if (node.type !== Scalar.PLAIN || typeof node.value !== 'string' || !node.range) return;
      const [start, end] = node.range;
      const { value } = node;
      // A comment on its own line belongs to the scalar too, and cuts nothing.
      const [comment] = node.comment?.split('\n') ?? [];
      const hash = source.indexOf('#', end);
      if (comment !== undefined && !source.slice(end, hash).includes('\n')) {
        found.push({
          start: hash,
          end: hash + 1,
          message:
            '« # » après une espace commence un commentaire, qui ne s’affiche pas : mets tout le texte entre guillemets doubles, ou le commentaire sur sa propre ligne',
          // After a single word or a number, « # » is probably a comment.
          suggestion:
            (/ /.test(value) || !comment.startsWith(' ')) && !/^\d/.test(value) && value.length + comment.length < 80
              ? quoted(`${value} #${comment}`)
              : undefined,
          replaced: { start, end: hash + 1 + comment.length },
        });
      }
      const inner = /^[“„‟‘](.*)[”“’]$/s.exec(value)?.[1];
      if (inner !== undefined) {
        found.push({
          start,
          end,
          message: 'ces guillemets typographiques s’afficheraient : mets des guillemets doubles droits ("), ou rien',
          suggestion: inner.length < 80 ? quoted(inner) : undefined,
          replaced: { start, end },
          isCertain: !/[“”„‟«»"]/.test(inner),
        });
      }
    },
  });
  return found;
}
