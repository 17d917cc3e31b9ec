import type { Measure } from '../../../schema/dose.ts';
import type { Prescription } from '../../../schema/workout.ts';
import { type MeasuredDose, withAmount } from '../../format/dose.ts';
import type { SetValues } from './entry.ts';
import type { NumberField } from './numberFields.ts';

interface LoggedMeasure<Amount> {
  /** What is noted of a set, beside its load. */
  fields: readonly NumberField[];
  /** The numbers of a set as prescribed. */
  values: (amount: Amount) => SetValues;
}

const LOGGED: { readonly [M in Measure]: LoggedMeasure<NonNullable<Prescription[M]>> } = {
  time: { fields: ['seconds'], values: ({ maxSeconds }) => ({ seconds: maxSeconds }) },
  // And the time that it took.
  distance: { fields: ['meters', 'seconds'], values: ({ meters }) => ({ meters }) },
  reps: { fields: ['reps'], values: ({ min }) => ({ reps: min }) },
};

/** The numbers of a set as prescribed: the least of a range of repetitions, the longest of one of times. */
export const doseValues = (dose: MeasuredDose): SetValues =>
  withAmount(dose, (measure, amount) => LOGGED[measure].values(amount)) ?? {};

/** What is noted of a set with this dose, beside its load. */
export const loggedFields = (dose: MeasuredDose): readonly NumberField[] =>
  withAmount(dose, (measure) => LOGGED[measure].fields) ?? [];
