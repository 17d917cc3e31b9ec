import type { ReactNode } from 'react';
import { formatLongClock, formatSeconds } from '../../format/quantities.ts';
import type { AdjustedPlan } from '../model/adjustedPlan.ts';
import styles from './PlanTotals.module.css';

interface PlanTotalsProps {
  plan: AdjustedPlan;
  targetSeconds: number;
  /** Read out with the total. */
  notice?: string | undefined;
  /** What can be done about it. */
  children?: ReactNode;
}

/** What the plan comes to, and how: laps, stations, the ways between them. */
export function PlanTotals({ plan, targetSeconds, notice, children }: PlanTotalsProps) {
  const { totalSeconds, byKind } = plan;
  const difference = totalSeconds - targetSeconds;
  return (
    <div className={styles.totals}>
      <div role="status">
        <p className={styles.total}>{formatLongClock(totalSeconds)}</p>
        <p className={styles.difference}>
          {difference === 0
            ? 'Pile sur ton chrono visé'
            : `${formatSeconds(Math.abs(difference), { besideMinutes: true })} de ${difference > 0 ? 'plus' : 'moins'} que ton chrono visé`}
        </p>
        {notice && <p className={`${styles.notice} screen-only`}>{notice}</p>}
      </div>
      {children && <div>{children}</div>}
      <dl className={styles.kinds}>
        <div data-kind="lap">
          <dt>Tours</dt>
          <dd>{formatLongClock(byKind.lap)}</dd>
        </div>
        <div data-kind="station">
          <dt>Ateliers</dt>
          <dd>{formatLongClock(byKind.station)}</dd>
        </div>
        <div data-kind="transition">
          <dt>RoxZone</dt>
          <dd>{formatLongClock(byKind.transition)}</dd>
        </div>
      </dl>
    </div>
  );
}
