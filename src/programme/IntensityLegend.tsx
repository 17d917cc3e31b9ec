import type { Training } from '../../schema/training.ts';
import { formatReps } from '../format/quantities.ts';
import { IntensityMark } from '../renderers/IntensityMark.tsx';
import { Rows } from '../ui/layout.tsx';

/** What each intensity feels like, on the scale of perceived effort. */
export function IntensityLegend({ items }: { items: Training['intensities'] }) {
  return (
    <Rows as="dl" className="terms">
      {items.map(({ intensity, rpe, feeling }) => (
        <div key={intensity}>
          <dt>
            <IntensityMark intensity={intensity} />
          </dt>
          <dd>
            <span className="strong nowrap">{`RPE\u00a0${formatReps(rpe)}`}</span> {feeling}
          </dd>
        </div>
      ))}
    </Rows>
  );
}
