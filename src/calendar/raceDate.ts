import { addDays, isOnCalendar, type LocalDate } from './localDate.ts';

/** A race may be prepared this long ahead. */
export const lastRaceDate = (today: LocalDate): LocalDate => addDays(today, 2 * 365);

export type RaceDateError = 'no such date' | 'empty' | 'too far' | 'past';

/**
 * What is wrong with a race date as a field of type date gives it; undefined when nothing is. `incomplete` says that
 * something was typed that is no date: the field's value is empty then.
 */
export function raceDateError(
  value: string,
  { incomplete, today }: { incomplete: boolean; today: LocalDate },
): RaceDateError | undefined {
  if (incomplete) return 'no such date';
  if (value === '') return 'empty';
  // Some browsers take years of five and six digits.
  if (value.length > 10 || value > lastRaceDate(today)) return 'too far';
  if (value < today) return 'past';
  if (!isOnCalendar(value)) return 'no such date';
  return undefined;
}
