import { type Content, exerciseListsOf } from '../../../content.ts';
import { proseIn } from '../../../prose.ts';
import { References } from '../../../references.ts';
import { miswrittenCitationsIn } from '../../prose/citations.ts';
import { onePerName } from './one-per-name.ts';
import type { Rule } from './rule.ts';

/** A text cites weeks, workouts, exercises and numbers that exist, as a citation is written. */
export const references: Rule = {
  name: 'references',
  *check(content) {
    const known = new References(content);
    yield* onePerName(unknownNamesIn(content, known));
    for (const { file, path, text } of proseIn(content)) {
      for (const { start, end, ...found } of miswrittenCitationsIn(text, file, known)) {
        yield { file, path, part: { start, end }, ...found, suggestion: found.replacement };
      }
    }
  },
};

function* unknownNamesIn(content: Content, references: References) {
  const reportedElsewhere = unknownIdsIn(content);
  for (const { file, path, text } of proseIn(content)) {
    for (const { start, end, ...unknown } of references.unknownIn(text, file)) {
      if (!reportedElsewhere.has(unknown.name)) yield { file, path, part: { start, end }, ...unknown };
    }
  }
}

/** Ids that days suggest and workouts prescribe, and that don't exist: each has a diagnostic there. */
function unknownIdsIn(content: Content): ReadonlySet<string> {
  const days = content.valid('week').flatMap(({ value }) => value.days);
  const options = content.valid('workoutPage').flatMap(({ value }) => value.options);
  const suggested = days.flatMap((day) => day.suggested ?? []);
  const prescribed = options.flatMap((option) => exerciseListsOf(option).flatMap(({ exercises }) => exercises));
  return new Set([
    ...suggested.filter((id) => options.every((option) => option.id !== id)).map((id) => `séance ${id}`),
    ...prescribed.map(({ exercise }) => `exercice ${exercise}`),
  ]);
}
