import { formatPace } from '../../format/quantities.ts';
import type { RunSplit } from '../../journal/model/slowdown.ts';
import styles from './RunPaceChart.module.css';
import { formatDifference } from './SplitsTable.tsx';

const WIDTH = 360;
const ROW_HEIGHT = 38;
const BAR_HEIGHT = 12;

/** The pace of each run: the bar of the fastest one, and what each took more, after which station. */
export function RunPaceChart({ runs }: { runs: readonly RunSplit[] }) {
  const slowest = Math.max(...runs.map(({ pace }) => pace));
  const lengthOf = (pace: number) => (pace / slowest) * WIDTH;
  const paceOf = ({ pace }: RunSplit) => formatPace({ secondsPerKm: Math.round(pace) });
  const label = runs.map((run) => [titleOf(run), paceOf(run)].join('\u00a0: ')).join(', ');
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${runs.length * ROW_HEIGHT}`}
      role="img"
      aria-label={`Allure de chaque tour. ${label}`}
    >
      {runs.map((run, index) => {
        const top = index * ROW_HEIGHT;
        const best = lengthOf(run.pace - run.slower);
        return (
          <g key={`${run.id}-${run.name}-${top}`}>
            <text x={0} y={top + 15}>
              {cut(titleOf(run))}
            </text>
            <text className={styles.figure} x={WIDTH} y={top + 15}>
              {paceOf(run)}
              {run.slower >= 1 && ` (${formatDifference(Math.round(run.slower))})`}
            </text>
            <rect className={styles.best} x={0} y={top + 20} width={best} height={BAR_HEIGHT} />
            <rect
              className={styles.slower}
              x={best}
              y={top + 20}
              width={lengthOf(run.pace) - best}
              height={BAR_HEIGHT}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** « Tour 3, après Sled push ». */
const titleOf = ({ name, after }: RunSplit) => (after ? `${name}, après ${after}` : name);

/** What stands beside the figures without running into them. */
const TITLE_LETTERS = 34;

const cut = (title: string) => (title.length > TITLE_LETTERS ? `${title.slice(0, TITLE_LETTERS - 1)}…` : title);
