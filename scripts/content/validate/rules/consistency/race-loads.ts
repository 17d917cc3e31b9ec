import { catalogueWithUniqueIds } from './catalogue.ts';
import type { Rule } from './rule.ts';

/** Only an exercise whose station has a load is prescribed a share of it. */
export const raceLoads: Rule = {
  name: 'race-loads',
  *check(content) {
    const stations = new Map(content.one('understanding')?.stations.map((station) => [station.id, station]));
    const exercises = new Map(catalogueWithUniqueIds(content)?.map((exercise) => [exercise.id, exercise]));
    for (const { file, path, prescription } of stations.size > 0 ? content.prescriptions() : []) {
      const exercise = exercises.get(prescription.exercise);
      const station = stations.get(exercise?.station ?? '');
      if (!prescription.load?.raceShare || !exercise || station?.loads) continue;
      // A station that is unknown is reported where it is cited.
      if (exercise.station !== undefined && !station) continue;
      const reason = station
        ? `son atelier « ${station.id} » n’en a pas dans understanding.yaml`
        : 'il ne cite aucun atelier (station) dans content/exercises/';
      const message = `« ${exercise.name} » n’a pas de charge de course : ${reason}. Remplace « load: { raceShare: … } » par quelques mots, comme « load: charge moyenne », ou ajoute ${station ? 'cette charge' : 'cet atelier'}`;
      yield { file, path: [...path, 'load', 'raceShare'], message };
    }
  },
};
