import { z } from 'zod';
import { feminine, masculine, plural } from '../../../../../schema/meta.ts';
import { slug } from '../../../../../schema/text.ts';
import { weeksThreshold } from '../../../../../schema/threshold.ts';
import type { Content } from '../../../content.ts';
import { joinWords, weeksPhrase } from './phrases.ts';
import { catalogueById, exercisesInTurn, suggestedWorkouts } from './suggested-training.ts';
import { COACHES, indeterminate, trainingRule } from './training-rule.ts';
import type { ProgrammeWeek } from './week-sequence.ts';

const exerciseId = slug.meta({
  refersTo: 'exercise',
  description: 'Un exercice, par son id.',
  examples: ['wall-balls'],
});

const thresholds = z
  .strictObject({
    from: z
      .int()
      .min(1)
      .max(52)
      .meta({
        noun: feminine('première semaine'),
        description: 'La première semaine qui compte ; la dernière est celle d’avant la course.',
        examples: [3],
      }),
    everyWeek: z.array(z.array(exerciseId).min(1).meta({ description: 'Des exercices qui se valent.' })).meta({
      noun: plural(masculine('exercices de chaque semaine')),
      description: 'Chaque semaine, au moins un exercice de chaque ligne.',
      examples: [[['wall-balls'], ['farmers-carry', 'marche-valise']]],
    }),
    run: slug.optional().meta({
      noun: feminine('course'),
      refersTo: 'exercise',
      description: 'L’exercice de course à pied, qui suit un atelier au moins une fois par semaine.',
      examples: ['course'],
    }),
    stationsEvery: weeksThreshold('Les semaines de suite où chaque atelier de la course revient.', 3),
  })
  .meta({ noun: feminine('spécificité'), description: 'Les seuils de l’avertissement specificity.' });
type Thresholds = z.infer<typeof thresholds>;

/** The suggested path stays close to the race: what it asks for comes back every week or every few weeks. */
export const specificity = trainingRule({
  name: 'specificity',
  scope: 'week',
  summary:
    'chaque semaine à partir de la 3e, des wall balls, un porté et de la course après un atelier ; chaque atelier au moins toutes les 3 semaines',
  advice: 'conseille une séance qui le contient, ou ajoute-le à celle de la semaine',
  thresholds: thresholds.optional(),
  *check({ sequence, content }, asked) {
    if (!asked) return;
    const race = content.one('limits')?.race.week;
    const weeks = sequence.weeks.filter(({ value: { number } }) => number >= asked.from && number !== race);
    const missed = new Map<string, number[]>();
    for (const week of weeks) {
      const found = foundIn(week, asked, content);
      if (!found || !sequence.weeksBefore(week.value.number, 1)) {
        yield indeterminate(week.file);
        missed.clear();
      }
      if (!found) continue;
      const place = { file: week.file, path: ['days'], key: true };
      if (found.missing.length > 0) {
        yield {
          ...place,
          message: `semaine sans ${found.missing.join(', ni ')}, à faire chaque semaine à partir de la ${asked.from}${asked.from === 1 ? 're' : 'e'}, sauf celle de la course. Complète une séance conseillée : on progresse dans ce qu’on répète (${COACHES})`,
        };
      }
      const gone: string[] = [];
      for (const { id, name } of content.one('understanding')?.stations ?? []) {
        const since =
          found.stationsWithExercise.has(id) && !found.stations.has(id)
            ? [...(missed.get(id) ?? []), week.value.number]
            : [];
        missed.set(id, since);
        if (since.length === asked.stationsEvery) gone.push(name);
      }
      if (gone.length > 0) {
        const since = weeks.slice(0, weeks.indexOf(week) + 1).slice(-asked.stationsEvery);
        yield {
          ...place,
          message: `${weeksPhrase(since.map(({ value }) => value.number))} sans ${joinWords(gone, 'ni')} : chaque atelier revient ${asked.stationsEvery === 1 ? 'chaque semaine' : `au moins une fois en ${asked.stationsEvery} semaines`}. Complète une séance conseillée : un geste qu’on ne répète plus se perd (${COACHES})`,
        };
      }
    }
  },
});

/** What the suggested workouts of a week hold of the race, and what they lack; undefined when they are not all known. */
function foundIn({ days }: ProgrammeWeek, { everyWeek, run }: Thresholds, content: Content) {
  const catalogue = catalogueById(content);
  const workouts = suggestedWorkouts(content, days)?.map(exercisesInTurn);
  if (!catalogue || !workouts) return undefined;
  const exercises = new Set(workouts.flat());
  const stationOf = (id: string | undefined) => (id === undefined ? undefined : catalogue.get(id)?.station);
  const nameOf = (id: string) => catalogue.get(id)?.name.toLowerCase() ?? id;
  const runsAfterStation = workouts.some((ids) => ids.some((id, index) => id === run && stationOf(ids[index - 1])));
  return {
    stations: new Set([...exercises].map(stationOf)),
    /** Those that some exercise of the catalogue is for. */
    stationsWithExercise: new Set([...catalogue.values()].map(({ station }) => station)),
    missing: [
      ...everyWeek.filter((ids) => !ids.some((id) => exercises.has(id))).map((ids) => joinWords(ids.map(nameOf), 'ou')),
      ...(run === undefined || runsAfterStation ? [] : ['course à pied après un atelier']),
    ],
  };
}
