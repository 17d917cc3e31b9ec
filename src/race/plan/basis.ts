import { competition } from '../../generated/competition.ts';
import { understanding } from '../../generated/understanding.ts';
import type { PlanBasis } from '../model/plan.ts';

/** What the coaches' plan is made from. */
export const BASIS: PlanBasis = {
  method: competition.plan,
  goals: competition.goals.items,
  stations: understanding.stations,
  lapKm: understanding.race.lapDistance.meters / 1000,
};
