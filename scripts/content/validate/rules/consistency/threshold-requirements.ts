import type { Station } from '../../../../../schema/understanding.ts';
import type { Content } from '../../../content.ts';
import type { ValuePath } from '../../../diagnostic.ts';
import { joinWords } from '../training/phrases.ts';
import { rehearsal } from '../training/rehearsal.ts';
import { trainedStations } from '../training/suggested-training.ts';
import type { Rule } from './rule.ts';

/** What a training rule with thresholds reads is declared: without it the rule would find nothing, and say nothing. */
export const thresholdRequirements: Rule = {
  name: 'threshold-requirements',
  *check(content) {
    const warning = (path: ValuePath, message: string) =>
      ({ file: 'limits.yaml', path: ['warnings', ...path], severity: 'warning', message }) as const;
    const trained = trainedStations(content);
    const [unasked] = askedStations(content).flatMap(({ path, stations }) => {
      const untrained = stations.filter((station) => !trained.includes(station));
      return untrained.length > 0 ? { path, names: untrained.map(({ name }) => `« ${name} »`) } : [];
    });
    if (unasked) {
      const stations = `${unasked.names.length === 1 ? 'l’atelier' : 'les ateliers'} ${joinWords(unasked.names, 'ni')}`;
      yield warning(
        unasked.path,
        `aucun exercice ne cite ${stations}, dont rien ne dit donc l’absence : ajoute station à celui qui le répète, dans content/exercises/`,
      );
    }
    if (content.one('limits')?.warnings.technique && !content.workouts().some(({ option }) => option.technique)) {
      yield warning(
        ['technique', 'raceShare'],
        'aucune séance n’apprend ses ateliers, et ce seuil ne sert à rien : écris « technique: true » sous celles qui en apprennent le geste, ou retire-le',
      );
    }
  },
};

/** The stations that rules with thresholds ask for, by the path of one of their thresholds. */
function askedStations(content: Content): { path: ValuePath; stations: readonly Station[] }[] {
  const { specificity, stationLoad, stationDistance, ...thresholds } = content.one('limits')?.warnings ?? {};
  const all = content.one('understanding')?.stations ?? [];
  const last = rehearsal.thresholds?.safeParse(thresholds.rehearsal).data?.stations ?? 0;
  return [
    { path: ['specificity', 'stationsEvery'], stations: specificity ? all : [] },
    { path: ['stationLoad', 'share'], stations: stationLoad ? all.filter(({ loads }) => loads) : [] },
    { path: ['stationDistance', 'share'], stations: stationDistance ? all : [] },
    { path: ['rehearsal', 'stations'], stations: last > 0 ? all.slice(-last) : [] },
  ];
}
