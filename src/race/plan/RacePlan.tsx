import { useRef, useState } from 'react';
import { parseWallTime } from '../../calendar/wallTime.ts';
import { competition } from '../../generated/competition.ts';
import { useJournal } from '../../journal/store/useJournal.ts';
import { divisionSlice } from '../../schedule/choiceSlices.ts';
import { racePlanSlice } from '../../schedule/racePlanSlice.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import { Button } from '../../ui/Button.tsx';
import { Actions, Stack } from '../../ui/layout.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { adjustedPlan, withAdjustment } from '../model/adjustedPlan.ts';
import { currentAdjustments, currentBasis } from '../model/raceDayChoices.ts';
import { OthersLaps } from './OthersLaps.tsx';
import { PlanChart } from './PlanChart.tsx';
import { PlanProportions } from './PlanProportions.tsx';
import { PlanSteppers } from './PlanSteppers.tsx';
import { PlanTable } from './PlanTable.tsx';
import { PlanTotals } from './PlanTotals.tsx';
import styles from './RacePlan.module.css';
import { useProportions } from './useRacePlan.ts';
import { Wristband } from './Wristband.tsx';

const ADJUSTED_FOR_OTHER = 'Tes ajustements pour une autre répartition sont retirés';

interface RacePlanProps {
  /** Within the bounds of the content. */
  targetSeconds: number;
  /** What the last choice of a target changed beside it, which `onUndo` takes back. */
  notice: string | undefined;
  onUndo: () => void;
  onProportions: (proportions: 'own' | undefined) => void;
}

/** The plan of the race, segment by segment. */
export function RacePlan({ targetSeconds, notice, onUndo, onProportions }: RacePlanProps) {
  const [choices, changePlan] = useStoredState(racePlanSlice);
  const [isAdjusting, setIsAdjusting] = useState(false);
  const adjust = useRef<HTMLButtonElement>(null);
  const { guide, own } = useProportions(targetSeconds);
  const [division] = useStoredState(divisionSlice);
  const planBasis = { division, ownSessionId: own?.session.id };
  const isOwn = choices.proportions === 'own' && own !== undefined;
  const adjustments = currentAdjustments(choices, planBasis);
  // The member's own proportions come from the journal: until it is read, it is unknown what the adjustments apply to.
  const { status } = useJournal();
  const isKnown = status === 'read' || !choices.proportions;
  const isForOther = isKnown && adjustments !== (choices.adjustments ?? adjustments);
  const message = isForOther ? ADJUSTED_FOR_OTHER : notice;
  const plan = adjustedPlan(isOwn ? own.segments : guide, adjustments);
  const isAdjusted = plan.segments.some(({ adjustedSeconds }) => adjustedSeconds !== 0);

  function removeAdjustments() {
    changePlan(({ adjustments: _, ...rest }) => rest);
    // This button leaves with what it undoes.
    adjust.current?.focus();
  }

  return (
    <div className={styles.plan} data-printable>
      <h3 className={styles.title}>{competition.plan.title}</h3>
      <Stack gap={5} className={styles.overview}>
        <PlanTotals plan={plan} targetSeconds={targetSeconds} notice={message}>
          {message && (
            <Button
              variant="outline"
              onClick={
                isForOther ? () => changePlan((rest) => ({ ...rest, basis: currentBasis(choices, planBasis) })) : onUndo
              }
            >
              Annuler
            </Button>
          )}
        </PlanTotals>
        <PlanChart plan={plan} />
        {own && <PlanProportions guide={guide} own={own} isOwn={isOwn} />}
        <Actions>
          {own && (
            <Button variant="outline" onClick={() => onProportions(isOwn ? undefined : 'own')}>
              {isOwn ? 'Revenir à la répartition du guide' : 'Répartir d’après mes temps'}
            </Button>
          )}
          {isKnown && (
            <Button ref={adjust} variant="outline" onClick={() => setIsAdjusting((wasAdjusting) => !wasAdjusting)}>
              {isAdjusting ? 'Voir le tableau' : 'Ajuster'}
            </Button>
          )}
          {isAdjusted && (
            <Button variant="outline" onClick={removeAdjustments}>
              {isOwn ? 'Retirer mes ajustements' : 'Revenir au plan du guide'}
            </Button>
          )}
          <PrintButton>Imprimer le plan</PrintButton>
          <Stack data-printable>
            <PrintButton>Imprimer le bracelet</PrintButton>
            <Wristband plan={plan} />
          </Stack>
        </Actions>
      </Stack>
      {isAdjusting && (
        <div className="screen-only">
          <PlanSteppers
            plan={plan}
            onAdjust={(id, seconds) =>
              changePlan((former) => {
                const { adjustments: _, basis: __, ...rest } = former;
                const next = withAdjustment(currentAdjustments(former, planBasis), id, seconds);
                if (Object.keys(next).length === 0) return rest;
                const basis = currentBasis(former, planBasis);
                return { ...rest, adjustments: next, ...(basis !== undefined && { basis }) };
              })
            }
          />
        </div>
      )}
      <div className={isAdjusting ? 'print-only' : undefined}>
        <PlanTable plan={plan} startMinutes={parseWallTime(choices.wave ?? '')} />
        <OthersLaps plan={plan} />
      </div>
    </div>
  );
}
