import { z } from 'zod';
import { feminine, masculine, plural } from '../../../../../schema/meta.ts';
import { citedId } from '../../../../../schema/text.ts';
import { countThreshold, thresholdsOf, weeksThreshold } from '../../../../../schema/threshold.ts';
import type { Content } from '../../../content.ts';
import { joinNames, joinWords, ordinal, weeksPhrase } from './phrases.ts';
import {
  catalogueById,
  exercisesInTurn,
  isMissedFor,
  suggestedWorkouts,
  trainedStations,
} from './suggested-training.ts';
import { atWeek, trainingRule } from './training-rule.ts';
import type { ProgrammeWeek } from './week-sequence.ts';

const exercise = citedId.meta({
  refersTo: 'exercise',
  description: 'Un exercice, par son id.',
  examples: ['wall-balls'],
});

const thresholds = thresholdsOf(feminine('spécificité'), {
  from: countThreshold(
    feminine('première semaine'),
    [1, 52],
    'La première semaine qui compte ; la dernière est celle d’avant la course.',
    3,
  ),
  everyWeek: z.array(z.array(exercise).min(1).meta({ description: 'Des exercices qui se valent.' })).meta({
    noun: plural(masculine('exercices de chaque semaine')),
    description: 'Chaque semaine, au moins un exercice de chaque ligne.',
    examples: [[['wall-balls'], ['farmers-carry', 'marche-valise']]],
  }),
  run: citedId.optional().meta({
    noun: feminine('course'),
    refersTo: 'exercise',
    description: 'L’exercice de course à pied, qui suit un atelier au moins une fois par semaine.',
    examples: ['course'],
  }),
  stationsEvery: weeksThreshold('Les semaines de suite où chaque atelier de la course revient.', 3),
});
type Thresholds = z.infer<typeof thresholds>;

/** The suggested path stays close to the race: what it asks for comes back every week or every few weeks. */
export const specificity = trainingRule({
  name: 'specificity',
  scope: 'week',
  exceptReturns: true,
  advice: 'Complète une séance conseillée',
  source: 'on progresse dans ce qu’on répète, et un geste qu’on ne répète plus se perd (usage des coachs)',
  thresholds: thresholds.optional(),
  summary: ({ from, everyWeek, run, stationsEvery }) =>
    `chaque semaine dès la ${ordinal(from)}, sauf celle de la course : ${[
      ...everyWeek.map((ids) => ids.map((id) => `\`${id}\``).join(' ou ')),
      ...(run === undefined ? [] : [`\`${run}\` après un atelier`]),
    ].join(', ')} ; chaque atelier ${howOften(stationsEvery)}`,
  *check({ sequence, content, limits }, asked) {
    const weeks = sequence.weeks.filter(({ value: { number } }) => number >= asked.from && number !== limits.race.week);
    const found = new Map(weeks.map((week) => [week, foundIn(week, asked, content)]));
    const stations = trainedStations(content);
    for (const [index, week] of weeks.entries()) {
      const place = atWeek(week);
      const missing = found.get(week)?.missing ?? [];
      if (missing.length > 0) {
        yield {
          ...place,
          found: `semaine sans ${missing.slice(0, 3).join(', ni ')}, à faire chaque semaine dès la ${ordinal(asked.from)}`,
        };
      }
      const gone = stations.filter(({ id }) =>
        isMissedFor(asked.stationsEvery, weeks, index, (other) => found.get(other)?.stations.has(id) === true),
      );
      if (gone.length > 0) {
        const since = weeks.slice(0, index + 1).slice(-asked.stationsEvery);
        yield {
          ...place,
          found: `${weeksPhrase(since)} sans ${joinNames(gone, 'ni')} : chaque atelier revient ${howOften(asked.stationsEvery)}`,
        };
      }
    }
  },
});

/** What the suggested workouts of a week hold of the race, and what they lack. */
function foundIn(week: ProgrammeWeek, { everyWeek, run }: Thresholds, content: Content) {
  const catalogue = catalogueById(content);
  const workouts = suggestedWorkouts(content, week).map(exercisesInTurn);
  const exercises = new Set(workouts.flat());
  const stationOf = (id: string | undefined) => (id === undefined ? undefined : catalogue.get(id)?.station);
  const nameOf = (id: string) => catalogue.get(id)?.name.toLowerCase() ?? id;
  const runsAfterStation = workouts.some((ids) => ids.some((id, index) => id === run && stationOf(ids[index - 1])));
  return {
    stations: new Set([...exercises].map(stationOf)),
    missing: [
      ...everyWeek.filter((ids) => !ids.some((id) => exercises.has(id))).map((ids) => joinWords(ids.map(nameOf), 'ou')),
      ...(run === undefined || runsAfterStation ? [] : ['course à pied après un atelier']),
    ],
  };
}

const howOften = (weeks: number) => (weeks === 1 ? 'chaque semaine' : `au moins une fois en ${weeks} semaines`);
