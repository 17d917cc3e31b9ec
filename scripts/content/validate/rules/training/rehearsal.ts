import { z } from 'zod';
import type { Exercise } from '../../../../../schema/exercise.ts';
import { feminine, masculine, plural } from '../../../../../schema/meta.ts';
import { weeksThreshold } from '../../../../../schema/threshold.ts';
import type { WorkoutOption } from '../../../../../schema/workout.ts';
import { joinWords, weeksPhrase } from './phrases.ts';
import { exercisesInTurn } from './suggested-training.ts';
import { trainingBeforeRace } from './training-before-race.ts';
import { COACHES, indeterminate, trainingRule } from './training-rule.ts';

/**
 * The last stations are rehearsed in a workout that is no simulation of the whole race; `simulation` and `aroundSimulation`
 * are about those. A late start has few weeks, and other ones.
 */
export const rehearsal = trainingRule({
  name: 'rehearsal',
  scope: 'week',
  summary:
    'dans les 3 semaines avant celle de la course, une séance conseillée, hors simulation, enchaîne les 4 derniers ateliers de la course dans l’ordre (programme entier seulement)',
  advice: 'conseille une séance qui les enchaîne, l’une de ces semaines',
  thresholds: z
    .strictObject({
      stations: z
        .int()
        .min(2)
        .max(20)
        .meta({
          noun: plural(masculine('ateliers')),
          description: 'Combien d’ateliers, les derniers de la course, une même séance enchaîne.',
          examples: [4],
        }),
      weeks: weeksThreshold('Les semaines qui comptent, juste avant celle de la course.', 3),
    })
    .meta({ noun: feminine('fin de course'), description: 'Les seuils de l’avertissement rehearsal.' })
    .optional(),
  *check(programme, thresholds) {
    const { sequence, whole } = programme;
    if (!thresholds || sequence !== whole) return;
    const last = trainingBeforeRace(programme, thresholds.weeks);
    const asked = last?.stations.slice(-thresholds.stations) ?? [];
    if (!last || !asked.every(last.hasExercise)) {
      yield* sequence.weeks.map(({ file }) => indeterminate(file));
      return;
    }
    const [first] = last.weeks;
    const inARow = (ids: readonly string[]) => ` ${ids.join(' ')} `;
    const end = inARow(asked.map(({ id }) => id));
    if (!first || last.workouts.some((workout) => inARow(stationsInTurn(workout, last.catalogue)).includes(end)))
      return;
    const weeks = weeksPhrase(last.weeks.map(({ value }) => value.number));
    yield {
      file: first.file,
      path: ['days'],
      key: true,
      message: `${weeks} sans séance conseillée, hors simulation, qui enchaîne la fin de la course : ${joinWords(asked.map(({ name }) => name))}. Conseille une séance qui fait ces ateliers dans cet ordre : c’est là que la fatigue change les gestes (${COACHES})`,
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
