import { programme } from '../generated/programme.ts';
import { understanding } from '../generated/understanding.ts';
import { ROUTES } from '../routes.ts';
import type { RunPage } from './model/plan.ts';
import { buildRacePage } from './model/racePage.ts';

export const racePage: RunPage = buildRacePage(understanding, ROUTES.competition, programme.workoutPages);

export const runPages: readonly RunPage[] = [...programme.workoutPages, racePage];
