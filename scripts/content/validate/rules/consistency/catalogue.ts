import type { Content } from '../../../content.ts';

/** All exercises; undefined where one that is missing may be in a file that can't be read, or be one of two with the same id. */
export function catalogueWithUniqueIds(content: Content) {
  if (content.hasInvalid('exerciseFamily')) return undefined;
  const exercises = content.catalogue().map(({ exercise }) => exercise);
  return new Set(exercises.map(({ id }) => id)).size < exercises.length ? undefined : exercises;
}
