import type { Training } from '../../../schema/training.ts';
import { formatReps } from '../../format/quantities.ts';
import { IntensityMark } from '../../renderers/IntensityMark.tsx';
import styles from './IntensityLegend.module.css';

/** What each intensity feels like, on the scale of perceived effort. */
export function IntensityLegend({ items }: { items: Training['intensities'] }) {
  return (
    <dl className={styles.legend}>
      {items.map(({ intensity, rpe, feeling }) => (
        <div key={intensity} className={styles.row}>
          <dt>
            <IntensityMark intensity={intensity} />
          </dt>
          <dd>
            <span className={styles.rpe}>{`RPE\u00a0${formatReps(rpe)}`}</span> {feeling}
          </dd>
        </div>
      ))}
    </dl>
  );
}
