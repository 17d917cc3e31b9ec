import type { Intensity } from '../../schema/vocabulary.ts';

/** How hard each intensity is, from 1 to 5. */
export const INTENSITY_LEVELS: Record<Intensity, 1 | 2 | 3 | 4 | 5> = {
  récupération: 1,
  facile: 2,
  modérée: 3,
  difficile: 4,
  maximale: 5,
};
