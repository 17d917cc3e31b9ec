import type { Duration } from '../../../../../schema/quantity.ts';
import type { Rule } from './rule.ts';

/** The numbers of the race: each lap leads to a station, what /understanding tells of the race agrees with the limits, and the goals add up. */
export const raceNumbers: Rule = {
  name: 'race-numbers',
  *check(content) {
    const race = content.one('limits')?.race;
    if (!race) return;
    const told = content.one('understanding');
    const at = (...path: string[]) => ({ file: 'understanding.yaml', path });
    const isLapsWrong = told?.race.laps === race.stations && told.stations.length === race.stations;
    if (race.laps !== race.stations) {
      // The race plan has as many rounds as stations, whatever the number of laps.
      const message = `tours (laps) : ${race.laps}, ateliers (stations) : ${race.stations}. Chaque tour mène à un atelier : écris deux fois le même nombre`;
      yield { file: 'limits.yaml', path: ['race', isLapsWrong ? 'laps' : 'stations'], message };
    } else if (told) {
      if (told.race.laps !== race.laps) {
        const message = `nombre de tours : ${told.race.laps}, attendu : ${race.laps} (limits.yaml)`;
        yield { ...at('race', 'laps'), message };
      }
      if (told.stations.length !== race.stations) {
        const message = `nombre d’ateliers : ${told.stations.length}, attendu : ${race.stations} (limits.yaml)`;
        yield { ...at('stations'), message };
      }
    }
    const lapMeters = [race.lapDistance, told?.race.lapDistance ?? race.lapDistance].map(({ meters }) => meters);
    if (lapMeters[0] !== lapMeters[1]) {
      const [found, agreed] = ['understanding.yaml', 'limits.yaml'].map((file) =>
        content.rawValueAt(file, ['race', 'lapDistance']),
      );
      yield { ...at('race', 'lapDistance'), message: `tour de ${found}, attendu : ${agreed} (limits.yaml)` };
      return;
    }
    const runKm = ((isLapsWrong ? race.stations : race.laps) * race.lapDistance.meters) / 1000;
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
