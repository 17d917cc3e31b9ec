import { formatDay } from '../../calendar/dateText.ts';
import type { LocalDate } from '../../calendar/localDate.ts';
import { chartPoints, type DatedValue } from './chartLine.ts';
import styles from './LineChart.module.css';

export interface LineChartProps {
  /** For screen readers. */
  label: string;
  /** Oldest first. */
  values: readonly DatedValue[];
  format: (value: number) => string;
  /** Of a pace: the lower value is drawn above. */
  lowerIsBetter?: boolean;
  /** Larger dots in the accent colour, for values that weigh more than those of other charts. */
  hasStrongDots?: boolean;
  /** Separate values, not one that develops. */
  isScattered?: boolean;
  today: LocalDate;
}

const WIDTH = 100;
const HEIGHT = 40;
/** A line with more of them shows its last alone. */
const MAX_DOTS = 24;

/** Values over time: a line, with the highest and the lowest value and the first and the last day. */
export function LineChart({
  label,
  values,
  format,
  lowerIsBetter = false,
  hasStrongDots = false,
  isScattered = false,
  today,
}: LineChartProps) {
  const [first, last] = [values[0], values.at(-1)];
  if (!first || !last) return null;
  // One point draws nothing.
  if (values.length === 1)
    return <p className="muted">Une seule séance pour l’instant, le {formatDay(first.on, today)}.</p>;
  const points = chartPoints(values).map(({ x, y, isApart }) => ({
    at: `${(x * WIDTH).toFixed(2)} ${((lowerIsBetter ? y : 1 - y) * HEIGHT).toFixed(2)}`,
    isApart,
  }));
  const numbers = values.map(({ value }) => value);
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  const [above, below] = lowerIsBetter ? [min, max] : [max, min];
  const isCrowded = !isScattered && points.length > MAX_DOTS;
  // A line of no length with round ends: a dot that keeps its form however the picture is stretched.
  const dots = points.slice(isCrowded ? -1 : 0).map(({ at }) => `M${at}h0`);
  return (
    <div className={`graphic muted tabular ${styles.chart}`} role="img" aria-label={label}>
      <div className={styles.extremes} aria-hidden="true">
        <span>{format(above)}</span>
        {above !== below && <span>{format(below)}</span>}
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles.plot} aria-hidden="true">
        <path
          d={above === below ? `M0 ${HEIGHT / 2}h${WIDTH}` : `M0 0h${WIDTH}M0 ${HEIGHT}h${WIDTH}`}
          className={styles.bounds}
        />
        {!isScattered && (
          <path d={points.map(({ at, isApart }) => `${isApart ? 'M' : 'L'}${at}`).join('')} className={styles.line} />
        )}
        <path d={dots.join('')} className={hasStrongDots ? styles.strong : styles.dots} />
      </svg>
      <div className={styles.days} aria-hidden="true">
        <span>{formatDay(first.on, today)}</span>
        {last.on !== first.on && <span>{formatDay(last.on, today)}</span>}
      </div>
    </div>
  );
}
