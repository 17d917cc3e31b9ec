import { formatLongClock } from '../../format/quantities.ts';
import type { SetLog } from '../../journal/model/entry.ts';
import type { LogField } from '../model/setLog.ts';
import { NumberSteps } from './NumberSteps.tsx';

interface SetLogFieldsProps {
  fields: readonly LogField[];
  values: SetLog;
  onChange: (values: SetLog) => void;
}

const NUMBER = /^\d{1,6}(?:[.,]\d{0,2})?$/;
const CLOCK = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;

function parseNumber(text: string): number | undefined {
  const written = text.trim();
  return NUMBER.test(written) ? Number(written.replace(',', '.')) : undefined;
}

const parseWhole = (text: string) => (/^\d{1,5}$/.test(text.trim()) ? Number(text.trim()) : undefined);

/** « 1:52 », or seconds. */
function parseTime(text: string): number | undefined {
  const match = CLOCK.exec(text.trim());
  if (!match) return parseWhole(text);
  return Number(match[1] ?? 0) * 3600 + Number(match[2]) * 60 + Number(match[3]);
}

const formatNumber = (value: number) => String(value).replace('.', ',');

const FIELDS = {
  kg: {
    label: 'Charge',
    name: 'Charge, en kg',
    unit: 'kg',
    steps: [0.5, 2.5],
    max: 999,
    parse: parseNumber,
    format: formatNumber,
    formatStep: formatNumber,
    expected: 'Écris un poids en kilos, comme 22,5.',
  },
  reps: {
    label: 'Répétitions',
    name: 'Répétitions',
    unit: 'répétitions',
    steps: [1],
    max: 1000,
    parse: parseWhole,
    format: String,
    formatStep: String,
    expected: 'Écris un nombre de répétitions, comme 10.',
  },
  seconds: {
    label: 'Temps',
    name: 'Temps, en minutes et secondes',
    unit: 'min:s',
    steps: [1, 10],
    max: 86_400,
    parse: parseTime,
    format: formatLongClock,
    formatStep: (seconds: number) => `${seconds}\u00a0s`,
    expected: 'Écris un temps, comme 1:52.',
  },
  meters: {
    label: 'Distance',
    name: 'Distance, en mètres',
    unit: 'm',
    steps: [10, 100],
    max: 100_000,
    parse: parseNumber,
    format: formatNumber,
    formatStep: formatNumber,
    expected: 'Écris une distance en mètres, comme 400.',
  },
} as const;

/** The figures of a set, to change by thumb. */
export function SetLogFields({ fields, values, onChange }: SetLogFieldsProps) {
  return fields.map((field) => (
    <NumberSteps
      key={field}
      {...FIELDS[field]}
      value={values[field]}
      onChange={(value) => onChange({ ...values, [field]: value })}
    />
  ));
}
