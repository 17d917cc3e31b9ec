import type { ReactNode } from 'react';
import type { Goal } from '../../../schema/competition.ts';
import { formatClock, formatDuration, formatPace } from '../../format/quantities.ts';
import styles from './Goals.module.css';

interface GoalsProps {
  goals: readonly Goal[];
  /** What can be done with a goal, below it. */
  actionOf: (goal: Goal) => ReactNode;
}

/** Finish times and how each adds up. */
export function Goals({ goals, actionOf }: GoalsProps) {
  return (
    <ul className={styles.goals}>
      {goals.map((goal) => (
        <li key={goal.id} className={styles.goal}>
          <h3>{goal.level}</h3>
          <p className={styles.total}>{formatDuration(goal.total)}</p>
          <dl className={styles.parts}>
            <Part term="Allure de course" value={formatPace(goal.pace)} />
            <Part term="Ateliers" value={formatClock(goal.stationsSeconds)} />
            <Part term="RoxZone" value={formatClock(goal.transitionsSeconds)} />
          </dl>
          {actionOf(goal)}
        </li>
      ))}
    </ul>
  );
}

function Part({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
