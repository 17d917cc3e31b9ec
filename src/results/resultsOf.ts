import { results } from '../generated/results.ts';

/** The public results of a division; those of the default divisions without one, or where it has none. */
export function resultsOf(division: string | undefined) {
  const own = results.divisions.filter((one) => one.division === division);
  return own.length > 0 ? own : results.divisions.filter((one) => results.defaultDivisions.includes(one.division));
}
