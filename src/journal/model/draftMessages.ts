import { NO_BREAK } from '../../format/noBreak.ts';
import type { DraftError } from './draft.ts';
import type { NumberField } from './numberFields.ts';
import { type SetNumber, setNumber } from './setNumbers.ts';

/** How to write what a set has not, or has in another unit. */
const EXAMPLES: Record<string, string> = {
  on: 'Choisis une date qui existe.',
  name: 'Donne un nom à la séance.',
  meters: 'Écris des kilomètres, par exemple 5,2.',
};

/** What is wrong with a field, and what to do. */
export function draftMessage(field: string, error: DraftError, isAssisted?: boolean): string {
  if (error === 'nothing') return 'Remplis au moins un champ\u00a0: distance, temps, effort ou note.';
  if (error === 'no-time') return 'Écris ton temps de course, par exemple 1:23:45.';
  if (error === 'no-unit') return `Ce champ est en kilomètres${NO_BREAK}: pour 1000${NO_BREAK}m, écris 1.`;
  if (error === 'future') return 'Choisis aujourd’hui ou un jour passé.';
  const isOutOfRange = error === 'out-of-range';
  const number = setNumber(field.slice(field.lastIndexOf('.') + 1) as NumberField, isAssisted) as SetNumber | undefined;
  return (isOutOfRange && number?.outOfRange) || (EXAMPLES[field] ?? number?.unreadable ?? '');
}
