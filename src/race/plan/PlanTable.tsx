import { formatClock, formatLongClock, formatTimeOfDay } from '../../format/quantities.ts';
import type { AdjustedPlan } from '../model/adjustedPlan.ts';
import styles from './PlanTable.module.css';

interface PlanTableProps {
  plan: AdjustedPlan;
  /** When the wave starts, in minutes since midnight. */
  startMinutes: number | undefined;
}

/** Each segment of the race: how long it takes, the race clock at its end, the time of day. */
export function PlanTable({ plan: { segments }, startMinutes }: PlanTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">Le plan, étape par étape</caption>
        <thead>
          <tr>
            <th scope="col">Étape</th>
            <th scope="col">Temps</th>
            <th scope="col">Chrono</th>
            {startMinutes !== undefined && <th scope="col">Heure</th>}
          </tr>
        </thead>
        <tbody>
          {segments.map(({ id, kind, name, seconds, endSeconds }) => (
            <tr key={id} data-kind={kind}>
              <th scope="row">{name}</th>
              <td>{formatClock(seconds)}</td>
              <td>{formatLongClock(endSeconds)}</td>
              {startMinutes !== undefined && <td>{formatTimeOfDay(startMinutes + endSeconds / 60)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
