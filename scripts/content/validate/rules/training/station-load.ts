import { z } from 'zod';
import { feminine } from '../../../../../schema/meta.ts';
import { percentThreshold, weeksThreshold } from '../../../../../schema/threshold.ts';
import { joinWords, weeksPhrase } from './phrases.ts';
import { leastShare, prescriptionsOf } from './suggested-training.ts';
import { trainingBeforeRace } from './training-before-race.ts';
import { COACHES, indeterminate, trainingRule } from './training-rule.ts';

/** What a station weighs in the race is no news on race day. A late start has few weeks, and other ones. */
export const stationLoad = trainingRule({
  name: 'station-load',
  scope: 'week',
  summary:
    'dans les 3 semaines avant celle de la course, chaque atelier chargé se fait à 90 % de sa charge de course ou plus, hors simulation (programme entier seulement)',
  advice: 'conseille une séance qui le charge ainsi, ou ajoute-le à l’une de ces semaines',
  thresholds: z
    .strictObject({
      share: percentThreshold('La part de la charge de course à atteindre, en %.', 90),
      weeks: weeksThreshold('Les semaines qui comptent, juste avant celle de la course.', 3),
    })
    .meta({ noun: feminine('charge des ateliers'), description: 'Les seuils de l’avertissement station-load.' })
    .optional(),
  *check(programme, thresholds) {
    const { sequence, whole } = programme;
    if (!thresholds || sequence !== whole) return;
    const { share } = thresholds;
    const last = trainingBeforeRace(programme, thresholds.weeks);
    if (!last) yield* sequence.weeks.map(({ file }) => indeterminate(file));
    const [first] = last?.weeks ?? [];
    if (!last || !first) return;
    const loaded = new Set(
      last.workouts
        .flatMap(prescriptionsOf)
        .filter(({ load }) => leastShare(load) >= share)
        .map(({ exercise }) => last.catalogue.get(exercise)?.station),
    );
    const missed = last.stations.filter(
      (station) => station.loads && last.hasExercise(station) && !loaded.has(station.id),
    );
    if (missed.length === 0) return;
    const weeks = weeksPhrase(last.weeks.map(({ value }) => value.number));
    const names = joinWords(
      missed.map(({ name }) => name),
      'ni',
    );
    yield {
      file: first.file,
      path: ['days'],
      key: true,
      message: `${weeks} sans ${names} à ${share} % de la charge de course ou plus, hors simulation. Complète une séance conseillée ${last.weeks.length === 1 ? 'cette semaine-là' : 'ces semaines-là'} : on ne découvre pas une charge le jour de la course (${COACHES})`,
    };
  },
});
