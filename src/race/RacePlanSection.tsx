import { useRef, useState } from 'react';
import { formatDuration, formatLongClock } from '../format/quantities.ts';
import { competition } from '../generated/competition.ts';
import { Prose } from '../renderers/Prose.tsx';
import { racePlanSlice } from '../schedule/racePlanSlice.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/layout.tsx';
import type { Adjustments } from './model/adjustedPlan.ts';
import { possibleTarget } from './model/target.ts';
import { Goals } from './plan/Goals.tsx';
import { RacePlan } from './plan/RacePlan.tsx';
import { TargetForm } from './plan/TargetForm.tsx';
import { headingProps } from './sections.ts';

/** Adjustments that another target or other proportions have removed, with the plan that they were made to. */
interface RemovedAdjustments {
  targetSeconds: number;
  adjustments: Adjustments;
  proportions: 'own' | undefined;
  /** See `RaceDayChoices`. */
  basis: string | undefined;
}

/** The finish times to aim at, and the plan for the one that the member aims at. */
export function RacePlanSection() {
  const [{ targetSeconds, adjustments, proportions, basis }, changePlan] = useStoredState(racePlanSlice);
  const [removed, setRemoved] = useState<RemovedAdjustments>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { goals, plan } = competition;
  const target = possibleTarget(targetSeconds, plan.targets);

  function showPlan() {
    heading.current?.focus({ preventScroll: true });
    // To the top: the result is below the form.
    heading.current?.scrollIntoView();
  }

  const adjustedNow =
    target !== undefined && adjustments ? { targetSeconds: target, adjustments, proportions, basis } : undefined;

  /** Adjustments were made for one target's splits: another target starts from its own. */
  function setTarget(seconds: number) {
    if (seconds !== target) {
      setRemoved(adjustedNow);
      changePlan(({ adjustments: _, ...rest }) => ({ ...rest, targetSeconds: seconds }));
    }
    showPlan();
  }

  function setPacingSource(by: 'own' | undefined) {
    setRemoved(adjustedNow);
    changePlan(({ adjustments: _, proportions: __, ...rest }) => ({ ...rest, ...(by && { proportions: by }) }));
  }

  function restore() {
    setRemoved(undefined);
    changePlan((rest) => ({ ...rest, ...removed }));
    showPlan();
  }

  // What was adjusted since would be lost.
  const canRestore = removed !== undefined && adjustments === undefined;
  return (
    <>
      <section>
        <h2 {...headingProps('goals')}>{goals.title}</h2>
        <Stack gap={4}>
          <p>
            <Prose text={goals.intro} />
          </p>
          <Goals
            goals={goals.items}
            actionOf={({ total }) => (
              <Button variant="outline" onClick={() => setTarget(total.minSeconds)}>
                Viser {formatDuration(total)}
              </Button>
            )}
          />
        </Stack>
      </section>
      <section>
        <h2 ref={heading} {...headingProps('plan')}>
          {plan.title}
        </h2>
        <Stack gap={5}>
          <p>
            <Prose text={plan.intro} />
          </p>
          {/* Another target, other fields: they show what is aimed at, and can be typed in. */}
          <TargetForm key={target} bounds={plan.targets} current={target} onChoose={setTarget} />
          {target !== undefined && (
            <RacePlan
              targetSeconds={target}
              notice={canRestore ? noticeOf(removed, target) : undefined}
              onUndo={restore}
              onProportions={setPacingSource}
            />
          )}
        </Stack>
      </section>
    </>
  );
}

function noticeOf({ targetSeconds }: RemovedAdjustments, target: number): string {
  const madeFor = targetSeconds === target ? 'l’autre répartition' : formatLongClock(targetSeconds);
  return `Tes ajustements pour ${madeFor} sont retirés`;
}
