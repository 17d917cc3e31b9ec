import { understanding } from '../generated/understanding.ts';
import { workoutPages } from '../generated/workoutPages.ts';
import { ROUTES } from '../routes.ts';
import type { RunPage } from './model/plan.ts';
import { buildRacePage } from './model/racePage.ts';

export const racePage: RunPage = buildRacePage(understanding, ROUTES.competition, workoutPages);

export const runPages: readonly RunPage[] = [...workoutPages, racePage];
