import { addDays, type LocalDate } from './localDate.ts';

/** A race may be prepared this long ahead. */
export const lastRaceDate = (today: LocalDate): LocalDate => addDays(today, 2 * 365);

/**
 * What is wrong with a race date as a field of type date gives it, in words for the member; undefined when nothing is.
 * `incomplete` says that something was typed that is no date: the field's value is empty then.
 */
export function raceDateFault(value: string, { incomplete, today }: { incomplete: boolean; today: LocalDate }) {
  if (incomplete) return 'Cette date n’existe pas\u00a0: vérifie le jour, le mois et l’année.';
  if (value === '') return 'Choisis d’abord la date de ta course.';
  // Some browsers take years of five and six digits.
  if (value.length > 10 || value > lastRaceDate(today)) return 'Choisis une date dans les deux ans qui viennent.';
  if (value < today) return 'Cette date est déjà passée.';
  return undefined;
}
