import type { ComponentType } from 'react';
import type { PublishedWorkout } from '../../../schema/programme.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { figures } from '../../generated/figures.ts';
import { training } from '../../generated/training.ts';
import { divisionSlice } from '../../schedule/choiceSlices.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import { RestBody } from '../components/RestBody.tsx';
import { SetBody } from '../components/SetBody.tsx';
import type { StepProps } from '../components/stepProps.ts';
import { TransitionChoice } from '../components/TransitionChoice.tsx';
import { WarmUpBody } from '../components/WarmUpBody.tsx';
import { DoneSets } from '../log/DoneSets.tsx';
import { SetProposal } from '../log/SetForms.tsx';
import {
  type CoolDownStep,
  isSet,
  type Plan,
  type RestStep,
  type SetStep,
  type StartStep,
  type Step,
  type WarmUpStep,
} from '../model/plan.ts';
import { isTimedBySegment } from '../model/segments.ts';
import { setsBeforeRest } from '../model/setLog.ts';
import type { OpenDialog } from './StepDialog.tsx';
import { start } from './start.ts';
import type { SetPrefills } from './useSetPrefills.ts';
import { WARM_UP_DONE } from './warmUp.ts';

interface StepBodyProps<Of extends Step = Step> extends StepProps<Of> {
  workout: PublishedWorkout;
  plan: Plan;
  /** What the coaches ask of the day that it is for. */
  instruction: RichText | undefined;
  /** In a light week, how its doses are reduced: « une série de moins par exercice, RPE 6 au plus ». */
  doseReduction: string | undefined;
  prefills: SetPrefills;
  onOpen: (dialog: OpenDialog) => void;
}

type Bodies = { readonly [Kind in Step['kind']]: ComponentType<StepBodyProps<Extract<Step, { kind: Kind }>>> };

const BODIES: Bodies = {
  'warm-up': WarmUp,
  start: Start,
  set: Work,
  rest: Rest,
  transition: () => null,
  'cool-down': CoolDown,
};

/** What a step shows between its title and its buttons, by its kind. */
export function StepBody(props: StepBodyProps) {
  const Body = BODIES[props.step.kind] as ComponentType<StepBodyProps>;
  return <Body {...props} />;
}

function WarmUp({ workout, run, step, instruction, doseReduction, dispatch }: StepBodyProps<WarmUpStep>) {
  return (
    <WarmUpBody run={run} step={step} doseReduction={doseReduction} instruction={instruction} dispatch={dispatch}>
      {isTimedBySegment(workout) && <TransitionChoice run={run} startLabel={WARM_UP_DONE} dispatch={dispatch} />}
    </WarmUpBody>
  );
}

function Start({ run, step, dispatch }: StepBodyProps<StartStep>) {
  return <TransitionChoice run={run} startLabel={start.primary(run, step).label} dispatch={dispatch} />;
}

function Work({ run, plan, step, prefills, dispatch, onOpen }: StepBodyProps<SetStep>) {
  const [division] = useStoredState(divisionSlice);
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
        plan
          .filter(isSet)
          .flatMap((other) => (other.key === key ? prefills.of(other).values : []))
          .at(0)
      }
      log={
        <SetProposal
          key={`${step.key} ${step.name}`}
          run={run}
          step={step}
          today={prefills.today}
          {...prefills.of(step)}
          onChange={(log) => dispatch({ type: 'log-set', key: step.key, log })}
          onShowHistory={() => onOpen({ history: step })}
        />
      }
    />
  );
}

function Rest(props: StepBodyProps<RestStep>) {
  const { run, plan, step, dispatch } = props;
  return (
    <RestBody run={run} plan={plan} step={step} dispatch={dispatch}>
      <SetsBefore {...props} />
    </RestBody>
  );
}

function CoolDown(props: StepBodyProps<CoolDownStep>) {
  const { workout, run, step, dispatch } = props;
  return (
    <>
      <WarmUpBody run={run} step={step} dispatch={dispatch} />
      {!isTimedBySegment(workout) && <SetsBefore {...props} />}
    </>
  );
}

function SetsBefore({ run, plan, prefills, dispatch, onOpen }: StepBodyProps<RestStep> | StepBodyProps<CoolDownStep>) {
  return (
    <DoneSets
      steps={setsBeforeRest(run, plan)}
      prefillOf={prefills.of}
      onChange={({ key }, log) => dispatch({ type: 'log-set', key, log })}
      onTyping={(on) => dispatch({ type: 'hold-rest', on })}
      onCorrect={(done) => onOpen({ correct: done })}
    />
  );
}
