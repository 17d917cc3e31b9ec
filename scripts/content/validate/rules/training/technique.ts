import { z } from 'zod';
import { feminine } from '../../../../../schema/meta.ts';
import { percentThreshold } from '../../../../../schema/threshold.ts';
import type { Prescription, WorkoutOption } from '../../../../../schema/workout.ts';
import { joinWords } from './phrases.ts';
import { catalogueById, highestShare, prescriptionsOf, suggestedWorkouts } from './suggested-training.ts';
import { COACHES, indeterminate, trainingRule } from './training-rule.ts';
import type { ProgrammeWeek } from './week-sequence.ts';

/** Whoever trains the suggested path learns a station before it weighs as much as in the race, and all before a simulation. */
export const technique = trainingRule({
  name: 'technique',
  scope: 'day',
  summary:
    'pas d’atelier à 70 % de la charge de course ou plus, ni de simulation, avant une séance qui l’apprend (`technique`)',
  advice: 'conseille d’abord la séance qui apprend cet atelier',
  thresholds: z
    .strictObject({
      raceShare: percentThreshold(
        'La part de la charge de course à partir de laquelle le geste doit être su, en %.',
        70,
      ),
    })
    .meta({ noun: feminine('technique'), description: 'Le seuil de l’avertissement technique.' })
    .optional(),
  *check({ sequence, content }, thresholds) {
    if (!thresholds) return;
    const hasLesson = content.valid('workoutPage').some(({ value }) => value.options.some(isLesson));
    const stations = content.one('understanding')?.stations;
    const catalogue = catalogueById(content);
    const stationsOf = (prescriptions: readonly Prescription[]) => [
      ...new Set(prescriptions.flatMap(({ exercise }) => catalogue?.get(exercise)?.station ?? [])),
    ];
    const names = new Map(stations?.map(({ id, name }) => [id, name]));
    // What is not known may be the lesson of what follows.
    const isKnown = ({ value, days }: ProgrammeWeek) =>
      hasLesson &&
      catalogue &&
      stations &&
      sequence.weeksBefore(value.number, Infinity) &&
      suggestedWorkouts(content, days);
    const unknownFrom = sequence.weeks.findIndex((week) => !isKnown(week));
    const known = unknownFrom < 0 ? sequence.weeks : sequence.weeks.slice(0, unknownFrom);
    yield* sequence.weeks.slice(known.length).map(({ file }) => indeterminate(file));
    const taught = new Set<string>();
    for (const day of known.flatMap(({ days }) => days)) {
      const workout = content.suggestedWorkout(day.entry);
      if (!workout) continue;
      const prescriptions = prescriptionsOf(workout);
      const asked = workout.simulation
        ? prescriptions
        : prescriptions.filter(({ load }) => highestShare(load) >= thresholds.raceShare);
      const unknown = stationsOf(asked).filter((station) => !taught.has(station));
      for (const station of isLesson(workout) ? stationsOf(prescriptions) : unknown) taught.add(station);
      if (unknown.length === 0) continue;
      const load = `à ${thresholds.raceShare} % de la charge de course ou plus`;
      const problem = isLesson(workout)
        ? `${load}, dans la séance qui en apprend le geste. Allège-la`
        : `${workout.simulation ? 'dans une simulation' : load}, avant une séance qui en apprend le geste. Conseille d’abord une séance technique, à charge légère`;
      yield {
        file: day.file,
        path: [...day.path, 'suggested'],
        message: `${day.entry.day}, « ${workout.name} » : ${joinWords(unknown.map((id) => names.get(id) ?? id))} ${problem} : on ne charge qu’un geste connu (${COACHES})`,
      };
    }
  },
});

const isLesson = ({ technique }: WorkoutOption) => technique === true;
