import { training } from '../generated/training.ts';

/** How workouts are shortened; undefined where the coaches say nothing of it. */
export const SHORT_VERSIONS = training.rescheduling?.shortVersions;
