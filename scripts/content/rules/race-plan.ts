import type { Fault } from '../finding.ts';
import type { ValueOf } from '../kinds.ts';
import { nearestOf } from '../nearest.ts';
import type { Rule } from './rule.ts';

type Competition = ValueOf<'competition'>;

/** A finish time can be cut up: shares that make a whole, for each station once, between goals in order. */
export const racePlan: Rule = {
  name: 'race-plan',
  *check(content) {
    const stations = content.one('understanding')?.stations;
    for (const { file, value } of content.valid('competition')) {
      for (const fault of [
        ...sharesOf(value, stations && new Set(stations.map(({ id }) => id))),
        ...orderOf(value),
        ...targetsOf(value),
      ]) {
        yield { file, ...fault };
      }
    }
  },
};

type Found = Omit<Fault, 'file'>;

function* sharesOf({ plan }: Competition, stations: ReadonlySet<string> | undefined): Generator<Found> {
  const path = ['plan', 'stationShares'];
  const shared = new Set<string>();
  for (const [index, { station }] of plan.stationShares.entries()) {
    const at = [...path, index, 'station'];
    if (shared.has(station)) yield { path: at, message: `l’atelier « ${station} » a déjà sa part : garde une ligne` };
    shared.add(station);
    if (!stations || stations.has(station)) continue;
    yield {
      path: at,
      message: `atelier inconnu « ${station} » : reprends l’id d’un atelier d’understanding.yaml`,
      nearest: nearestOf(station, stations),
    };
  }
  for (const station of stations ?? []) {
    if (!shared.has(station)) yield { path, message: `l’atelier « ${station} » n’a pas de part : ajoute sa ligne` };
  }
  // Two decimals: hundredths of a percent, which binary fractions don't add up to by themselves.
  const hundredths = plan.stationShares.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0);
  if (hundredths !== 10_000) {
    yield { path, message: `les parts font ${String(hundredths / 100).replace('.', ',')} %, attendu : 100 %` };
  }
}

function* orderOf({ goals }: Competition): Generator<Found> {
  for (const [index, { total }] of goals.items.entries()) {
    const before = goals.items[index - 1];
    if (before && total.minSeconds >= before.total.minSeconds) {
      yield { path: ['goals', 'items', index, 'total'], message: 'les objectifs vont du plus long au plus court' };
    }
  }
}

function* targetsOf({ plan: { targets }, goals }: Competition): Generator<Found> {
  for (const [index, { total }] of goals.items.entries()) {
    if (total.minSeconds >= targets.minSeconds && total.maxSeconds <= targets.maxSeconds) continue;
    yield {
      path: ['goals', 'items', index, 'total'],
      message: 'cet objectif est hors des chronos possibles : change-le, ou plan.targets plus bas',
    };
  }
}
