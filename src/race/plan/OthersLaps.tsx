import { NO_BREAK } from '../../format/noBreak.ts';
import { formatClock } from '../../format/quantities.ts';
import { results } from '../../generated/results.ts';
import { finishTimeText } from '../../journal/splits/Splits.tsx';
import { Prose } from '../../renderers/Prose.tsx';
import { fieldLaps } from '../../results/field.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Table } from '../../ui/Table.tsx';
import type { AdjustedPlan } from '../model/adjustedPlan.ts';

/** Laps that differ by less are regular. */
const REGULAR_WITHIN = 1.03;

/** The laps of the plan beside those of the field, which slows down; on request, and never on paper. */
export function OthersLaps({ plan: { segments, totalSeconds, byKind } }: { plan: AdjustedPlan }) {
  const others = fieldLaps(totalSeconds, byKind.lap, results.laps);
  const [first = 1, last = first] = [others[0], others.at(-1)];
  const slowerPercent = Math.round(100 * (last / first - 1));
  const laps = segments.filter(({ kind }) => kind === 'lap');
  // The first one is slower on purpose.
  const later = laps.slice(1).map(({ seconds }) => seconds);
  const isRegular = Math.max(...later) <= REGULAR_WITHIN * Math.min(...later);
  return (
    <div className="screen-only">
      <Disclosure summary="Ce que font les autres">
        {slowerPercent > 0 && (
          <p>
            {isRegular && 'Ton plan reste régulier jusqu’au bout. '}Les autres, à {finishTimeText(totalSeconds)},
            courent leur dernier tour {`${slowerPercent}${NO_BREAK}%`} plus lentement que le premier
            {isRegular && `${NO_BREAK}: c’est ce que tu peux battre`}.
          </p>
        )}
        <Table
          of="numbers"
          wide
          label="Tes tours et ceux des autres"
          columns={['Tour', 'Ton plan', 'Les autres']}
          rows={laps.map(({ id, name, seconds }, index) => ({
            key: id,
            cells: [name, formatClock(seconds), formatClock(Math.round(others[index] ?? 0))],
          }))}
        />
        <p className="muted small">
          <Prose text={results.source} />
        </p>
      </Disclosure>
    </div>
  );
}
