import { understanding } from '../generated/understanding.ts';
import { workoutPages } from '../generated/workoutPages.ts';
import { ROUTES } from '../routes.ts';
import { WEEKS } from '../schedule/weeks.ts';
import { buildIntervalsPage } from './model/intervalsPage.ts';
import type { RunPage } from './model/plan.ts';
import { buildRacePage } from './model/racePage.ts';

export const racePage: RunPage = buildRacePage(understanding, ROUTES.competition, workoutPages);

/** The days of intervals are run on /training, which has no workouts of its own. */
export const intervalsPage: RunPage = buildIntervalsPage(WEEKS, ROUTES.training, workoutPages);

export const runPages: readonly RunPage[] = [...workoutPages, racePage, intervalsPage];
