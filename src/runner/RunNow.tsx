import { nameOf } from '../format/dose.ts';
import { Countdown, CountIn } from './components/Countdown.tsx';
import { FrameNow } from './components/FrameNow.tsx';
import { RangeEnds } from './components/RangeEnds.tsx';
import { RestNow } from './components/RestNow.tsx';
import { RestOver } from './components/RestOver.tsx';
import { SetHelp } from './components/SetHelp.tsx';
import { SetMarks } from './components/SetMarks.tsx';
import { SetNow } from './components/SetNow.tsx';
import type { Plan, SetStep, Step } from './model/plan.ts';
import type { Action, Run } from './model/run.ts';
import { endOf, endsOf, workOf } from './model/timing.ts';
import { followingText, nextAfter, nounOf } from './runWords.ts';

interface RunNowProps {
  run: Run;
  plan: Plan;
  step: Step;
  /** Epoch milliseconds; stands still in a pause. */
  now: number;
  ask: string | undefined;
  dispatch: (action: Action) => void;
  onMissing: () => void;
  safety: string;
}

/** What a step shows between its heading and the controls. */
export function RunNow({ run, plan, step, now, ask, dispatch, onMissing, safety }: RunNowProps) {
  const isPaused = run.pausedAt !== undefined;
  const duration = step.kind === 'rest' ? step.rest : workOf(step);
  const ends = duration && endsOf(duration);
  const range = ends && !isPaused && (
    <RangeEnds
      what={step.kind === 'rest' ? 'Durée du repos' : 'Durée'}
      ends={ends}
      isLong={Boolean(step.kind === 'rest' ? run.longRest : run.longWork)}
      onChoose={(long) => dispatch({ type: 'choose-end', long })}
    />
  );
  const end = endOf(run, step);
  if (step.kind === 'rest') {
    return (
      <RestNow
        leftMs={(end ?? now) - now}
        ends={range}
        onShift={isPaused ? undefined : (seconds) => dispatch({ type: 'shift-rest', seconds })}
        next={nextAfter(run, plan)}
      />
    );
  }
  const countdown = end !== undefined && <Counting goAt={run.goAt ?? now} end={end} now={now} />;
  if (step.kind !== 'set') {
    return (
      <FrameNow frame={step.frame} countdown={countdown} ends={range} ask={step.kind === 'warm-up' ? ask : undefined} />
    );
  }
  const { exercise } = step.prescription;
  const name = nameOf(step.prescription, run.replaced);
  return (
    <SetNow
      prescription={step.prescription}
      insteadOf={name === exercise.name ? undefined : exercise.name}
      over={run.restOver && run.goAt === undefined && <RestOver ms={now - run.since} />}
      countdown={countdown}
      ends={range}
      marks={!isPaused && <Marks run={run} step={step} dispatch={dispatch} />}
      next={followingText(run, plan, step)}
      help={
        !isPaused && (
          <SetHelp exercise={exercise} isReplaced={name !== exercise.name} onMissing={onMissing} safety={safety} />
        )
      }
    />
  );
}

/** The seconds to get into position, then what is left. */
function Counting({ goAt, end, now }: { goAt: number; end: number; now: number }) {
  return now < goAt ? <CountIn ms={goAt - now} /> : <Countdown ms={end - now} />;
}

function Marks({ run, step, dispatch }: Pick<RunNowProps, 'run' | 'dispatch'> & { step: SetStep }) {
  if (step.siblings.length < 2) return null;
  return (
    <SetMarks
      noun={nounOf(step)}
      marks={step.siblings.map((key) => ({ key, state: run.ticks[key] ?? 'open' }))}
      current={step.key}
      onTick={(key, on) => dispatch({ type: 'tick', key, on })}
    />
  );
}
