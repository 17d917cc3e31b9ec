import type { Content } from '../../../content.ts';
import { catalogueOf } from './known-exercises.ts';
import type { Rule } from './rule.ts';

/** Thresholds of rules that read which exercise is for a station, by the path of one of their figures. */
const OF_STATIONS = [
  ['specificity', 'stationsEvery'],
  ['stationLoad', 'share'],
  ['rehearsal', 'stations'],
] as const;

/** What a training rule with thresholds reads is declared: without it the rule would find nothing, and say nothing. */
export const thresholdRequirements: Rule = {
  name: 'threshold-requirements',
  *check(content) {
    const thresholds = content.one('limits')?.warnings ?? {};
    const ofStations = OF_STATIONS.find(([rule]) => thresholds[rule]);
    for (const name of ofStations ? uncitedStations(content) : []) {
      yield {
        file: 'limits.yaml',
        path: ['warnings', ...(ofStations ?? [])],
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

/** Names of the stations that no exercise cites; none while a citation may be hidden by a file or an id with a fault. */
function uncitedStations(content: Content): string[] {
  const stations = content.one('understanding')?.stations ?? [];
  const cited = new Set(catalogueOf(content)?.flatMap(({ station }) => station ?? []));
  const isKnown = (id: string) => stations.some((station) => station.id === id);
  if (!catalogueOf(content) || ![...cited].every(isKnown)) return [];
  return stations.flatMap(({ id, name }) => (cited.has(id) ? [] : name));
}
