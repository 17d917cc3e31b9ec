import { decimal } from '../../format/decimal.ts';
import { NO_BREAK } from '../../format/noBreak.ts';
import { count } from '../../format/plural.ts';
import { formatClock, formatLongClock } from '../../format/quantities.ts';
import type { LoggedSession } from './entry.ts';

/** « 5,25 km », « 400 m ». */
export const formatMeters = (meters: number) =>
  meters < 1000 ? `${decimal(meters)}${NO_BREAK}m` : `${decimal(meters / 1000)}${NO_BREAK}km`;

/** « 28:30 », « 1:02:05 », « 45 s ». */
export const formatTime = (seconds: number) =>
  seconds < 60 ? `${decimal(seconds)}${NO_BREAK}s` : formatLongClock(Math.round(seconds));

/** « 5:42/km ». */
export const formatPaceSeconds = (secondsPerKm: number) => `${formatClock(Math.round(secondsPerKm))}/km`;

export const computePace = ({ meters, seconds }: Pick<LoggedSession, 'meters' | 'seconds'>): number | undefined =>
  meters && seconds ? (1000 * seconds) / meters : undefined;

/** Whether its time is that of the running or the race alone: intervals are timed with warm-up, rests and cool-down. */
export const hasOwnTime = ({ kind, splits = [] }: Pick<LoggedSession, 'kind' | 'splits'>) =>
  kind !== 'workout' && !(kind === 'run' && splits.length > 0);

/** Of a run or a test. */
export const runningPace = (session: Pick<LoggedSession, 'kind' | 'splits' | 'meters' | 'seconds'>) =>
  session.kind !== 'race' && hasOwnTime(session) ? computePace(session) : undefined;

/** The sum of the splits of a workout; of others, and without splits, the session's own time. */
export const shownSeconds = ({ kind, seconds, splits = [] }: LoggedSession) =>
  (kind === 'workout' && splits.reduce((sum, split) => sum + split.seconds, 0)) || seconds;

/** « 5 km · 28:30 · 5:42/km · RPE 6 », « 45:10 · 18 séries ». */
export function sessionSummary(session: LoggedSession): string {
  const { meters, rpe, sets = [], splits = [] } = session;
  const seconds = shownSeconds(session);
  const pace = runningPace(session);
  // No line begins with the dot.
  return [
    meters !== undefined && formatMeters(meters),
    seconds !== undefined && formatTime(seconds),
    pace && formatPaceSeconds(pace),
    sets.length > 0 && count(sets.length, splits.length > 0 && session.kind !== 'run' ? 'étape' : 'série'),
    rpe !== undefined && `RPE${NO_BREAK}${decimal(rpe)}`,
  ]
    .filter(Boolean)
    .join(`${NO_BREAK}· `);
}
