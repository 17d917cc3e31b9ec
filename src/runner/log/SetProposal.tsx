import { useState } from 'react';
import type { LocalDate } from '../../calendar/localDate.ts';
import { SetLogFields } from '../../journal/form/SetLogFields.tsx';
import type { SetValues } from '../../journal/model/entry.ts';
import type { NumberField } from '../../journal/model/numberFields.ts';
import { Stack } from '../../ui/layout.tsx';
import type { ActiveWorkout } from '../model/activeWorkout.ts';
import type { SetStep } from '../model/plan.ts';
import { loadStepOf, loadUnitOf, logFields } from '../model/setLog.ts';
import type { SetPrefill } from '../steps/useSetPrefills.ts';
import { LastTime } from './LastTime.tsx';

interface SetProposalProps extends SetPrefill {
  run: ActiveWorkout;
  step: SetStep;
  today: LocalDate;
  onChange: (values: SetValues) => void;
  onShowHistory: () => void;
}

/** Before a set: what was lifted last time, and the values that it will be noted with. */
export function SetProposal({
  run,
  step,
  today,
  values,
  lastTime,
  suggestion,
  startKg,
  knownKg,
  onChange,
  onShowHistory,
}: SetProposalProps) {
  const isFirstOfExercise = !step.siblings.some((key) => run.setStatus[key] === 'done');
  // The dose says an exact number of repetitions already; fewer are noted after the set.
  const { min, max } = step.effectivePrescription.reps ?? { min: 0, max: 0 };
  // Once for each set: a field is not removed while it is changed.
  const [isDoseSaid] = useState(min === max && values.reps === min);
  const shown: readonly NumberField[] = isDoseSaid ? ['kg'] : ['kg', 'reps'];
  const fields = logFields(step).filter((field) => shown.includes(field));
  return (
    <Stack gap={2}>
      {/* Without a load, all is asked for after the set. */}
      {fields.includes('kg') && (
        <SetLogFields
          key={step.key}
          unit={loadUnitOf(step)}
          loadStep={loadStepOf(step)}
          fields={fields}
          values={values}
          startKg={startKg}
          knownKg={knownKg}
          onChange={onChange}
        />
      )}
      <LastTime
        lastTime={lastTime}
        today={today}
        // The line of the load says it below.
        suggestion={
          isFirstOfExercise && !(suggestion?.isPrescribed && suggestion.kg === values.kg) ? suggestion : undefined
        }
        kg={values.kg}
        onTake={(kg) => onChange({ ...values, kg })}
        onShowHistory={onShowHistory}
      />
    </Stack>
  );
}
