import { proseIn } from '../../../prose.ts';
import { References } from '../../../references.ts';
import type { Rule } from './rule.ts';

/** A text cites weeks, workouts and exercises that exist. */
export const references: Rule = {
  name: 'references',
  *check(content) {
    const known = new References(content);
    for (const { file, path, text } of proseIn(content)) {
      for (const { start, end, ...unknown } of known.unknownIn(text, file)) {
        yield { file, path, part: { start, end }, ...unknown };
      }
    }
  },
};
