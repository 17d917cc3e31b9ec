import { useContext } from 'react';
import { doseParts } from '../../format/dose.ts';
import { formatLoad, raceLoadOf } from '../../format/load.ts';
import { formatPaceAt } from '../../format/pace.ts';
import { formatClock, formatReps, formatSeconds } from '../../format/quantities.ts';
import type { Split } from '../../journal/model/entry.ts';
import { TestSpeed } from '../../renderers/PaceLine.tsx';
import { Prose } from '../../renderers/Prose.tsx';
import { divisionSlice } from '../../schedule/choiceSlices.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import { Stack } from '../../ui/layout.tsx';
import type { ActiveWorkout } from '../model/activeWorkout.ts';
import { isSet, type SetStep, type TransitionStep } from '../model/plan.ts';
import { StepClock } from './RunClocks.tsx';

interface SplitBodyProps {
  run: ActiveWorkout;
  step: SetStep | TransitionStep;
  splits: readonly Split[];
  targetSeconds: number | undefined;
}

export function SplitBody({ run, step, splits, targetSeconds }: SplitBodyProps) {
  const last = splits.findLast(({ id }) => id !== 'rest');
  const balance = secondsBehind(splits);
  return (
    <>
      {isSet(step) && <SplitDose step={step} />}
      <StepClock run={run} targetSeconds={targetSeconds} />
      {targetSeconds !== undefined && (
        <p className="lead tabular">
          Objectif <strong>{formatClock(targetSeconds)}</strong>, d’après ton plan
        </p>
      )}
      {balance !== undefined && <p className="strong">{balanceText(balance)}</p>}
      {last && (
        <p className="apart muted tabular">
          Juste avant&nbsp;: {last.name} <strong>{formatClock(last.seconds)}</strong>
        </p>
      )}
    </>
  );
}

function SplitDose({ step: { effectivePrescription } }: { step: SetStep }) {
  const [division] = useStoredState(divisionSlice);
  const { amount, unit } = doseParts({ ...effectivePrescription, sets: 1 });
  const { exercise, load, note, pace } = effectivePrescription;
  const speed = useContext(TestSpeed);
  const dose = [
    [amount, unit].filter(Boolean).join(' '),
    load && formatLoad(load, raceLoadOf(exercise, division)),
    pace && (pace.share && speed !== undefined ? formatPaceAt(pace.share, speed) : `RPE\u00a0${formatReps(pace.rpe)}`),
  ];
  return (
    <Stack gap={0}>
      <p className="lead">{dose.filter(Boolean).join(' · ')}</p>
      {note && (
        <p>
          <Prose text={note} withLinks={false} />
        </p>
      )}
    </Stack>
  );
}

/** Seconds later than planned at the end of the last segment; undefined where nothing was planned. */
function secondsBehind(splits: readonly Split[]): number | undefined {
  const planned = splits.filter(({ targetSeconds }) => targetSeconds !== undefined);
  if (planned.length === 0) return undefined;
  return planned.reduce((sum, { seconds, targetSeconds = 0 }) => sum + seconds - targetSeconds, 0);
}

/** « 1 min 05 de retard sur ton plan ». */
function balanceText(seconds: number): string {
  if (seconds === 0) return 'Pile sur ton plan';
  const time = formatSeconds(Math.abs(seconds), { besideMinutes: true });
  return `${time} ${seconds > 0 ? 'de retard sur' : 'd’avance sur'} ton plan`;
}
