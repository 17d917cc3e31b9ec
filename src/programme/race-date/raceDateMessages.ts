import type { LocalDate } from '../../calendar/localDate.ts';
import type { RaceDateError } from '../../calendar/raceDate.ts';
import { positionOf, type Schedule } from '../../schedule/model/schedule.ts';

/** What a member reads when the date of a race can't be. */
export const RACE_DATE_MESSAGES: Record<RaceDateError, string> = {
  'no such date': 'Cette date n’existe pas\u00a0: vérifie le jour, le mois et l’année.',
  empty: 'Choisis d’abord la date de ta course.',
  'too far': 'Choisis une date dans les deux ans qui viennent.',
  past: 'Cette date est déjà passée.',
};

/** Where a race that moved puts its member; undefined where that is the week as before. */
export function movedMessage(former: Schedule | undefined, next: Schedule, today: LocalDate): string | undefined {
  const weekIn = (schedule: Schedule) => {
    const position = positionOf(schedule, today);
    return typeof position === 'object' ? position.week.number : undefined;
  };
  const [before, now] = [former && weekIn(former), weekIn(next)];
  if (before === undefined || now === undefined || before === now) return undefined;
  return `Ta nouvelle date te place en semaine ${now}, au lieu de la semaine ${before}`;
}
