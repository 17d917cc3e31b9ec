import type { Understanding } from '../../../schema/understanding.ts';
import type { RunPage } from './plan.ts';

/** The id of the race among what can be run. */
export const RACE = 'course';

/** The race as something to run: its laps and stations in turn, no rest between them. */
export function racePageOf({ race: { lapDistance }, stations }: Understanding, route: string): RunPage {
  return {
    route,
    options: [
      {
        id: RACE,
        name: 'Ta course',
        summary: '',
        rest: { minSeconds: 0, maxSeconds: 0 },
        simulation: true,
        blocks: stations.map(({ id, name, howTo, distance, reps }, index) => ({
          title: `Tour ${index + 1}`,
          rounds: 1,
          exercises: [
            {
              exercise: { id: 'tour', name: 'Course à pied', howTo: '', alternatives: [] },
              sets: 1,
              distance: lapDistance,
            },
            {
              exercise: { id, station: id, name, howTo, alternatives: [] },
              sets: 1,
              ...(distance && { distance }),
              ...(!distance && reps && { reps }),
            },
          ],
        })),
      },
    ],
  };
}
