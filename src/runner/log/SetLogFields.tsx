import { loadUnit } from '../../format/load.ts';
import { draftMessage } from '../../journal/model/draftMessages.ts';
import type { SetValues } from '../../journal/model/entry.ts';
import { LIMITS, type NumberField } from '../../journal/model/numberFields.ts';
import { ofHelp, setNumber } from '../../journal/model/setNumbers.ts';
import { loadQuestion } from '../../journal/model/unlikely.ts';
import type { SetStep } from '../model/plan.ts';
import { isAssisted, loadStepOf } from '../model/setLog.ts';
import { NumberSteps } from './NumberSteps.tsx';

interface SetLogFieldsProps {
  step: SetStep;
  fields: readonly NumberField[];
  values: SetValues;
  startKg: number | undefined;
  knownKg: number | undefined;
  onChange: (values: SetValues) => void;
}

export function SetLogFields({ step, fields, values, startKg, knownKg, onChange }: SetLogFieldsProps) {
  const unit = loadUnit(step.coachPrescription.exercise, step.alternative !== undefined);
  return fields.map((field) => {
    const isHelp = field === 'kg' && isAssisted(step);
    const { name, parse, stepper } = setNumber(field, isHelp);
    if (!stepper) return null;
    /** What the field shows of a stored number, and the other way round. */
    const shown = (value: number | undefined) => (isHelp && value !== undefined ? ofHelp(value) : value);
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
        question={field === 'kg' ? loadQuestion(values.kg, knownKg, loadStepOf(step)) : undefined}
        value={shown(values[field])}
        start={field === 'kg' ? shown(startKg) : undefined}
        onChange={(value) => onChange({ ...values, [field]: shown(value) })}
      />
    );
  });
}
