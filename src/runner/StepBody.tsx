import { Countdown, CountIn } from './components/Countdown.tsx';
import { RangeEnds } from './components/RangeEnds.tsx';
import { RestBody } from './components/RestBody.tsx';
import { RestOver } from './components/RestOver.tsx';
import { SetBody } from './components/SetBody.tsx';
import { SetHelp } from './components/SetHelp.tsx';
import { SetMarks } from './components/SetMarks.tsx';
import { WarmUpBody } from './components/WarmUpBody.tsx';
import type { Plan, SetStep, Step } from './model/plan.ts';
import type { Action } from './model/reducer.ts';
import type { Run } from './model/run.ts';
import { countdownEnd, rangeEnds, timedDuration } from './model/timing.ts';
import { missingQuestion, setNoun, upNext, upNextText } from './runMessages.ts';

interface StepBodyProps {
  run: Run;
  plan: Plan;
  step: Step;
  /** Epoch milliseconds; stands still in a pause. */
  now: number;
  /** What the coaches ask of the day that it is for. */
  instruction: string | undefined;
  dispatch: (action: Action) => void;
  onMissing: () => void;
  safety: string;
}

/** What a step shows between its heading and the controls. */
export function StepBody({ run, plan, step, now, instruction, dispatch, onMissing, safety }: StepBodyProps) {
  const isPaused = run.pausedAt !== undefined;
  const duration = timedDuration(step);
  const ends = duration && rangeEnds(duration);
  const range = ends && !isPaused && (
    <RangeEnds
      what={step.kind === 'rest' ? 'Durée du repos' : 'Durée'}
      ends={ends}
      isLong={Boolean(step.kind === 'rest' ? run.longRest : run.longWork)}
      onChoose={(long) => dispatch({ type: 'choose-end', long })}
    />
  );
  const end = countdownEnd(run, step);
  if (step.kind === 'rest') {
    return (
      <RestBody
        leftMs={(end ?? now) - now}
        ends={range}
        onShift={isPaused ? undefined : (seconds) => dispatch({ type: 'shift-rest', seconds })}
        next={upNext(run, plan)}
      />
    );
  }
  const countdown = end !== undefined && <Counting goAt={run.goAt ?? now} end={end} now={now} />;
  if (step.kind !== 'set') {
    return (
      <WarmUpBody
        content={step}
        countdown={countdown}
        ends={range}
        instruction={step.kind === 'warm-up' ? instruction : undefined}
      />
    );
  }
  const { exercise } = step.prescription;
  return (
    <SetBody
      prescription={step.prescription}
      insteadOf={step.alternative && exercise.name}
      over={run.restOver && run.goAt === undefined && <RestOver ms={now - run.since} />}
      countdown={countdown}
      ends={range}
      marks={!isPaused && <Marks run={run} step={step} dispatch={dispatch} />}
      next={upNextText(run, plan, step)}
      help={
        !isPaused && (
          <SetHelp
            exercise={exercise}
            isReplaced={step.alternative !== undefined}
            question={missingQuestion(exercise)}
            onMissing={onMissing}
            safety={safety}
          />
        )
      }
    />
  );
}

/** The seconds to get into position, then what is left. */
function Counting({ goAt, end, now }: { goAt: number; end: number; now: number }) {
  return now < goAt ? <CountIn ms={goAt - now} /> : <Countdown ms={end - now} />;
}

function Marks({ run, step, dispatch }: Pick<StepBodyProps, 'run' | 'dispatch'> & { step: SetStep }) {
  if (step.siblings.length < 2) return null;
  return (
    <SetMarks
      noun={setNoun(step)}
      marks={step.siblings.map((key) => ({ key, state: run.ticks[key] ?? 'open' }))}
      current={step.key}
      onCheck={(key, checked) => dispatch({ type: 'check-set', key, checked })}
    />
  );
}
