import type { DraftError } from './draft.ts';
import type { NumberError, NumberField } from './numberFields.ts';
import { SET_NUMBERS } from './setNumbers.ts';

/** How to write what no set has, or what a set has in another unit. */
const EXAMPLES: Record<string, string> = {
  on: 'Choisis une date qui existe.',
  name: 'Donne un nom à la séance.',
  meters: 'Écris des kilomètres, par exemple 5,2.',
};

/** What is wrong with a field, and what to do. */
export function draftMessage(field: string, error: DraftError): string {
  if (error === 'future') return 'Choisis aujourd’hui ou un jour passé.';
  const example = EXAMPLES[field];
  if (example && error !== 'out-of-range') return example;
  return setNumberMessage(field.slice(field.lastIndexOf('.') + 1) as NumberField, error as NumberError);
}

export const setNumberMessage = (field: NumberField, error: NumberError) =>
  SET_NUMBERS[field][error === 'out-of-range' ? 'outOfRange' : 'unreadable'];
