import { formatClock, formatLongClock, formatPace } from '../../format/quantities.ts';
import type { Split } from '../model/entry.ts';
import styles from './SplitsTable.module.css';

/** What each part of a simulation or a race took, beside what was planned where anything was. */
export function SplitsTable({ splits }: { splits: readonly Split[] }) {
  const isPlanned = splits.some(({ targetSeconds }) => targetSeconds !== undefined);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Temps de passage</caption>
      <thead>
        <tr>
          <th scope="col">Étape</th>
          <th scope="col">Temps</th>
          {isPlanned && <th scope="col">Plan</th>}
          {isPlanned && <th scope="col">Écart</th>}
        </tr>
      </thead>
      <tbody>
        {splits.map(({ kind, name, seconds, meters, targetSeconds }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part may come several times, and none moves.
          <tr key={index} data-kind={kind}>
            <th scope="row">
              {name}
              {kind === 'run' && meters && (
                <span className={styles.pace}>
                  {' '}
                  {formatPace({ secondsPerKm: Math.round((seconds * 1000) / meters) })}
                </span>
              )}
            </th>
            <td>{formatLongClock(seconds)}</td>
            {isPlanned && <td>{targetSeconds === undefined ? '–' : formatLongClock(targetSeconds)}</td>}
            {isPlanned && <td>{targetSeconds === undefined ? '' : formatDifference(seconds - targetSeconds)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** « +0:12 », « −1:05 ». */
export function formatDifference(seconds: number): string {
  if (seconds === 0) return '0:00';
  return `${seconds > 0 ? '+' : '−'}${formatClock(Math.abs(seconds))}`;
}
