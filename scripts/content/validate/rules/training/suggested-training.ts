import type { Exercise } from '../../../../../schema/exercise.ts';
import type { Load } from '../../../../../schema/load.ts';
import type { Prescription, WorkoutOption } from '../../../../../schema/workout.ts';
import type { Content } from '../../../content.ts';
import { blocksOf } from '../../../workout-blocks.ts';
import type { ProgrammeDay } from './week-sequence.ts';

/** What a workout prescribes, in order; of a circuit, one round. */
export const prescriptionsOf = (option: WorkoutOption): Prescription[] =>
  blocksOf(option).flatMap(({ exercises }) => exercises);

/** The exercises of a workout as they follow each other: of a circuit, the first one comes after the last one. */
export const exercisesInTurn = (option: WorkoutOption): string[] =>
  blocksOf(option).flatMap(({ rounds, exercises }) =>
    [...exercises, ...(rounds > 1 ? exercises : [])].map(({ exercise }) => exercise),
  );

/** The workouts that these days suggest; undefined when a page that one of them leads to can't be read. */
export function suggestedWorkouts(content: Content, days: readonly ProgrammeDay[]): WorkoutOption[] | undefined {
  const pages = content.pages();
  if (days.some(({ entry: { link = '' } }) => pages.has(link) && !pages.get(link)?.value)) return undefined;
  return days.flatMap(({ entry }) => content.suggestedWorkout(entry) ?? []);
}

/** The ids of the exercises that these days suggest; undefined when they are not all known. */
export function suggestedExercises(content: Content, days: readonly ProgrammeDay[]): ReadonlySet<string> | undefined {
  const workouts = suggestedWorkouts(content, days);
  return workouts && new Set(workouts.flatMap(prescriptionsOf).map(({ exercise }) => exercise));
}

/** The exercises of the catalogue by id, of two with the same id the last one; undefined while a family can't be read. */
export function catalogueById(content: Content): ReadonlyMap<string, Exercise> | undefined {
  if (content.hasInvalid('exerciseFamily')) return undefined;
  return new Map(
    content.valid('exerciseFamily').flatMap(({ value }) => value.exercises.map((exercise) => [exercise.id, exercise])),
  );
}

const OF_RACE_LOAD = /(?:(\d+)\s*%\s+de (?:la |sa )?charge )?(?<!\p{L})de (?:la )?course(?!\p{L})/iu;

/**
 * Of the load of the race, in percent. Words that speak of it, « proche de celle de la course », count as all of it, but
 * for those that give a share, « 50 à 60 % de la charge de course ».
 */
export function highestShare(load: Load | undefined): number {
  if (load?.raceShare) return load.raceShare.maxPercent;
  const words = OF_RACE_LOAD.exec(load?.text ?? '');
  return words ? Number(words[1] ?? 100) : 0;
}

/** The share that is reached for sure, in percent: words count only where they are all of the load, « ballon de course ». */
export const leastShare = (load: Load | undefined) =>
  load?.raceShare?.minPercent ?? (/^(?:charge|ballon|sandbag) de (?:la )?course$/iu.test(load?.text ?? '') ? 100 : 0);
