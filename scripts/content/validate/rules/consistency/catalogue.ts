import { slug } from '../../../../../schema/text.ts';
import type { Content } from '../../../content.ts';
import { comparisonKey, nearestOf } from '../../../nearest.ts';

/** All exercises; undefined where one that is missing may be in a file that can't be read, or be one of two with the same id. */
export function catalogueWithUniqueIds(content: Content) {
  if (content.hasInvalid('exerciseFamily')) return undefined;
  const exercises = content.catalogue().map(({ exercise }) => exercise);
  return new Set(exercises.map(({ id }) => id)).size < exercises.length ? undefined : exercises;
}

/**
 * The exercise that a text probably stands for: without doubt where it is its id or its name. Those of families with
 * other errors count too: the text may stand in one.
 */
export function likelyExerciseFinder(content: Content) {
  let catalogue: { id: string; name: string }[] | undefined;
  return (written: string): { suggestion: string | undefined; isCertain: boolean } => {
    catalogue ??= content.all('exerciseFamily').flatMap(({ raw }) => writtenExercises(raw));
    const exact = catalogue.find(({ id, name }) => [id, name].some((own) => letters(own) === letters(written)));
    const near = exact
      ? undefined
      : nearestOf(
          written,
          catalogue.flatMap(({ id, name }) => [id, name]),
        );
    const { id } = exact ?? catalogue.find((exercise) => near === exercise.id || near === exercise.name) ?? {};
    return { suggestion: id, isCertain: exact !== undefined };
  };
}

function writtenExercises(family: unknown): { id: string; name: string }[] {
  const { exercises } = Object(family);
  if (!Array.isArray(exercises)) return [];
  return exercises.flatMap((exercise) => {
    const { id, name = id } = Object(exercise);
    return slug.safeParse(id).success ? [{ id, name: String(name) }] : [];
  });
}

const letters = (text: string) => comparisonKey(text).replace(/[^a-z0-9]/g, '');
