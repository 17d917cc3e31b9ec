import { INTENSITIES } from '../../../../../schema/vocabulary.ts';
import type { Content } from '../../../content.ts';
import type { ProgrammeDay } from './week-sequence.ts';

export function isHard({ entry }: ProgrammeDay): boolean {
  return entry.intensity === 'difficile' || entry.intensity === 'maximale';
}

/** Recognises leg days, by the page of workouts that they link to. */
export function legDaysIn(content: Content): (day: ProgrammeDay) => boolean {
  const pages = content.pages();
  return ({ entry }) => pages.get(entry.link ?? '')?.value?.legs === true;
}

/** A day of which nothing says that it is easy. */
export function isHeavy({ entry: { intensity } }: ProgrammeDay): boolean {
  return !intensity || INTENSITIES.indexOf(intensity) >= INTENSITIES.indexOf('modérée');
}
