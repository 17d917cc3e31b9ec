import { NO_BREAK } from '../../format/noBreak.ts';
import type { DraftError } from './draft.ts';

/** How to write each number, by the last part of its field's name. */
const EXAMPLES: Record<string, string> = {
  on: 'Choisis une date qui existe.',
  name: 'Donne un nom à la séance.',
  meters: 'Écris des kilomètres, par exemple 5,2.',
  seconds: `Écris un temps, par exemple 28:30 ou 1${NO_BREAK}h${NO_BREAK}02.`,
  rpe: 'Écris ton effort de 1 à 10.',
  kg: 'Écris des kilos, par exemple 22,5.',
  reps: 'Écris un nombre de répétitions, par exemple 10.',
};

const OUT_OF_RANGE: Record<string, string> = {
  meters: `Écris une distance entre 1${NO_BREAK}m et 300${NO_BREAK}km.`,
  seconds: `Écris un temps entre 1${NO_BREAK}s et 24${NO_BREAK}h, par exemple 28:30 ou 1:02:00.`,
  kg: `Écris une charge de 1000${NO_BREAK}kg au plus.`,
  reps: 'Écris 5000 répétitions au plus.',
};

/** What is wrong with a field, and what to do. */
export function draftMessage(field: string, error: DraftError): string {
  const name = field.slice(field.lastIndexOf('.') + 1);
  if (error === 'future') return 'Choisis aujourd’hui ou un jour passé.';
  if (error === 'not-understood' && name === 'meters' && field !== name) return 'Écris des mètres, par exemple 400.';
  return (error === 'out-of-range' && OUT_OF_RANGE[name]) || (EXAMPLES[name] ?? '');
}
