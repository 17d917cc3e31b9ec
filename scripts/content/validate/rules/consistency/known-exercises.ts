import { slug } from '../../../../../schema/text.ts';
import { type Content, exerciseListsOf } from '../../../content.ts';
import type { ValueDiagnostic, ValuePath } from '../../../diagnostic.ts';
import { comparisonKey, nearestOf } from '../../../nearest.ts';
import { specificity } from '../training/specificity.ts';
import type { Rule } from './rule.ts';

/** What workouts prescribe, a phase builds on, the limits ask for and the estimates time are exercises of the catalogue. */
export const knownExercises: Rule = {
  name: 'known-exercises',
  *check(content) {
    const known = catalogueWithUniqueIds(content)?.map(({ id }) => id);
    if (!known) return;
    const ids = new Set(known);
    for (const { file, value } of content.valid('workoutPage')) {
      for (const [index, option] of value.options.entries()) {
        for (const { path, exercises } of exerciseListsOf(option)) {
          for (const [position, { exercise }] of exercises.entries()) {
            if (ids.has(exercise)) continue;
            yield unknownExercise(file, ['options', index, ...path, position, 'exercise'], exercise, known);
          }
        }
      }
    }
    for (const { file, value } of content.valid('phase')) {
      for (const [region, id] of Object.entries(value.mainLifts ?? {})) {
        if (!ids.has(id)) yield unknownExercise(file, ['mainLifts', region], id, known);
      }
    }
    for (const { id, path } of exercisesOfLimits(content)) {
      if (!ids.has(id)) yield unknownExercise('limits.yaml', path, id, known);
    }
  },
};

function exercisesOfLimits(content: Content): { id: string; path: ValuePath }[] {
  const { everyWeek = [], run } =
    specificity.thresholds?.safeParse(content.one('limits')?.warnings.specificity).data ?? {};
  const path = ['warnings', 'specificity'];
  const work = content.one('limits')?.timeEstimates?.work ?? [];
  return [
    ...everyWeek.flatMap((ids, line) => ids.map((id, index) => ({ id, path: [...path, 'everyWeek', line, index] }))),
    ...(run === undefined ? [] : [{ id: run, path: [...path, 'run'] }]),
    ...work.flatMap(({ exercise: id }, index) =>
      id === undefined ? [] : [{ id, path: ['timeEstimates', 'work', index, 'exercise'] }],
    ),
  ];
}

/** All exercises; undefined where one that is missing may be in a file that can't be read, or be one of two with the same id. */
export function catalogueWithUniqueIds(content: Content) {
  if (content.hasInvalid('exerciseFamily')) return undefined;
  const exercises = content.valid('exerciseFamily').flatMap(({ value }) => value.exercises);
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

export const unknownExercise = (file: string, path: ValuePath, id: string, known: string[]): ValueDiagnostic => ({
  file,
  path,
  message: `exercice inconnu « ${id} » : corrige-le ou décris-le dans content/exercises/`,
  suggestion: nearestOf(id, known),
});
