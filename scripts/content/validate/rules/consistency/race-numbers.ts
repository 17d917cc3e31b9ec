import type { Rule } from './rule.ts';

/** The numbers of the race: each lap leads to a station, and what /understanding tells of the race agrees with the limits. */
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
    }
  },
};
