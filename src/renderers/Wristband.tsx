import type { AdjustedPlan, PlannedSegment } from '../race/adjustedPlan.ts';
import { formatLongClock } from './format.ts';
import styles from './Wristband.module.css';

/** The plan as a strip to cut out and wear: the race clock at the end of each lap and station. On paper only. */
export function Wristband({ plan: { segments } }: { plan: AdjustedPlan }) {
  const laps = segments.filter(({ kind }) => kind === 'lap');
  const stationOf = (round: number) =>
    segments.find((segment) => segment.kind === 'station' && segment.round === round);
  return (
    <div className={styles.sheet}>
      <ol className={styles.strip}>
        {laps.map((lap) => (
          <li key={lap.id} className={styles.round}>
            <Time segment={lap} />
            <Time segment={stationOf(lap.round)} />
          </li>
        ))}
      </ol>
      <p className={styles.advice}>
        Découpe ton bracelet, couvre-le de ruban adhésif et ferme-le autour de ton poignet.
      </p>
    </div>
  );
}

function Time({ segment }: { segment: PlannedSegment | undefined }) {
  return (
    segment && (
      <p className={styles.time} data-kind={segment.kind}>
        <span className={styles.name}>{segment.name}</span> {formatLongClock(segment.endSeconds)}
      </p>
    )
  );
}
