import { formatSeconds } from '../../format/quantities.ts';
import type { AdjustedPlan } from '../model/adjustedPlan.ts';
import styles from './PlanChart.module.css';

const MARK_SECONDS = 1800;
/** A mark nearer to the end would have its label beyond the chart. */
const LAST_MARK = 0.93;

/** The plan to scale: laps low, stations high with their number, the ways between them lowest. */
export function PlanChart({ plan: { segments, totalSeconds } }: { plan: AdjustedPlan }) {
  const marks = Array.from(
    { length: Math.floor((LAST_MARK * totalSeconds) / MARK_SECONDS) },
    (_, index) => (index + 1) * MARK_SECONDS,
  );
  return (
    <div className="graphic" role="img" aria-label="Le plan à l’échelle du temps">
      <div className={styles.segments}>
        {segments.map(({ id, kind, round, seconds }) => (
          <span key={id} className={styles.segment} data-kind={kind} style={{ flexGrow: seconds }}>
            {kind === 'station' && <span className={`strong ${styles.round}`}>{round}</span>}
          </span>
        ))}
      </div>
      <div className={`muted ${styles.axis}`}>
        {marks.map((seconds) => (
          <span
            key={seconds}
            className={`nowrap ${styles.mark}`}
            style={{ insetInlineStart: `${(100 * seconds) / totalSeconds}%` }}
          >
            {formatSeconds(seconds)}
          </span>
        ))}
      </div>
    </div>
  );
}
