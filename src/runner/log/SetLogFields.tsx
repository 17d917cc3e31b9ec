import { loadUnit } from '../../format/load.ts';
import { draftMessage } from '../../journal/model/draftMessages.ts';
import type { SetValues } from '../../journal/model/entry.ts';
import { LIMITS, type NumberField } from '../../journal/model/numberFields.ts';
import { SET_NUMBERS } from '../../journal/model/setNumbers.ts';
import type { SetStep } from '../model/plan.ts';
import { NumberSteps } from './NumberSteps.tsx';

interface SetLogFieldsProps {
  step: SetStep;
  fields: readonly NumberField[];
  values: SetValues;
  startKg: number | undefined;
  onChange: (values: SetValues) => void;
}

export function SetLogFields({
  step: { coachPrescription, alternative },
  fields,
  values,
  startKg,
  onChange,
}: SetLogFieldsProps) {
  const unit = loadUnit(coachPrescription.exercise, alternative !== undefined);
  return fields.map((field) => {
    const { name, parse, stepper } = SET_NUMBERS[field];
    if (!stepper) return null;
    return (
      <NumberSteps
        key={field}
        label={name}
        parse={parse}
        {...stepper}
        {...LIMITS[field]}
        name={stepper.name(unit)}
        unit={stepper.unit(unit, values[field])}
        explain={(error) => draftMessage(`sets.${field}`, error)}
        value={values[field]}
        start={field === 'kg' ? startKg : undefined}
        onChange={(value) => onChange({ ...values, [field]: value })}
      />
    );
  });
}
