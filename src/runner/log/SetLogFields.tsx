import { formatLongClock } from '../../format/quantities.ts';
import type { SetLog } from '../../journal/model/entry.ts';
import {
  decimal,
  LIMITS,
  parseDistance,
  parseKilograms,
  parseReps,
  parseTime,
  withColons,
} from '../../journal/model/figures.ts';
import type { LogField } from '../model/setLog.ts';
import { NumberSteps } from './NumberSteps.tsx';

interface SetLogFieldsProps {
  fields: readonly LogField[];
  values: SetLog;
  onChange: (values: SetLog) => void;
}

const FIELDS = {
  kg: {
    label: 'Charge',
    name: 'Charge, en kg',
    unit: 'kg',
    steps: [0.5, 2.5],
    parse: parseKilograms,
    format: decimal,
    formatStep: decimal,
    expected: 'Écris un poids en kilos, comme 22,5.',
  },
  reps: {
    label: 'Répétitions',
    name: 'Répétitions',
    unit: 'répétitions',
    steps: [1],
    parse: parseReps,
    format: String,
    formatStep: String,
    expected: 'Écris un nombre de répétitions, comme 10.',
  },
  seconds: {
    label: 'Temps',
    name: 'Temps, en minutes et secondes',
    unit: 'min:s',
    steps: [1, 10],
    parse: (typed: string) => parseTime(withColons(typed), 's'),
    format: formatLongClock,
    formatStep: (seconds: number) => `${seconds}\u00a0s`,
    expected: 'Écris un temps, comme 1:52.',
  },
  meters: {
    label: 'Distance',
    name: 'Distance, en mètres',
    unit: 'm',
    steps: [10, 100],
    parse: (typed: string) => parseDistance(typed, 'm'),
    format: decimal,
    formatStep: decimal,
    expected: 'Écris une distance en mètres, comme 400.',
  },
} as const;

/** The figures of a set, to change by thumb. */
export function SetLogFields({ fields, values, onChange }: SetLogFieldsProps) {
  return fields.map((field) => (
    <NumberSteps
      key={field}
      {...FIELDS[field]}
      {...LIMITS[field]}
      value={values[field]}
      onChange={(value) => onChange({ ...values, [field]: value })}
    />
  ));
}
