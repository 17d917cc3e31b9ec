import { proseIn } from '../../../prose.ts';
import type { Rule } from './rule.ts';

/** A text without a letter or a digit. */
const NO_WORD = /^[^\p{L}\p{N}]+$/u;
/** A part that waits for words: « ??? », « TODO », « Repos : à définir ». */
const PLACEHOLDER =
  /\?{3,}|\b(?:to-?do|tbd|tbc|fixme|x{2,}|lorem ipsum)\b|[àa] (?:définir|compléter|préciser|remplir|rédiger|écrire|faire|voir|venir)(?<=(?:^|[:([–—])\s*[àa] \p{L}+)(?=[.…\s]*(?:$|[)\]]))/iu;

/** Every text is written: what waits for its words is not published. */
export const placeholders: Rule = {
  name: 'placeholders',
  *check(content) {
    for (const { file, path, text } of proseIn(content)) {
      const { index: start = 0, 0: found } = NO_WORD.exec(text) ?? PLACEHOLDER.exec(text) ?? {};
      if (found === undefined) continue;
      const message = `« ${found} » attend encore son texte : écris-le, ou retire ce champ s’il ne sert pas`;
      yield { file, path, part: { start, end: start + found.length }, message };
    }
  },
};
