import { formatPace } from '../../format/quantities.ts';
import type { RunningSplit } from '../model/slowdown.ts';
import styles from './RunningPaceChart.module.css';
import { formatDifference } from './SplitsTable.tsx';

const WIDTH = 360;
const ROW_HEIGHT = 38;
const BAR_HEIGHT = 12;

/** The pace of each lap: the bar of the fastest one, and what each took more, after which station. */
export function RunningPaceChart({ splits }: { splits: readonly RunningSplit[] }) {
  const slowest = Math.max(...splits.map(({ pace }) => pace));
  const barLength = (pace: number) => (pace / slowest) * WIDTH;
  const paceText = ({ pace }: RunningSplit) => formatPace({ secondsPerKm: Math.round(pace) });
  const label = splits.map((split) => [splitTitle(split), paceText(split)].join('\u00a0: ')).join(', ');
  return (
    <svg
      className={`graphic tabular ${styles.chart}`}
      viewBox={`0 0 ${WIDTH} ${splits.length * ROW_HEIGHT}`}
      role="img"
      aria-label={`Allure de chaque ${areLaps(splits) ? 'tour' : 'série'}. ${label}`}
    >
      {splits.map((split, index) => {
        const top = index * ROW_HEIGHT;
        const best = barLength(split.pace - split.slower);
        return (
          <g key={`${split.id}-${split.name}-${top}`}>
            <text x={0} y={top + 15}>
              {cut(splitTitle(split))}
            </text>
            <text className={styles.value} x={WIDTH} y={top + 15}>
              {paceText(split)}
              {split.slower >= 1 && ` (${formatDifference(Math.round(split.slower))})`}
            </text>
            <rect className={styles.best} x={0} y={top + 20} width={best} height={BAR_HEIGHT} />
            <rect
              className={styles.slower}
              x={best}
              y={top + 20}
              width={barLength(split.pace) - best}
              height={BAR_HEIGHT}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** Between stations; else they are intervals. */
export const areLaps = (splits: readonly RunningSplit[]) => splits.some(({ after }) => after);

/** « Tour 3, après Sled push ». */
export const splitTitle = ({ name, after }: RunningSplit) => (after ? `${name}, après ${after}` : name);

/** As many fit beside the values. */
const TITLE_LETTERS = 34;

const cut = (title: string) => (title.length > TITLE_LETTERS ? `${title.slice(0, TITLE_LETTERS - 1)}…` : title);
