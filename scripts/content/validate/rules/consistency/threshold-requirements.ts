import type { Station } from '../../../../../schema/understanding.ts';
import type { Content } from '../../../content.ts';
import type { ValuePath } from '../../../diagnostic.ts';
import { rehearsal } from '../training/rehearsal.ts';
import { catalogueWithUniqueIds } from './known-exercises.ts';
import type { Rule } from './rule.ts';

/** The stations that rules with thresholds ask for, by the path of one of their thresholds. */
function askedStations(content: Content): { path: ValuePath; stations: readonly Station[] }[] {
  const thresholds = content.one('limits')?.warnings ?? {};
  const all = content.one('understanding')?.stations ?? [];
  const last = rehearsal.thresholds?.safeParse(thresholds.rehearsal).data?.stations ?? 0;
  return [
    { path: ['specificity', 'stationsEvery'], stations: thresholds.specificity ? all : [] },
    { path: ['stationLoad', 'share'], stations: thresholds.stationLoad ? all.filter(({ loads }) => loads) : [] },
    { path: ['rehearsal', 'stations'], stations: last > 0 ? all.slice(-last) : [] },
  ];
}

/** What a training rule with thresholds reads is declared: without it the rule would find nothing, and say nothing. */
export const thresholdRequirements: Rule = {
  name: 'threshold-requirements',
  *check(content) {
    const thresholds = content.one('limits')?.warnings ?? {};
    const asked = askedStations(content);
    for (const { id, name } of uncitedStations(content)) {
      const asking = asked.find(({ stations }) => stations.some((station) => station.id === id));
      if (!asking) continue;
      yield {
        file: 'limits.yaml',
        path: ['warnings', ...asking.path],
        severity: 'warning',
        message: `aucun exercice ne cite l’atelier « ${name} », qui peut donc manquer sans qu’on le voie : ajoute station à celui qui le répète, dans content/exercises/`,
      };
    }
    const options = content.valid('workoutPage').flatMap(({ value }) => value.options);
    if (thresholds.technique && !content.hasInvalid('workoutPage') && !options.some((option) => option.technique)) {
      yield {
        file: 'limits.yaml',
        path: ['warnings', 'technique', 'raceShare'],
        severity: 'warning',
        message:
          'aucune séance n’apprend ses ateliers, et ce seuil ne sert à rien : écris « technique: true » sous celles qui en apprennent le geste, ou retire-le',
      };
    }
  },
};

/** The stations that no exercise cites; none while a citation may be hidden by a file or an id with a fault. */
function uncitedStations(content: Content): Station[] {
  const stations = content.one('understanding')?.stations ?? [];
  const cited = new Set(catalogueWithUniqueIds(content)?.flatMap(({ station }) => station ?? []));
  const isStation = (id: string) => stations.some((station) => station.id === id);
  if (!catalogueWithUniqueIds(content) || ![...cited].every(isStation)) return [];
  return stations.filter(({ id }) => !cited.has(id));
}
