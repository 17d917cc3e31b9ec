import type { Duration } from '../../../../../schema/quantity.ts';
import type { Rule } from './rule.ts';

/** The numbers of the race: each lap leads to a station, what /understanding tells of the race agrees with the limits, and the goals add up. */
export const raceNumbers: Rule = {
  name: 'race-numbers',
  *check(content) {
    const race = content.one('limits')?.race;
    if (!race) return;
    if (race.laps !== race.stations) {
      // The race plan has as many rounds as stations, whatever the number of laps.
      yield {
        file: 'limits.yaml',
        path: ['race', 'stations'],
        message: `tours (laps) : ${race.laps}, ateliers (stations) : ${race.stations}. Chaque tour mène à un atelier : écris deux fois le même nombre`,
      };
    }
    for (const { file, value } of content.valid('understanding')) {
      if (value.race.laps !== race.laps) {
        yield {
          file,
          path: ['race', 'laps'],
          message: `nombre de tours : ${value.race.laps}, attendu : ${race.laps} (limits.yaml)`,
        };
      }
      if (value.race.lapDistance.meters !== race.lapDistance.meters) {
        yield {
          file,
          path: ['race', 'lapDistance'],
          message: `tour de ${content.rawValueAt(file, ['race', 'lapDistance'])}, attendu : ${content.rawValueAt('limits.yaml', ['race', 'lapDistance'])} (limits.yaml)`,
        };
      }
      if (value.stations.length !== race.stations) {
        yield {
          file,
          path: ['stations'],
          message: `nombre d’ateliers : ${value.stations.length}, attendu : ${race.stations} (limits.yaml)`,
        };
      }
    }
    const runKm = (race.laps * race.lapDistance.meters) / 1000;
    for (const { file, value } of content.valid('competition')) {
      for (const [index, goal] of value.goals.items.entries()) {
        const sum = goal.pace.secondsPerKm * runKm + goal.stationsSeconds + goal.transitionsSeconds;
        if (sum === goal.total.minSeconds && sum === goal.total.maxSeconds) continue;
        const path = ['goals', 'items', index, 'total'];
        yield {
          file,
          path,
          message: `« ${content.rawValueAt(file, path)} » ne tombe pas juste : ${String(runKm).replace('.', ',')} km à cette allure, ateliers et transitions font ${exactTime(sum)}${correction(goal.total, sum)}`,
        };
      }
    }
  },
};

/** « 1 h 45 min 30 s »; to the second, unlike `formatSeconds`. */
const exactTime = (seconds: number) =>
  [`${Math.floor(seconds / 3600)} h`, `${Math.floor((seconds % 3600) / 60)} min`, `${seconds % 60} s`]
    .filter((part) => !part.startsWith('0 '))
    .join(' ');

/** What makes the parts add up to a total that is not a range. */
function correction({ minSeconds, maxSeconds }: Duration, sum: number): string {
  if (minSeconds !== maxSeconds) return '';
  return `. ${sum > minSeconds ? 'Enlève' : 'Ajoute'} ${exactTime(Math.abs(sum - minSeconds))} à stationsSeconds ou à transitionsSeconds, ou change total`;
}
