import type { Week } from '../../../../schema/week.ts';
import { weekMinutes } from '../../../../src/format/minutes.ts';
import type { Band } from './intensity-bands.ts';

const SLOT = 32;
const BAR = 22;
const LEFT = 26;
const TOP = 16;
const HEIGHT = 168;
const BOTTOM = 30;
const HOUR = 60;

/** Minutes of each week as a bar, stacked by intensity. The table beside it says the same in numbers. */
export function TimeChart({ weeks, bands }: { weeks: readonly Week[]; bands: readonly Band[] }) {
  const most = Math.max(HOUR, ...weeks.map(weekMinutes));
  const hours = Array.from({ length: Math.floor(most / HOUR) }, (_, index) => index + 1);
  const heightOf = (minutes: number) => (minutes / most) * HEIGHT;
  const width = LEFT + weeks.length * SLOT;
  const ground = TOP + HEIGHT;
  return (
    <svg
      viewBox={`0 0 ${width} ${ground + BOTTOM}`}
      className="chart"
      role="img"
      aria-labelledby="chart-title chart-desc"
    >
      <title id="chart-title">Minutes d’entraînement par semaine et par intensité</title>
      <desc id="chart-desc">
        {weeks.map((week) => `Semaine ${week.number} : ${formatNumber(weekMinutes(week))} min`).join(', ')}.
      </desc>
      {hours.map((hour) => (
        <g key={hour} className="rule">
          <line x1={LEFT} x2={width} y1={ground - heightOf(hour * HOUR)} y2={ground - heightOf(hour * HOUR)} />
          <text x={LEFT - 5} y={ground - heightOf(hour * HOUR) + 3}>
            {hour}
            {'\u00a0'}h
          </text>
        </g>
      ))}
      {weeks.map((week, index) => {
        const x = LEFT + index * SLOT + (SLOT - BAR) / 2;
        let y = ground;
        return (
          <g key={week.number}>
            {bands.map(({ name, level, minutes }) => {
              const height = heightOf(minutes[index] ?? 0);
              y -= height;
              return height > 0 && <rect key={name} x={x} y={y} width={BAR} height={height} data-level={level} />;
            })}
            <text x={x + BAR / 2} y={y - 4} className="total">
              {formatNumber(weekMinutes(week))}
            </text>
            <text x={x + BAR / 2} y={ground + 13} className="week">
              {week.number}
            </text>
            {week.kind && (
              <text x={x + BAR / 2} y={ground + 24} className="kind">
                {week.kind}
              </text>
            )}
          </g>
        );
      })}
      <line x1={LEFT} x2={width} y1={ground} y2={ground} className="ground" />
    </svg>
  );
}

const formatNumber = (minutes: number) => minutes.toLocaleString('fr-FR');
