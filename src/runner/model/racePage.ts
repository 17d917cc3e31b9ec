import type { Understanding } from '../../../schema/understanding.ts';
import type { RunPage } from './plan.ts';
import { isRunningSet } from './segments.ts';

export const RACE = 'course';

/**
 * The race as a workout: its laps and stations in turn, no rest between them. Its exercises have the ids of those
 * that the simulations of `pages` rehearse them with, by which their figures and their history are found.
 */
export function buildRacePage(
  { race: { lapDistance }, stations }: Understanding,
  route: string,
  pages: readonly RunPage[],
): RunPage {
  const rehearsed = pages
    .flatMap(({ options }) => options)
    .flatMap(({ simulation, blocks }) => (simulation ? blocks.flatMap(({ exercises }) => exercises) : []));
  const runningId = rehearsed.find((coachPrescription) => isRunningSet({ coachPrescription }))?.exercise.id ?? 'tour';
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
              exercise: { id: runningId, name: 'Course à pied', howTo: '', alternatives: [] },
              sets: 1,
              distance: lapDistance,
            },
            {
              exercise: {
                id: rehearsed.find(({ exercise }) => exercise.station === id)?.exercise.id ?? id,
                station: id,
                name,
                howTo,
                alternatives: [],
              },
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
