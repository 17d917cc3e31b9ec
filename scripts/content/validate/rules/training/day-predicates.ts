import { INTENSITIES, RUN_TYPES } from '../../../../../schema/vocabulary.ts';
import type { Content } from '../../../content.ts';
import type { ProgrammeDay } from './week-sequence.ts';

export function isRestDay({ entry }: ProgrammeDay): boolean {
  return entry.type === 'repos' || (!entry.type && !entry.duration);
}

export function isRunningDay({ entry }: ProgrammeDay): boolean {
  return entry.type !== undefined && RUN_TYPES.includes(entry.type);
}

export function isHard({ entry }: ProgrammeDay): boolean {
  return entry.intensity === 'difficile' || entry.intensity === 'maximale';
}

/** Recognises leg days, by the page of workouts that they link to. */
export function legDaysIn(content: Content): (day: ProgrammeDay) => boolean {
  const pages = content.pages();
  return ({ entry }) => pages.get(entry.link ?? '')?.value?.legs === true;
}

/** Whether its intensity is moderate or more, or not known. */
export function isNotEasy({ entry: { intensity } }: ProgrammeDay): boolean {
  return !intensity || INTENSITIES.indexOf(intensity) >= INTENSITIES.indexOf('modérée');
}
