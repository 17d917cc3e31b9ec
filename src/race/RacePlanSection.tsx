import { type ReactNode, useRef, useState } from 'react';
import { formatDuration, formatLongClock, formatSeconds } from '../format/quantities.ts';
import { competition } from '../generated/competition.ts';
import { understanding } from '../generated/understanding.ts';
import { Prose } from '../renderers/Prose.tsx';
import { divisionSlice } from '../schedule/choiceSlices.ts';
import { DivisionSelect } from '../schedule/DivisionSelect.tsx';
import { racePlanSlice } from '../schedule/racePlanSlice.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { Button } from '../ui/Button.tsx';
import { openAround } from '../ui/Disclosure.tsx';
import { FoldedPart } from '../ui/FoldedPart.tsx';
import type { Adjustments } from './model/adjustedPlan.ts';
import type { GuidePart } from './model/guide.ts';
import { possibleTarget } from './model/target.ts';
import { Goals } from './plan/Goals.tsx';
import { planInputsFor } from './plan/planInputs.ts';
import { RacePlan } from './plan/RacePlan.tsx';
import { TargetForm } from './plan/TargetForm.tsx';
import { useReadiness } from './readiness/useReadiness.ts';
import { headingProps } from './sections.ts';

/** Adjustments that another target or other proportions have removed, with the plan that they were made to. */
interface RemovedAdjustments {
  targetSeconds: number;
  adjustments: Adjustments;
  proportions: 'own' | undefined;
  /** See `RaceDayChoices`. */
  basis: string | undefined;
}

interface RacePlanSectionProps {
  open: readonly GuidePart[];
  /** Between the finish times and the plan. */
  children?: ReactNode;
}

/** The finish times to aim at, and the plan for the one that the member aims at. */
export function RacePlanSection({ open, children }: RacePlanSectionProps) {
  const [{ targetSeconds, adjustments, proportions, basis }, changePlan] = useStoredState(racePlanSlice);
  const [removed, setRemoved] = useState<RemovedAdjustments>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [division] = useStoredState(divisionSlice);
  const credible = useReadiness().readiness?.target;
  const { goals, plan } = competition;
  const { race } = understanding;
  const target = possibleTarget(targetSeconds, plan.targets);

  function showPlan() {
    if (heading.current) openAround(heading.current);
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
      <FoldedPart
        title={goals.title}
        heading={headingProps('goals')}
        open={target === undefined && open.includes('goals')}
      >
        <p>
          <Prose text={goals.intro} />
        </p>
        <Goals
          goals={goals.items}
          inputs={planInputsFor(division)}
          lapsKm={(race.laps * race.lapDistance.meters) / 1000}
          actionOf={({ total }) => (
            <Button variant="outline" onClick={() => setTarget(total.minSeconds)}>
              Viser {formatDuration(total)}
            </Button>
          )}
        />
      </FoldedPart>
      {children}
      <FoldedPart title={plan.title} heading={{ ...headingProps('plan'), ref: heading }} open={open.includes('plan')}>
        <p>
          <Prose text={plan.intro} />
        </p>
        <div className="screen-only">
          <DivisionSelect />
        </div>
        {/* Another target, other fields: they show what is aimed at, and can be typed in. */}
        <TargetForm key={target} bounds={plan.targets} current={target} onChoose={setTarget} />
        {credible !== undefined && credible !== target && (
          <div className="screen-only">
            <Button variant="outline" onClick={() => setTarget(credible)}>
              Viser {formatSeconds(credible)}, d’après tes repères
            </Button>
          </div>
        )}
        {target !== undefined && (
          <RacePlan
            targetSeconds={target}
            notice={canRestore ? noticeOf(removed, target) : undefined}
            onUndo={restore}
            onProportions={setPacingSource}
          />
        )}
      </FoldedPart>
    </>
  );
}

function noticeOf({ targetSeconds }: RemovedAdjustments, target: number): string {
  const madeFor = targetSeconds === target ? 'l’autre répartition' : formatLongClock(targetSeconds);
  return `Tes ajustements pour ${madeFor} sont retirés`;
}
