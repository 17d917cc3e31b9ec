import { understanding } from '../generated/understanding.ts';
import { workoutPages } from '../generated/workoutPages.ts';
import { ROUTES } from '../routes.ts';
import type { RunPage } from './model/plan.ts';
import { racePageOf } from './model/racePage.ts';

export const racePage: RunPage = racePageOf(understanding, ROUTES.competition, workoutPages);

/** All that can be run: the pages of workouts, and the race. */
export const runPages: readonly RunPage[] = [...workoutPages, racePage];
