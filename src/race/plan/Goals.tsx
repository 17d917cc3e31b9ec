import type { ReactNode } from 'react';
import type { Goal } from '../../../schema/competition.ts';
import { formatClock, formatDuration, formatPace } from '../../format/quantities.ts';
import { Cluster, Columns, Stack } from '../../ui/layout.tsx';

interface GoalsProps {
  goals: readonly Goal[];
  /** What can be done with a goal, below it. */
  actionOf: (goal: Goal) => ReactNode;
}

/** Finish times and how each adds up. */
export function Goals({ goals, actionOf }: GoalsProps) {
  return (
    <Columns as="ul" of="lines" gap={5}>
      {goals.map((goal) => (
        <Stack as="li" key={goal.id} gap={2} className="ruled">
          <h3>{goal.level}</h3>
          <p className="number" data-size="large">
            {formatDuration(goal.total)}
          </p>
          <Stack as="dl" gap={1} className="facts">
            <Part term="Allure de course" value={formatPace(goal.pace)} />
            <Part term="Ateliers" value={formatClock(goal.stationsSeconds)} />
            <Part term="RoxZone" value={formatClock(goal.transitionsSeconds)} />
          </Stack>
          {actionOf(goal)}
        </Stack>
      ))}
    </Columns>
  );
}

function Part({ term, value }: { term: string; value: string }) {
  return (
    <Cluster between>
      <dt>{term}</dt>
      <dd className="tabular">{value}</dd>
    </Cluster>
  );
}
