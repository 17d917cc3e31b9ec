import type { RaceDateFault } from '../calendar/raceDate.ts';

/** What a member reads when the date of a race can't be. */
export const RACE_DATE_FAULTS: Record<RaceDateFault, string> = {
  'no such date': 'Cette date n’existe pas\u00a0: vérifie le jour, le mois et l’année.',
  empty: 'Choisis d’abord la date de ta course.',
  'too far': 'Choisis une date dans les deux ans qui viennent.',
  past: 'Cette date est déjà passée.',
};
