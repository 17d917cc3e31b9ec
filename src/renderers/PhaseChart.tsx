import { Link, type To } from 'react-router-dom';
import type { PublishedDay } from '../../schema/programme.ts';
import { dayMinutes, weekMinutes } from '../format/minutes.ts';
import { formatSeconds } from '../format/quantities.ts';
import { type CalendarWeek, isRaceDay } from '../schedule/model/day.ts';
import { type DoneMarks, markIn } from '../schedule/model/done.ts';
import { progressOf } from '../schedule/model/progress.ts';
import { Cluster, Columns, Stack } from '../ui/layout.tsx';
import { INTENSITY_LEVELS } from './intensityLevel.ts';
import styles from './PhaseChart.module.css';

const VIEW_HEIGHT = 48;
const BAR_WIDTH = 10;
const DAY_WIDTH = 14;
const REST_HEIGHT = 2;
/** Room for the days' initials below the bars. */
const INITIAL_HEIGHT = 12;

interface PhaseChartProps {
  weeks: readonly CalendarWeek[];
  /** Where a week is on the page. */
  hrefOf: (week: CalendarWeek) => To;
  /** « 12–18 janvier », or why the week has no dates. */
  whenOf?: (week: CalendarWeek) => string | undefined;
  /** Whether a late start leaves the week out. */
  isSkipped: (week: CalendarWeek) => boolean;
  /** The member's marks. */
  done: DoneMarks;
}

/**
 * The weeks of a phase as bars, a bar a day: as tall as it is long, as strong in colour as it is hard, ticked once it
 * is done. Each leads to its week.
 */
export function PhaseChart({ weeks, hrefOf, whenOf, isSkipped, done }: PhaseChartProps) {
  const longest = Math.max(1, ...weeks.flatMap(({ days }) => days.map(dayMinutes)));
  return (
    <nav aria-label="Les semaines de la phase">
      <Columns as="ol" of="words" className={styles.weeks}>
        {weeks.map((week) => (
          <li key={week.number}>
            <Stack as={Link} gap={2} to={hrefOf(week)} className={styles.week} data-skipped={isSkipped(week)}>
              <Cluster as="span" gap={2} className="small">
                Semaine <strong className={`${styles.number} number`}>{week.number}</strong>
                <DoneCount sessions={progressOf([week], done)} />
                {whenOf && <span className={`${styles.when} muted`}>{whenOf(week)}</span>}
              </Cluster>
              <svg
                viewBox={`0 0 ${Math.max(7, week.days.length) * DAY_WIDTH - (DAY_WIDTH - BAR_WIDTH)} ${VIEW_HEIGHT + INITIAL_HEIGHT}`}
                className={styles.bars}
                aria-hidden="true"
              >
                {week.days.map((day, index) => (
                  <Bar
                    key={day.id}
                    day={day}
                    x={index * DAY_WIDTH}
                    longest={longest}
                    isDone={markIn(done, day.id) !== undefined}
                  />
                ))}
              </svg>
              <Cluster as="span" gap={2} between className={`${styles.total} strong tabular`}>
                {formatSeconds(weekMinutes(week) * 60)}
                {week.kind && <span className="accent">{week.kind}</span>}
              </Cluster>
            </Stack>
          </li>
        ))}
      </Columns>
    </nav>
  );
}

function DoneCount({ sessions }: { sessions: readonly boolean[] | undefined }) {
  if (!sessions) return null;
  return (
    <span className={`${styles.done} muted tabular`}>
      {sessions.filter(Boolean).length} sur {sessions.length}
      <span className="visually-hidden"> séances faites</span>
    </span>
  );
}

interface BarProps {
  day: PublishedDay;
  x: number;
  longest: number;
  isDone: boolean;
}

function Bar({ day, x, longest, isDone }: BarProps) {
  const isRace = isRaceDay(day);
  const height = isRace ? VIEW_HEIGHT : Math.max((dayMinutes(day) / longest) * VIEW_HEIGHT, REST_HEIGHT);
  const level = day.intensity && dayMinutes(day) + Number(isRace) > 0 ? INTENSITY_LEVELS[day.intensity] : 0;
  return (
    <>
      <rect
        x={x}
        y={VIEW_HEIGHT - height}
        width={BAR_WIDTH}
        height={height}
        fill={`var(--level-${Math.min(level, 4)})`}
      />
      {isDone ? (
        <path d={`M${x + 1.5} ${VIEW_HEIGHT + 6.5}l2.5 2.5l4.5 -5`} className={styles.tick} />
      ) : (
        <text x={x + BAR_WIDTH / 2} y={VIEW_HEIGHT + INITIAL_HEIGHT - 3} className={styles.initials}>
          {day.day.charAt(0).toUpperCase()}
        </text>
      )}
    </>
  );
}
