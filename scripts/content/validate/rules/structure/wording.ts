import type { Wording } from '../../../../../schema/limits.ts';
import { proseIn } from '../../../prose.ts';
import type { Rule } from './rule.ts';

/** Citations, links and references, whose words are not the coach's own. */
const CITED = String.raw`«[^»]*»|\[[^\]]*\]\([^)]*\)|\{[^}]*\}`;

/** Texts keep to the house style of the coaches. They judge what members read: a warning. */
export const wording: Rule = {
  name: 'wording',
  *check(content) {
    const avoided = (content.one('limits')?.wording ?? []).map((entry) => ({ ...entry, pattern: patternOf(entry) }));
    if (avoided.length === 0) return;
    for (const { file, path, text } of proseIn(content)) {
      for (const { write, why, pattern } of avoided) {
        for (const { groups, index, 0: found } of text.matchAll(pattern)) {
          if (!groups?.avoided) continue;
          const replacement = write && withCapitalOf(found, write);
          yield {
            file,
            path,
            part: { start: index, end: index + found.length },
            severity: 'warning',
            message: `« ${found} » : ${replacement ? `écris « ${replacement} »` : 'à éviter'}${why ? `, ${why}` : ''} (wording, limits.yaml)`,
            replacement,
            isCertain: true,
          };
        }
      }
    }
  },
};

/** Finds what has to be avoided as the group `avoided`, unless it is cited or already a part of what to write. */
function patternOf({ avoid, write }: Wording): RegExp {
  const avoided = `(?<avoided>${wholeWords(avoid)})`;
  const known = write && write.length > avoid.length ? `${wholeWords(write)}|` : '';
  return new RegExp(`${CITED}|${known}${avoided}`, 'giu');
}

function wholeWords(words: string): string {
  const pattern = words
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+');
  return `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;
}

const withCapitalOf = (found: string, words: string) =>
  /^\p{Lu}/u.test(found) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
