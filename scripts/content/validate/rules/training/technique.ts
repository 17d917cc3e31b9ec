import { feminine } from '../../../../../schema/meta.ts';
import { percentThreshold, thresholdsOf } from '../../../../../schema/threshold.ts';
import type { Prescription, WorkoutOption } from '../../../../../schema/workout.ts';
import { prescriptionsOf } from '../../../workout-blocks.ts';
import { joinWords } from './phrases.ts';
import { catalogueById, highestShare } from './suggested-training.ts';
import { trainingRule } from './training-rule.ts';

/** Whoever trains the suggested path learns a station before it weighs as much as in the race, and all before a simulation. */
export const technique = trainingRule({
  name: 'technique',
  scope: 'day',
  advice: 'Conseille d’abord une séance qui l’apprend, à charge légère',
  source: 'on ne charge qu’un geste connu (usage des coachs)',
  thresholds: thresholdsOf(feminine('technique'), {
    raceShare: percentThreshold('La part de la charge de course à partir de laquelle le geste doit être su, en %.', 70),
  }).optional(),
  summary: ({ raceShare }) =>
    `pas d’atelier à ${raceShare} % de la charge de course ou plus, ni de simulation, avant une séance qui l’apprend (\`technique\`)`,
  *check({ sequence, content }, { raceShare }) {
    // threshold-requirements says it once.
    if (!content.workouts().some(({ option }) => isLesson(option))) return;
    const catalogue = catalogueById(content);
    const stationsOf = (prescriptions: readonly Prescription[]) => [
      ...new Set(prescriptions.flatMap(({ exercise }) => catalogue.get(exercise)?.station ?? [])),
    ];
    const names = new Map(content.one('understanding')?.stations.map(({ id, name }) => [id, name]));
    const taught = new Set<string>();
    for (const day of sequence.days) {
      const workout = content.suggestedWorkout(day.entry);
      if (!workout) continue;
      const prescriptions = prescriptionsOf(workout);
      const asked = workout.simulation
        ? prescriptions
        : prescriptions.filter(({ load }) => highestShare(load) >= raceShare);
      const unknown = stationsOf(asked).filter((station) => !taught.has(station));
      for (const station of isLesson(workout) ? stationsOf(prescriptions) : unknown) taught.add(station);
      if (unknown.length === 0) continue;
      const stations = joinWords(unknown.map((id) => names.get(id) ?? id));
      const load = workout.simulation ? 'dans une simulation' : `à ${raceShare} % de la charge de course ou plus`;
      yield {
        file: day.file,
        path: [...day.path, 'suggested'],
        found: `${day.entry.day}, ${stations} ${load}, ${isLesson(workout) ? 'dans' : 'avant'} la séance qui en apprend le geste`,
        ...(isLesson(workout) && { advice: 'Allège-la' }),
      };
    }
  },
});

const isLesson = ({ technique }: WorkoutOption) => technique === true;
