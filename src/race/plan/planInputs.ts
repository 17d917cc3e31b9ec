import { competition } from '../../generated/competition.ts';
import { understanding } from '../../generated/understanding.ts';
import { resultsOf } from '../../results/resultsOf.ts';
import type { PlanInputs } from '../model/plan.ts';

/** What the plan of a member of `division` is made from. */
export const planInputsFor = (division: string | undefined): PlanInputs => ({
  method: competition.plan,
  divisions: resultsOf(division),
  stations: understanding.stations,
});
