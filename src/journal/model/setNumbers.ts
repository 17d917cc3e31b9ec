import { decimal } from '../../format/decimal.ts';
import { formatKg } from '../../format/load.ts';
import { NO_BREAK } from '../../format/noBreak.ts';
import { formatLongClock } from '../../format/quantities.ts';
import {
  fieldText,
  LIMITS,
  type NumberField,
  type Parsed,
  parseDistance,
  parseKilograms,
  parseReps,
  parseRpe,
  parseTime,
  withColons,
} from './numberFields.ts';
import { formatMeters, formatTime } from './sessionValues.ts';

/** In the order of the first exported files. */
export const SET_CSV_COLUMNS = ['Répétitions', 'Charge (kg)', 'Distance (m)', 'Temps (s)'] as const;

/** A number that is noted of a set: how it is named, typed and shown, wherever it is. */
export interface SetNumber {
  /** « Répétitions » */
  name: string;
  /** Over a column of tables. */
  column: string;
  /** Over a column of the form, where it is not that of tables. */
  head?: string;
  /** In the name of the form's field, for a voice. */
  spoken: string;
  csvColumn: (typeof SET_CSV_COLUMNS)[number] | 'RPE';
  /** What is typed, as the field shows it at once. */
  asTyped?: (typed: string) => string;
  /** A number without a unit is in that of the field. */
  parse: (typed: string) => Parsed;
  /** As the form shows it, and as `parse` takes it back. */
  fieldText: (value: number) => string;
  format: (value: number) => string;
  /** Of what a machine or a course measures, within a sentence: « 1000 m en 3:45 ». */
  inSentence: ((value: number) => string) | undefined;
  unreadable: string;
  outOfRange: string;
  /** Of the runner's field. */
  stepper:
    | {
        name: (loadUnit: string) => string;
        unit: (loadUnit: string, value: number | undefined) => string;
        steps: readonly [small: number] | readonly [small: number, large: number];
        format: (value: number) => string;
        formatStep: (value: number) => string;
      }
    | undefined;
}

/** In the order of the tables. */
export const SET_NUMBERS: Record<NumberField, SetNumber> = {
  /** What one hand or the bar holds. */
  kg: {
    name: 'Charge',
    column: 'Charge',
    spoken: 'charge en kilos',
    csvColumn: 'Charge (kg)',
    parse: parseKilograms,
    fieldText: fieldText.kg,
    format: formatKg,
    inSentence: undefined,
    unreadable: 'Écris des kilos, par exemple 22,5.',
    outOfRange: `Écris une charge de ${LIMITS.kg.max}${NO_BREAK}kg au plus.`,
    stepper: {
      name: (loadUnit) => `Charge, en ${loadUnit}`,
      unit: (loadUnit) => loadUnit,
      steps: [0.5, 2.5],
      format: decimal,
      formatStep: decimal,
    },
  },
  reps: {
    name: 'Répétitions',
    column: 'Rép.',
    spoken: 'répétitions',
    csvColumn: 'Répétitions',
    parse: parseReps,
    fieldText: fieldText.reps,
    format: String,
    inSentence: undefined,
    unreadable: 'Écris un nombre de répétitions, par exemple 10.',
    outOfRange: `Écris ${LIMITS.reps.max} répétitions au plus.`,
    stepper: {
      name: () => 'Répétitions',
      unit: (_, value = 0) => (value < 2 ? 'répétition' : 'répétitions'),
      steps: [1],
      format: String,
      formatStep: String,
    },
  },
  meters: {
    name: 'Distance',
    column: 'Distance',
    head: 'Mètres',
    spoken: 'mètres',
    csvColumn: 'Distance (m)',
    parse: (typed) => parseDistance(typed, 'm'),
    // Without its unit « 7,5 » could be kilometres.
    fieldText: (meters) => `${decimal(meters)}${meters < 10 && meters % 1 ? `${NO_BREAK}m` : ''}`,
    format: formatMeters,
    inSentence: (meters) => `${decimal(meters)}${NO_BREAK}m`,
    unreadable: 'Écris des mètres, par exemple 400.',
    outOfRange: `Écris une distance entre 1${NO_BREAK}m et 300${NO_BREAK}km.`,
    stepper: {
      name: () => 'Distance, en mètres',
      unit: () => 'm',
      steps: [10, 100],
      format: decimal,
      formatStep: decimal,
    },
  },
  /** Of timed work; of a distance, the time that it took. */
  seconds: {
    name: 'Temps',
    column: 'Temps',
    spoken: 'temps',
    csvColumn: 'Temps (s)',
    asTyped: withColons,
    parse: (typed) => parseTime(withColons(typed), 's'),
    fieldText: fieldText.seconds,
    format: formatTime,
    inSentence: undefined,
    unreadable: `Écris un temps, par exemple 28:30 ou 1${NO_BREAK}h${NO_BREAK}02.`,
    outOfRange: `Écris un temps entre 1${NO_BREAK}s et 24${NO_BREAK}h, par exemple 28:30 ou 1:02:00.`,
    stepper: {
      name: () => 'Temps, en minutes et secondes',
      unit: () => 'min:s',
      steps: [1, 10],
      format: formatLongClock,
      formatStep: (seconds) => `${seconds}${NO_BREAK}s`,
    },
  },
  /** Effort, 1 to 10; 0 in entries of earlier versions. */
  rpe: {
    name: 'RPE',
    column: 'RPE',
    spoken: 'RPE',
    csvColumn: 'RPE',
    parse: parseRpe,
    fieldText: fieldText.rpe,
    format: decimal,
    inSentence: undefined,
    unreadable: 'Écris ton effort de 1 à 10, par exemple 7.',
    outOfRange: 'Écris ton effort de 1 à 10.',
    // Chosen from buttons.
    stepper: undefined,
  },
};

/** Typed and shown as the kilograms of a help, which are stored as a load below zero. */
const HELP: SetNumber = {
  ...SET_NUMBERS.kg,
  name: 'Aide',
  spoken: 'aide en kilos',
  outOfRange: `Écris une aide de ${LIMITS.kg.max}${NO_BREAK}kg au plus.`,
  stepper: SET_NUMBERS.kg.stepper && { ...SET_NUMBERS.kg.stepper, name: () => 'Aide, en kg', unit: () => 'kg d’aide' },
};

/** A number of a set of an exercise, which may be an assisted one. */
export const setNumber = (field: NumberField, isAssisted = false) =>
  field === 'kg' && isAssisted ? HELP : SET_NUMBERS[field];

/** Whether kilograms are those of a help: their sign says it; without any, the catalogue of the exercise. */
export const isHelp = (kg: number | undefined, takesHelp: boolean) => (kg ? kg < 0 : takesHelp);

/** Whether kilograms can go on with an exercise: some noted a help as a load before it had its own field. */
export const isComparable = (kg: number | undefined, takesHelp: boolean) => isHelp(kg, takesHelp) === takesHelp;

/** A load as a field of help shows it, and the other way round. */
export const negate = (kg: number) => 0 - kg;

export const SET_NUMBER_FIELDS = Object.keys(SET_NUMBERS) as NumberField[];
