import type { ReactNode } from 'react';
import { formatLongClock, formatSeconds } from '../../format/quantities.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
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
    <Stack gap={4} className={styles.totals}>
      <div role="status">
        <p className="number" data-size="huge">
          {formatLongClock(totalSeconds)}
        </p>
        <p className="muted">
          {difference === 0
            ? 'Pile sur ton chrono visé'
            : `${formatSeconds(Math.abs(difference), { besideMinutes: true })} de ${difference > 0 ? 'plus' : 'moins'} que ton chrono visé`}
        </p>
        {notice && <p className="strong screen-only">{notice}</p>}
      </div>
      {children && <div>{children}</div>}
      <Cluster as="dl" gap={6} className={`facts graphic ${styles.kinds}`}>
        <div data-kind="lap">
          <dt>Tours</dt>
          <dd className="large tabular">{formatLongClock(byKind.lap)}</dd>
        </div>
        <div data-kind="station">
          <dt>Ateliers</dt>
          <dd className="large tabular">{formatLongClock(byKind.station)}</dd>
        </div>
        <div data-kind="transition">
          <dt>RoxZone</dt>
          <dd className="large tabular">{formatLongClock(byKind.transition)}</dd>
        </div>
      </Cluster>
    </Stack>
  );
}
