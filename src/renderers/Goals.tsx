import type { Goal } from '../../schema/competition.ts';
import { formatClock, formatDuration, formatPace } from './format.ts';
import styles from './Goals.module.css';

/** Finish times and how each adds up. */
export function Goals({ goals }: { goals: readonly Goal[] }) {
  return (
    <ul className={styles.goals}>
      {goals.map(({ id, level, total, pace, stationsSeconds, transitionsSeconds }) => (
        <li key={id} className={styles.goal}>
          <h3 className={styles.level}>{level}</h3>
          <p className={styles.total}>{formatDuration(total)}</p>
          <dl className={styles.parts}>
            <Part term="Allure de course" figure={formatPace(pace)} />
            <Part term="Ateliers" figure={formatClock(stationsSeconds)} />
            <Part term="RoxZone" figure={formatClock(transitionsSeconds)} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Part({ term, figure }: { term: string; figure: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{figure}</dd>
    </div>
  );
}
