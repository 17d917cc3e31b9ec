import { feminine } from '../../../../../schema/meta.ts';
import { percentThreshold, thresholdsOf, weeksThreshold } from '../../../../../schema/threshold.ts';
import { prescriptionsOf } from '../../../workout-blocks.ts';
import { joinNames, theWeeks, weeksPhrase } from './phrases.ts';
import { catalogueById, leastShare, trainedStations, trainingBeforeRace } from './suggested-training.ts';
import { atWeek, trainingRule } from './training-rule.ts';

/** What a station weighs in the race is no news on race day. A late start has few weeks, and other ones. */
export const stationLoad = trainingRule({
  name: 'station-load',
  scope: 'week',
  exceptReturns: true,
  wholeProgrammeOnly: true,
  advice: 'Complète une séance conseillée',
  source: 'on ne découvre pas une charge le jour de la course (usage des coachs)',
  thresholds: thresholdsOf(feminine('charge des ateliers'), {
    share: percentThreshold('La part de la charge de course à atteindre, en %.', 90),
    weeks: weeksThreshold('Les semaines qui comptent, juste avant celle de la course.', 3),
  }).optional(),
  summary: ({ share, weeks }) =>
    `dans ${theWeeks(weeks)} avant celle de la course, chaque atelier chargé se fait à ${share} % de sa charge de course ou plus, hors simulation (programme entier seulement)`,
  *check(programme, { share, weeks: count }) {
    const { weeks, workouts } = trainingBeforeRace(programme, count);
    const [first] = weeks;
    const catalogue = catalogueById(programme.content);
    const loaded = new Set(
      workouts
        .flatMap(prescriptionsOf)
        .filter(({ load }) => leastShare(load) >= share)
        .map(({ exercise }) => catalogue.get(exercise)?.station),
    );
    const missed = trainedStations(programme.content).filter(({ id, loads }) => loads && !loaded.has(id));
    if (!first || missed.length === 0) return;
    yield {
      ...atWeek(first),
      found: `${weeksPhrase(weeks)} sans ${joinNames(missed, 'ni')} à ${share} % de la charge de course ou plus, hors simulation`,
    };
  },
});
