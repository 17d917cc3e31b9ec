import { LONGEST_SECONDS, SHORTEST_SECONDS } from '../../../../../src/race/model/adjustedPlan.ts';
import { segmentsFor } from '../../../../../src/race/model/plan.ts';
import type { Content } from '../../../content.ts';
import type { ValueDiagnostic } from '../../../diagnostic.ts';
import type { ValueOf } from '../../../kinds.ts';
import { raceNumbers } from './race-numbers.ts';
import { results } from './results.ts';
import type { Rule } from './rule.ts';

type Competition = ValueOf<'competition'>;

/** A finish time can be cut up: goals in order, within the bounds of the plan, into segments that it can show. */
export const racePlan: Rule = {
  name: 'race-plan',
  *check(content) {
    for (const { file, value } of content.valid('competition')) {
      const diagnostics = [...orderOf(value), ...targetsOf(value)];
      for (const diagnostic of diagnostics.length > 0 ? diagnostics : segmentBoundsOf(value, content))
        yield { file, ...diagnostic };
    }
  },
};

type Found = Omit<ValueDiagnostic, 'file'>;

function* orderOf({ goals }: Competition): Generator<Found> {
  for (const [index, { total }] of goals.items.entries()) {
    const before = goals.items[index - 1];
    if (total.minSeconds !== total.maxSeconds)
      yield { path: ['goals', 'items', index, 'total'], message: 'un objectif est un seul chrono, sans fourchette' };
    else if (before && total.minSeconds >= before.total.minSeconds) {
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
  const times = content.one('results');
  // Numbers that contradict each other make any plan.
  if (!understanding || !times || !content.one('limits')) return;
  if ([raceNumbers, results].some((rule) => [...rule.check(content)].length > 0)) return;
  // In between, each segment grows in proportion: these are its extremes.
  const targets = [
    ...goals.items.map(({ total }, index) => ({ seconds: total.minSeconds, path: ['goals', 'items', index, 'total'] })),
    { seconds: plan.targets.minSeconds, path: ['plan', 'targets'] },
    { seconds: plan.targets.maxSeconds, path: ['plan', 'targets'] },
  ];
  for (const { seconds: target, path } of targets) {
    const odd = times.divisions
      .flatMap((division) =>
        segmentsFor(target, { method: plan, divisions: [division], stations: understanding.stations }),
      )
      .find(({ seconds }) => seconds < SHORTEST_SECONDS || seconds > LONGEST_SECONDS);
    if (!odd) continue;
    const bound =
      odd.seconds < SHORTEST_SECONDS ? `moins que ${SHORTEST_SECONDS} s` : `plus que ${LONGEST_SECONDS / 60} min`;
    yield {
      path,
      message: `avec ce chrono, le plan de course donne ${shown(odd.seconds)} à « ${odd.name} », ${bound} : revois ce chrono, firstLapSlowerSeconds ou results.yaml`,
    };
    return;
  }
}

const shown = (seconds: number) =>
  seconds < 60 ? `${seconds} s`.replace('-', '−') : `${Math.round(seconds / 60)} min`;
