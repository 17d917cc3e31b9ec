import { type LocalDate, mondayOf } from '../../calendar/localDate.ts';
import type { LoggedSession } from './entry.ts';

/** Weeks with something noted since the last export; all of them where there was none. */
export function weeksSinceExport(sessions: readonly LoggedSession[], exportedOn: LocalDate | undefined): number {
  const since = sessions.filter(({ on }) => exportedOn === undefined || on > exportedOn);
  return new Set(since.map(({ on }) => mondayOf(on))).size;
}
