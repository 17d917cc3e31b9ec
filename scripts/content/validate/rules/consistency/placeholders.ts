import { proseIn } from '../../../prose.ts';
import type { Rule } from './rule.ts';

/** A text without a letter or a digit, or a part of one that waits for words: « ??? », « TODO », « Repos : à définir ». */
const PLACEHOLDER =
  /^[^\p{L}\p{N}]+$|\?{3,}|(?<![\p{L}\p{N}])(?:to-?do|tbd|tbc|fixme|x{2,}|lorem ipsum)(?![\p{L}\p{N}])|(?<=^\s*|[:([–—]\s*)à (?:définir|compléter|préciser|remplir|rédiger|écrire|faire|voir|venir)(?=[.…\s]*(?:$|[)\]]))/iu;

/** Every text is written: what waits for its words is not published. */
export const placeholders: Rule = {
  name: 'placeholders',
  *check(content) {
    for (const { file, path, text } of proseIn(content)) {
      const { index: start = 0, 0: found } = PLACEHOLDER.exec(text) ?? {};
      if (found === undefined) continue;
      const message = `« ${found} » attend encore son texte : écris-le, ou retire ce champ s’il ne sert pas`;
      yield { file, path, part: { start, end: start + found.length }, message };
    }
  },
};
