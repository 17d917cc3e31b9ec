import type { Exercise } from '../../../../../schema/exercise.ts';
import type { Load } from '../../../../../schema/load.ts';
import type { Station } from '../../../../../schema/understanding.ts';
import type { WorkoutOption } from '../../../../../schema/workout.ts';
import type { Content } from '../../../content.ts';
import { blocksOf } from '../../../workout-blocks.ts';
import type { JudgedProgramme } from './training-rule.ts';
import type { ProgrammeWeek } from './week-sequence.ts';

/** The exercises of a workout as they follow each other: of a circuit, the first one comes after the last one. */
export const exercisesInTurn = (option: WorkoutOption): string[] =>
  blocksOf(option).flatMap(({ rounds, exercises }) =>
    [...exercises, ...(rounds > 1 ? exercises : [])].map(({ exercise }) => exercise),
  );

/** The workouts that a week suggests. */
export const suggestedWorkouts = (content: Content, { days }: ProgrammeWeek): WorkoutOption[] =>
  days.flatMap(({ entry }) => content.suggestedWorkout(entry) ?? []);

export const catalogueById = (content: Content): ReadonlyMap<string, Exercise> =>
  new Map(content.catalogue().map(({ exercise }) => [exercise.id, exercise]));

/** The stations of the race, in order, that an exercise of the catalogue is for: of the others, nothing is known. */
export function trainedStations(content: Content): Station[] {
  const cited = new Set([...catalogueById(content).values()].map(({ station }) => station));
  return (content.one('understanding')?.stations ?? []).filter(({ id }) => cited.has(id));
}

/** At most `count` weeks right before that of the race, and what they suggest, simulations left out. */
export function trainingBeforeRace({ sequence, content, limits }: JudgedProgramme, count: number) {
  const race = sequence.weeks.find(({ value }) => value.number === limits.race.week);
  const weeks = race ? sequence.weeksBefore(race, count) : [];
  const workouts = weeks.flatMap((week) => suggestedWorkouts(content, week)).filter(({ simulation }) => !simulation);
  return { weeks, workouts };
}

/** Whether exactly `count` weeks in a row, up to the one at `index`, lack something: reported once, however many follow. */
export function isMissedFor(count: number, weeks: readonly ProgrammeWeek[], index: number, has: HasInWeek): boolean {
  const since = weeks.slice(0, index + 1).findLastIndex(has);
  return index - since === count;
}
type HasInWeek = (week: ProgrammeWeek) => boolean;

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
