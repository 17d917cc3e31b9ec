import type { Exercise } from '../../../../../schema/exercise.ts';
import { feminine, masculine, plural } from '../../../../../schema/meta.ts';
import { countThreshold, thresholdsOf, weeksThreshold } from '../../../../../schema/threshold.ts';
import type { WorkoutOption } from '../../../../../schema/workout.ts';
import { theWeeks, weeksPhrase } from './phrases.ts';
import { catalogueById, exercisesInTurn, trainedStations, trainingBeforeRace } from './suggested-training.ts';
import { atWeek, trainingRule } from './training-rule.ts';

/**
 * The last stations are rehearsed in a workout that is no simulation of the whole race; `simulation` and `aroundSimulation`
 * are about those. A late start has few weeks, and other ones.
 */
export const rehearsal = trainingRule({
  name: 'rehearsal',
  scope: 'week',
  exceptReturns: true,
  wholeProgrammeOnly: true,
  advice: 'Conseille une séance qui les enchaîne dans l’ordre de la course',
  source: 'c’est là que la fatigue change les gestes (usage des coachs)',
  thresholds: thresholdsOf(feminine('fin de course'), {
    stations: countThreshold(
      plural(masculine('ateliers')),
      [2, 20],
      'Combien d’ateliers, les derniers de la course, une même séance enchaîne.',
      4,
    ),
    weeks: weeksThreshold('Les semaines qui comptent, juste avant celle de la course.', 3),
  }).optional(),
  summary: ({ stations, weeks }) =>
    `dans ${theWeeks(weeks)} avant celle de la course, une séance conseillée, hors simulation, enchaîne les ${stations} derniers ateliers dans l’ordre (programme entier seulement)`,
  *check(programme, thresholds) {
    const { content } = programme;
    const { weeks, workouts } = trainingBeforeRace(programme, thresholds.weeks);
    const [first] = weeks;
    const asked = content.one('understanding')?.stations.slice(-thresholds.stations) ?? [];
    const trained = trainedStations(content);
    if (!first || !asked.every((station) => trained.includes(station))) return;
    const inARow = (ids: readonly string[]) => ` ${ids.join(' ')} `;
    const end = inARow(asked.map(({ id }) => id));
    const catalogue = catalogueById(content);
    if (workouts.some((workout) => inARow(stationsInTurn(workout, catalogue)).includes(end))) return;
    yield {
      ...atWeek(first),
      found: `${weeksPhrase(weeks)} sans séance conseillée, hors simulation, qui enchaîne les ${asked.length} derniers ateliers, de ${asked[0]?.name} à ${asked.at(-1)?.name}`,
    };
  },
});

/** The stations of a workout as they follow each other, each once where several lines of it stand in a row. */
function stationsInTurn(workout: WorkoutOption, catalogue: ReadonlyMap<string, Exercise>): string[] {
  const stationOf = (exercise: string) => catalogue.get(exercise)?.station;
  // In a plain list all sets of one exercise come before the next: that is no chain.
  if (workout.exercises?.some(({ exercise, sets }) => sets > 1 && stationOf(exercise))) return [];
  const stations = exercisesInTurn(workout).flatMap((exercise) => stationOf(exercise) ?? []);
  return stations.filter((station, index) => station !== stations[index - 1]);
}
