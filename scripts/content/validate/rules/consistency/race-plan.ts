import { LONGEST_SECONDS, SHORTEST_SECONDS } from '../../../../../src/race/model/adjustedPlan.ts';
import { segmentsFor } from '../../../../../src/race/model/plan.ts';
import type { Content } from '../../../content.ts';
import type { ValueDiagnostic } from '../../../diagnostic.ts';
import type { ValueOf } from '../../../kinds.ts';
import { raceNumbers } from './race-numbers.ts';
import type { Rule } from './rule.ts';

type Competition = ValueOf<'competition'>;

/**
 * A finish time can be cut up: shares that make a whole, for each station once, between goals in order, into segments
 * that the race plan can show.
 */
export const racePlan: Rule = {
  name: 'race-plan',
  *check(content) {
    const stations = content.one('understanding')?.stations;
    for (const { file, value } of content.valid('competition')) {
      const diagnostics = [
        ...sharesOf(value, stations && new Set(stations.map(({ id }) => id))),
        ...orderOf(value),
        ...targetsOf(value),
      ];
      const isShared = value.plan.stationShares.every(({ station }) => stations?.some(({ id }) => id === station));
      for (const diagnostic of diagnostics.length > 0 || !isShared ? diagnostics : segmentBoundsOf(value, content))
        yield { file, ...diagnostic };
    }
  },
};

type Found = Omit<ValueDiagnostic, 'file'>;

function* sharesOf({ plan }: Competition, stations: ReadonlySet<string> | undefined): Generator<Found> {
  const path = ['plan', 'stationShares'];
  const shared = new Set<string>();
  for (const [index, { station }] of plan.stationShares.entries()) {
    const at = [...path, index, 'station'];
    if (shared.has(station)) yield { path: at, message: `l’atelier « ${station} » a déjà sa part : garde une ligne` };
    shared.add(station);
  }
  // The one that is missing may stand there under an unknown id.
  const isAnyUnknown = [...shared].some((station) => !stations?.has(station));
  for (const station of stations ?? []) {
    if (!shared.has(station) && !isAnyUnknown)
      yield { path, message: `l’atelier « ${station} » n’a pas de part : ajoute sa ligne` };
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

/** One segment that the plan would have to lengthen or shorten, so that it would no longer come to the finish time. */
function* segmentBoundsOf({ plan, goals }: Competition, content: Content): Generator<Found> {
  const understanding = content.one('understanding');
  // Numbers that contradict each other make any plan.
  if (!understanding || !content.one('limits') || [...raceNumbers.check(content)].length > 0) return;
  const { stations, race } = understanding;
  const basis = { method: plan, goals: goals.items, stations, lapKm: race.lapDistance.meters / 1000 };
  // In between, each segment grows in proportion: these are its extremes.
  const targets = [
    ...goals.items.map(({ total }, index) => ({ seconds: total.minSeconds, path: ['goals', 'items', index, 'total'] })),
    { seconds: plan.targets.minSeconds, path: ['plan', 'targets'] },
    { seconds: plan.targets.maxSeconds, path: ['plan', 'targets'] },
  ];
  for (const { seconds: target, path } of targets) {
    const odd = segmentsFor(target, basis).find(
      ({ seconds }) => seconds < SHORTEST_SECONDS || seconds > LONGEST_SECONDS,
    );
    if (!odd) continue;
    const bound =
      odd.seconds < SHORTEST_SECONDS ? `moins que ${SHORTEST_SECONDS} s` : `plus que ${LONGEST_SECONDS / 60} min`;
    yield {
      path,
      message: `avec ce chrono, le plan de course donne ${shown(odd.seconds)} à « ${odd.name} », ${bound} : revois ce chrono, les temps de goals ou firstLapSlowerSeconds`,
    };
    return;
  }
}

const shown = (seconds: number) =>
  seconds < 60 ? `${seconds} s`.replace('-', '−') : `${Math.round(seconds / 60)} min`;
