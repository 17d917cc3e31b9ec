import type { ReactNode } from 'react';
import type { PublishedWorkout } from '../../../schema/programme.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { figures } from '../../generated/figures.ts';
import { training } from '../../generated/training.ts';
import type { SetValues } from '../../journal/model/entry.ts';
import { divisionSlice } from '../../schedule/choiceSlices.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import { RestBody } from '../components/RestBody.tsx';
import { SetBody } from '../components/SetBody.tsx';
import { HelpButton, SetHelp } from '../components/SetHelp.tsx';
import type { StepProps } from '../components/stepProps.ts';
import { TransitionChoice } from '../components/TransitionChoice.tsx';
import { WarmUpBody } from '../components/WarmUpBody.tsx';
import { DoneSets } from '../log/DoneSets.tsx';
import { SetProposal } from '../log/SetForms.tsx';
import { WARM_UP_DONE } from '../messages/runMessages.ts';
import type { Plan, SetStep } from '../model/plan.ts';
import { isTimedBySegment } from '../model/segments.ts';
import { setsBeforeRest } from '../model/setLog.ts';
import type { OpenDialog } from './StepDialog.tsx';
import type { SetPrefills } from './useSetPrefills.ts';

interface StepBodyProps extends StepProps {
  workout: PublishedWorkout;
  plan: Plan;
  /** What the coaches ask of the day that it is for. */
  instruction: RichText | undefined;
  /** In a light week, how its doses are reduced: « une série de moins par exercice, RPE 6 au plus ». */
  doseReduction: string | undefined;
  prefills: SetPrefills;
  /** The times of a segment, shown in place of everything else; undefined at a step that is not timed by segment. */
  splitBody: ReactNode;
  /** At the start step, the label of the button that starts the clock. */
  startLabel: string;
  onSkip: (() => void) | undefined;
  onOpen: (dialog: OpenDialog) => void;
}

/** What a step shows between its title and its buttons, by its kind. */
export function StepBody({
  workout,
  plan,
  run,
  step,
  instruction,
  doseReduction,
  prefills,
  splitBody,
  startLabel,
  onSkip,
  dispatch,
  onOpen,
}: StepBodyProps) {
  const [division] = useStoredState(divisionSlice);
  const logSet = ({ key }: SetStep, log: SetValues) => dispatch({ type: 'log-set', key, log });
  if (splitBody) {
    return (
      <>
        {splitBody}
        {step.kind === 'set' && run.pausedAt === undefined && (
          <SetHelp step={step} figures={figures} onMissing={() => onOpen({ replace: step.coachPrescription })}>
            {onSkip && <HelpButton onPress={onSkip}>Passer</HelpButton>}
          </SetHelp>
        )}
      </>
    );
  }
  if (step.kind === 'transition') return null;
  if (step.kind === 'start') return <TransitionChoice run={run} startLabel={startLabel} dispatch={dispatch} />;
  if (step.kind === 'set') {
    return (
      <SetBody
        run={run}
        plan={plan}
        step={step}
        dispatch={dispatch}
        division={division}
        figures={figures}
        safety={training.workoutSafety}
        onMissing={() => onOpen({ replace: step.coachPrescription })}
        prefilledLogOf={(key) =>
          plan.flatMap((other) => (other.kind === 'set' && other.key === key ? prefills.of(other).values : [])).at(0)
        }
        log={
          <SetProposal
            key={`${step.key} ${step.name}`}
            run={run}
            step={step}
            today={prefills.today}
            {...prefills.of(step)}
            onChange={(values) => logSet(step, values)}
            onShowHistory={() => onOpen({ history: step })}
          />
        }
      />
    );
  }
  const doneSets = (
    <DoneSets
      steps={setsBeforeRest(run, plan)}
      prefillOf={prefills.of}
      onChange={logSet}
      onTyping={(on) => dispatch({ type: 'hold-rest', on })}
      onCorrect={(done) => onOpen({ correct: done })}
    />
  );
  if (step.kind === 'rest') {
    return (
      <RestBody run={run} plan={plan} step={step} dispatch={dispatch}>
        {doneSets}
      </RestBody>
    );
  }
  const isTimed = isTimedBySegment(workout);
  return (
    <>
      <WarmUpBody run={run} step={step} doseReduction={doseReduction} instruction={instruction} dispatch={dispatch}>
        {isTimed && step.kind === 'warm-up' && (
          <TransitionChoice run={run} startLabel={WARM_UP_DONE} dispatch={dispatch} />
        )}
      </WarmUpBody>
      {step.kind === 'cool-down' && !isTimed && doneSets}
    </>
  );
}
