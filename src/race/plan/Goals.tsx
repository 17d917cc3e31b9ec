import type { ReactNode } from 'react';
import type { Goal } from '../../../schema/competition.ts';
import { formatClock, formatDuration, formatPace } from '../../format/quantities.ts';
import { Cluster, Columns, Stack } from '../../ui/layout.tsx';
import { adjustedPlan } from '../model/adjustedPlan.ts';
import { type PlanInputs, segmentsFor } from '../model/plan.ts';

interface GoalsProps {
  goals: readonly Goal[];
  inputs: PlanInputs;
  lapsKm: number;
  /** What can be done with a goal, below it. */
  actionOf: (goal: Goal) => ReactNode;
}

/** Finish times and how the plan would divide each. */
export function Goals({ goals, inputs, lapsKm, actionOf }: GoalsProps) {
  return (
    <Columns as="ul" of="lines" gap={5}>
      {goals.map((goal) => {
        const { byKind } = adjustedPlan(segmentsFor(goal.total.minSeconds, inputs), {});
        return (
          <Stack as="li" key={goal.id} gap={2} className="ruled">
            <h3>{goal.level}</h3>
            <p className="number" data-size="large">
              {formatDuration(goal.total)}
            </p>
            <Stack as="dl" gap={1} className="facts">
              <Part term="Allure de course" value={formatPace({ secondsPerKm: Math.round(byKind.lap / lapsKm) })} />
              <Part term="Ateliers" value={formatClock(byKind.station)} />
              <Part term="RoxZone" value={formatClock(byKind.transition)} />
            </Stack>
            {actionOf(goal)}
          </Stack>
        );
      })}
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
