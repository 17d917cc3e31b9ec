import type { Wording } from '../../../../../schema/limits.ts';
import { proseIn } from '../../../prose.ts';
import type { Rule } from './rule.ts';

/** Citations, links and references, whose words are not the coach's own. */
const CITED = String.raw`«[^»]*»|\[[^\]]*\]\([^)]*\)|\{[^}]*\}`;

/**
 * Texts keep to the house style of the coaches: a warning. Its edit is never certain, as the words around it may have to
 * follow. An entry that changes the case alone is the only one that looks at it.
 */
export const wording: Rule = {
  name: 'wording',
  *check(content) {
    const avoided = (content.one('limits')?.wording ?? []).map((entry) => {
      const isCased = entry.avoid.toLowerCase() === entry.write?.toLowerCase();
      return { ...entry, isCased, pattern: new RegExp(patternOf(entry), isCased ? 'gu' : 'giu') };
    });
    if (avoided.length === 0) return;
    // Most texts hold none: one search for all of them takes a tenth of the time of one for each.
    const anyAvoided = new RegExp(avoided.map(({ avoid }) => wholeWords(avoid)).join('|'), 'iu');
    for (const { file, path, text } of proseIn(content)) {
      if (!anyAvoided.test(text)) continue;
      for (const { write, why, isCased, pattern } of avoided) {
        for (const { groups, index, 0: found } of text.matchAll(pattern)) {
          if (!groups?.avoided) continue;
          const replacement = write && (isCased ? write : withCapitalOf(found, write));
          yield {
            file,
            path,
            part: { start: index, end: index + found.length },
            severity: 'warning',
            message: `« ${found} » : ${replacement ? `écris « ${replacement} »` : 'à éviter'}${why ? `, ${why}` : ''} (wording, limits.yaml)`,
            replacement,
          };
        }
      }
    }
  },
};

/** Finds what has to be avoided as the group `avoided`, unless it is cited or already a part of what to write. */
function patternOf({ avoid, write }: Wording): string {
  const avoided = `(?<avoided>${wholeWords(avoid)})`;
  const known = write && write.length > avoid.length ? `${wholeWords(write)}|` : '';
  return `${CITED}|${known}${avoided}`;
}

function wholeWords(words: string): string {
  const pattern = words
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+');
  return `${/^[\p{L}\p{N}]/u.test(words) ? '(?<![\\p{L}\\p{N}])' : ''}${pattern}${/[\p{L}\p{N}]$/u.test(words) ? '(?![\\p{L}\\p{N}])' : ''}`;
}

const withCapitalOf = (found: string, words: string) =>
  /^\p{Lu}/u.test(found) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
