import { competition } from '../../generated/competition.ts';
import { understanding } from '../../generated/understanding.ts';
import type { PlanInputs } from '../model/plan.ts';

/** What the coaches' plan is made from. */
export const PLAN_INPUTS: PlanInputs = {
  method: competition.plan,
  goals: competition.goals.items,
  stations: understanding.stations,
  lapKm: understanding.race.lapDistance.meters / 1000,
};
