import type { Content } from '../../../content.ts';
import { groupedBy } from '../../../grouped-by.ts';
import { proseIn } from '../../../prose.ts';
import { References } from '../../../references.ts';
import { miswrittenCitationsIn } from '../../prose/citations.ts';
import type { Rule } from './rule.ts';

/** A text cites weeks, workouts, exercises and numbers that exist, as a citation is written. */
export const references: Rule = {
  name: 'references',
  *check(content) {
    const known = new References(content);
    // Cited several times, a name was most probably changed where it is given.
    for (const [first, ...others] of groupedBy(unknownNamesIn(content, known), ({ name }) => name).values()) {
      if (!first) continue;
      const { name: _, ...diagnostic } = first;
      const message = first.message.replace('»', `» (ici et ${others.length} fois ailleurs)`);
      yield others.length === 0 ? diagnostic : { ...diagnostic, message, isCertain: false };
    }
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
  const workouts = content.workouts().map(({ option }) => option.id);
  const suggested = content.days().flatMap(({ day }) => day.suggested ?? []);
  return new Set([
    ...suggested.filter((id) => !workouts.includes(id)).map((id) => `séance ${id}`),
    ...content.prescriptions().map(({ prescription }) => `exercice ${prescription.exercise}`),
  ]);
}
