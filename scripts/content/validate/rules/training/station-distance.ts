import { feminine } from '../../../../../schema/meta.ts';
import { percentThreshold, thresholdsOf, weeksThreshold } from '../../../../../schema/threshold.ts';
import type { Station } from '../../../../../schema/understanding.ts';
import type { Prescription } from '../../../../../schema/workout.ts';
import { prescriptionsOf } from '../../../workout-blocks.ts';
import { joinWords, weeksPhrase } from './phrases.ts';
import { catalogueById, suggestedWorkouts, trainedStations } from './suggested-training.ts';
import { atWeek, trainingRule } from './training-rule.ts';

/** How long a station lasts in the race is no news either: `station-load` is about its weight. */
export const stationDistance = trainingRule({
  name: 'station-distance',
  scope: 'week',
  exceptReturns: true,
  wholeProgrammeOnly: true,
  advice: 'Allonge-le dans une séance conseillée',
  source: 'on ne découvre pas une distance le jour de la course (usage des coachs)',
  thresholds: thresholdsOf(feminine('distance des ateliers'), {
    share: percentThreshold('La part de la distance de course à faire d’un trait, en %.', 75),
    weeks: weeksThreshold('Les dernières semaines, celle de la course comprise, où il est trop tard.', 3),
  }).optional(),
  summary: ({ share, weeks }) =>
    `avant ${weeks === 1 ? 'la dernière semaine' : `les ${weeks} dernières semaines`}, chaque atelier se fait d’un trait à ${share} % de sa distance de course ou plus (programme entier seulement)`,
  *check({ sequence, content }, { share, weeks: count }) {
    const weeks = sequence.weeks.slice(0, -count);
    const last = weeks.at(-1);
    if (!last) return;
    const catalogue = catalogueById(content);
    const prescriptions = weeks.flatMap((week) => suggestedWorkouts(content, week)).flatMap(prescriptionsOf);
    const short = trainedStations(content).flatMap((station) => {
      const own = prescriptions.filter(({ exercise }) => catalogue.get(exercise)?.station === station.id);
      const asked = amountOf(station);
      const longest = Math.max(0, ...own.map((one) => (isLikewise(one, station) ? amountOf(one) : 0)));
      return longest * 100 < asked * share ? `${station.name} ${inWords(station, longest)}` : [];
    });
    if (short.length === 0) return;
    yield {
      ...atWeek(last),
      found: `${weeksPhrase(weeks)}, au plus d’un trait : ${joinWords(short)}, ${share} % demandés`,
    };
  },
});

type Amount = Pick<Prescription, 'distance' | 'reps'>;
/** Metres or repetitions. */
const amountOf = ({ distance, reps }: Amount | Station) => distance?.meters ?? reps?.max ?? 0;
const isLikewise = (one: Amount, station: Station) => (one.distance === undefined) === (station.distance === undefined);
/** « 25 m sur 50 m », « 60 sur 100 » */
function inWords(station: Station, longest: number) {
  const [done, asked] = [longest, amountOf(station)].map((amount) => String(amount).replace('.', ','));
  const unit = station.distance ? ' m' : '';
  return `${done}${unit} sur ${asked}${unit}`;
}
