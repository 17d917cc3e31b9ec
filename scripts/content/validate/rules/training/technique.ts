import { z } from 'zod';
import { feminine } from '../../../../../schema/meta.ts';
import { percent } from '../../../../../schema/threshold.ts';
import type { WorkoutOption } from '../../../../../schema/workout.ts';
import { catalogueById, joinWords, prescriptionsOf } from './suggested-path.ts';
import { COACHES, indeterminate, trainingRule } from './training-rule.ts';

/** Whoever trains the suggested path learns a station before it weighs as much as in the race, and all before a simulation. */
export const technique = trainingRule({
  name: 'technique',
  scope: 'day',
  summary:
    'pas d’atelier à 70 % de la charge de course ou plus, ni de simulation, avant une séance qui l’apprend (`technique`)',
  advice: 'conseille d’abord la séance qui apprend cet atelier',
  thresholds: z
    .strictObject({
      raceShare: percent('La part de la charge de course à partir de laquelle le geste doit être su, en %.', 70),
    })
    .meta({ noun: feminine('technique'), description: 'Le seuil de l’avertissement technique.' })
    .optional(),
  *check({ sequence, content }, thresholds) {
    const stations = content.one('understanding')?.stations;
    if (!thresholds || !stations || !content.valid('workoutPage').some(({ value }) => value.options.some(isLesson)))
      return;
    const catalogue = catalogueById(content);
    const stationOf = (exercise: string) => catalogue?.get(exercise)?.station;
    const names = new Map(stations.map(({ id, name }) => [id, name]));
    const taught = new Set<string>();
    for (const day of sequence.days) {
      if (content.pages().has(day.entry.link ?? '') && !content.pages().get(day.entry.link ?? '')?.value) {
        yield indeterminate(day.file);
        return;
      }
      const workout = content.suggestedWorkout(day.entry);
      if (!workout) continue;
      const asked = prescriptionsOf(workout).flatMap(({ exercise, load }) => {
        const station = stationOf(exercise);
        const isAsked = workout.simulation || (load?.raceShare?.maxPercent ?? 0) >= thresholds.raceShare;
        return station !== undefined && (isLesson(workout) || isAsked) ? station : [];
      });
      const unknown = [...new Set(asked)].filter((station) => !taught.has(station));
      for (const station of unknown) taught.add(station);
      if (isLesson(workout) || unknown.length === 0) continue;
      const what = workout.simulation
        ? 'dans une simulation'
        : `à ${thresholds.raceShare} % de la charge de course ou plus`;
      yield {
        file: day.file,
        path: [...day.path, 'suggested'],
        message: `${day.entry.day}, « ${workout.name} » : ${joinWords(unknown.map((id) => names.get(id) ?? id))} ${what}, avant une séance qui en apprend le geste. Conseille d’abord une séance technique, à charge légère : on ne charge qu’un geste connu (${COACHES})`,
      };
    }
  },
});

const isLesson = ({ technique }: WorkoutOption) => technique === true;
