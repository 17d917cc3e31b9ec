import type { LoadStep } from '../../../schema/load-growth.ts';
import { draftMessage } from '../model/draftMessages.ts';
import type { SetValues } from '../model/entry.ts';
import { LIMITS, type NumberField } from '../model/numberFields.ts';
import { negate, setNumber } from '../model/setNumbers.ts';
import { loadQuestion } from '../model/unlikely.ts';
import { NumberSteps } from './NumberSteps.tsx';

export interface SetLogFieldsProps {
  /** Of its load: « kg par haltère ». */
  unit: string;
  /** How its load grows: that of an assisted exercise is a help. */
  loadStep: LoadStep | undefined;
  fields: readonly NumberField[];
  values: SetValues;
  /** What a first step of the load gives where there is none yet. */
  startKg: number | undefined;
  /** The largest load that is known of it. */
  knownKg: number | undefined;
  onChange: (values: SetValues) => void;
}

export function SetLogFields({ unit, loadStep, fields, values, startKg, knownKg, onChange }: SetLogFieldsProps) {
  return fields.map((field) => {
    const isHelp = field === 'kg' && loadStep === 'aide';
    const { name, parse, stepper } = setNumber(field, isHelp);
    if (!stepper) return null;
    /** What the field shows of a stored number, and the other way round. */
    const shown = (value: number | undefined) => (isHelp && value !== undefined ? negate(value) : value);
    return (
      <NumberSteps
        key={field}
        label={name}
        parse={parse}
        {...stepper}
        {...LIMITS[field]}
        name={stepper.name(unit)}
        unit={stepper.unit(unit, values[field])}
        explain={(error) => draftMessage(`sets.${field}`, error, isHelp)}
        question={field === 'kg' ? loadQuestion(values.kg, knownKg, loadStep) : undefined}
        value={shown(values[field])}
        start={field === 'kg' ? shown(startKg) : undefined}
        onChange={(value) => onChange({ ...values, [field]: shown(value) })}
      />
    );
  });
}
