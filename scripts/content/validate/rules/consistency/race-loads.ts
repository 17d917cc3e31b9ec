import { exerciseListsOf } from '../../../content.ts';
import { nearestOf } from '../../../nearest.ts';
import { catalogueWithUniqueIds } from './known-exercises.ts';
import type { Rule } from './rule.ts';

/** An exercise cites a station of the race, and only one whose station has a load is prescribed a share of it. */
export const raceLoads: Rule = {
  name: 'race-loads',
  *check(content) {
    const stations = content.one('understanding')?.stations;
    const catalogue = catalogueWithUniqueIds(content);
    if (!stations || !catalogue) return;
    const known = stations.map(({ id }) => id);
    for (const { file, value } of content.valid('exerciseFamily')) {
      for (const [index, { station }] of value.exercises.entries()) {
        if (station === undefined || known.includes(station)) continue;
        yield {
          file,
          path: ['exercises', index, 'station'],
          message: `atelier inconnu « ${station} » : reprends l’id d’un atelier d’understanding.yaml`,
          suggestion: nearestOf(station, known),
        };
      }
    }
    const exercises = new Map(catalogue.map((exercise) => [exercise.id, exercise]));
    const loaded = new Set(stations.filter(({ loads }) => loads).map(({ id }) => id));
    for (const { file, value } of content.valid('workoutPage')) {
      for (const [index, option] of value.options.entries()) {
        for (const { path, exercises: list } of exerciseListsOf(option)) {
          for (const [position, { exercise: id, load }] of list.entries()) {
            const exercise = exercises.get(id);
            const { station } = exercise ?? {};
            // A station that is unknown is reported where it is cited.
            if (!load?.raceShare || !exercise || (station && (loaded.has(station) || !known.includes(station))))
              continue;
            const reason = station
              ? `son atelier « ${station} » n’en a pas dans understanding.yaml`
              : 'il ne cite aucun atelier (station) dans content/exercises/';
            yield {
              file,
              path: ['options', index, ...path, position, 'load', 'raceShare'],
              message: `« ${exercise.name} » n’a pas de charge de course : ${reason}. Remplace « load: { raceShare: … } » par quelques mots, comme « load: charge moyenne », ou ajoute ${station ? 'cette charge' : 'cet atelier'}`,
            };
          }
        }
      }
    }
  },
};
