import { INTENSITIES, RUN_TYPES } from '../../../../../schema/vocabulary.ts';
import type { Content } from '../../../content.ts';
import type { ProgrammeDay } from './week-sequence.ts';

export const isRestDay = ({ entry }: ProgrammeDay) => entry.type === 'repos' || (!entry.type && !entry.duration);

export const isRunningDay = ({ entry }: ProgrammeDay) => entry.type !== undefined && RUN_TYPES.includes(entry.type);

export const isHard = ({ entry }: ProgrammeDay) => entry.intensity === 'difficile' || entry.intensity === 'maximale';

/** Whether it is a leg day, by the page of workouts that it links to. */
export const isLegDay = ({ entry }: ProgrammeDay, content: Content) =>
  content.pages().get(entry.link ?? '')?.value?.legs === true;

/** Whether its intensity is moderate or more, or not stated. */
export const isNotEasy = ({ entry: { intensity } }: ProgrammeDay) =>
  !intensity || INTENSITIES.indexOf(intensity) >= INTENSITIES.indexOf('modérée');
