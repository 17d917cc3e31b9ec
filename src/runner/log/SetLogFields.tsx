import { decimal } from '../../format/decimal.ts';
import { loadUnit } from '../../format/load.ts';
import { formatLongClock } from '../../format/quantities.ts';
import { draftMessage } from '../../journal/model/draftMessages.ts';
import type { SetValues } from '../../journal/model/entry.ts';
import {
  LIMITS,
  parseDistance,
  parseKilograms,
  parseReps,
  parseTime,
  withColons,
} from '../../journal/model/numberFields.ts';
import type { SetStep } from '../model/plan.ts';
import type { LogField } from '../model/setLog.ts';
import { NumberSteps } from './NumberSteps.tsx';

interface SetLogFieldsProps {
  step: SetStep;
  fields: readonly LogField[];
  values: SetValues;
  startKg: number | undefined;
  onChange: (values: SetValues) => void;
}

const FIELDS = {
  kg: {
    label: 'Charge',
    steps: [0.5, 2.5],
    parse: parseKilograms,
    format: decimal,
    formatStep: decimal,
  },
  reps: {
    label: 'Répétitions',
    name: 'Répétitions',
    unit: 'répétitions',
    steps: [1],
    parse: parseReps,
    format: String,
    formatStep: String,
  },
  seconds: {
    label: 'Temps',
    name: 'Temps, en minutes et secondes',
    unit: 'min:s',
    steps: [1, 10],
    parse: (typed: string) => parseTime(withColons(typed), 's'),
    format: formatLongClock,
    formatStep: (seconds: number) => `${seconds}\u00a0s`,
  },
  meters: {
    label: 'Distance',
    name: 'Distance, en mètres',
    unit: 'm',
    steps: [10, 100],
    parse: (typed: string) => parseDistance(typed, 'm'),
    format: decimal,
    formatStep: decimal,
  },
} as const;

export function SetLogFields({
  step: { coachPrescription, alternative },
  fields,
  values,
  startKg,
  onChange,
}: SetLogFieldsProps) {
  const unit = loadUnit(coachPrescription.exercise, alternative !== undefined);
  return fields.map((field) => (
    <NumberSteps
      key={field}
      name={`Charge, en ${unit}`}
      unit={unit}
      {...FIELDS[field]}
      {...LIMITS[field]}
      {...(field === 'reps' && (values.reps ?? 0) < 2 && { unit: 'répétition' })}
      explain={(error) => draftMessage(`sets.${field}`, error)}
      value={values[field]}
      start={field === 'kg' ? startKg : undefined}
      onChange={(value) => onChange({ ...values, [field]: value })}
    />
  ));
}
