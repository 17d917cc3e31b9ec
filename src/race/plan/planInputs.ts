import { competition } from '../../generated/competition.ts';
import { results } from '../../generated/results.ts';
import { understanding } from '../../generated/understanding.ts';
import type { PlanInputs } from '../model/plan.ts';

/** The public results of a division; those of the default divisions without one, or where it has none. */
export function resultsOf(division: string | undefined) {
  const own = results.divisions.filter((one) => one.division === division);
  return own.length > 0 ? own : results.divisions.filter((one) => results.defaultDivisions.includes(one.division));
}

/** What the plan of a member of `division` is made from. */
export const planInputsFor = (division: string | undefined): PlanInputs => ({
  method: competition.plan,
  divisions: resultsOf(division),
  stations: understanding.stations,
});
