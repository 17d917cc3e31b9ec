import { formatLongClock } from '../../format/quantities.ts';
import type { AdjustedPlan, PlannedSegment } from '../model/adjustedPlan.ts';
import styles from './Wristband.module.css';

/** The plan as a strip to cut out and wear, glued by its tab: the race clock at the end of each lap and station. On paper only. */
export function Wristband({ plan: { segments } }: { plan: AdjustedPlan }) {
  const laps = segments.filter(({ kind }) => kind === 'lap');
  const stationOf = (round: number) =>
    segments.find((segment) => segment.kind === 'station' && segment.round === round);
  return (
    <div className={styles.sheet}>
      <div className={styles.strip}>
        <ol className={styles.splits}>
          {laps.map((lap) => (
            <li key={lap.id} className={styles.round}>
              <Time segment={lap} />
              <Time segment={stationOf(lap.round)} />
            </li>
          ))}
        </ol>
        <p className={styles.tab}>Languette à coller sous l’autre bout</p>
      </div>
      <p className={styles.advice}>
        Imprime cette page à 100&nbsp;%, sans l’ajuster au format. Découpe ton bracelet sur les pointillés, languette
        comprise, couvre-&#8288;le de ruban adhésif, puis ferme-&#8288;le autour de ton poignet en collant la languette
        sous l’autre bout.
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
