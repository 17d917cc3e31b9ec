import { isRunnerOpen, ROUTES } from './routes.ts';
import type { CalendarDay } from './schedule/model/day.ts';

// Apart from routes.ts: /login doesn't wait for what only members need.

/** An address as links of react-router take it, without the base. */
export interface Address {
  pathname: string;
  search?: string;
  hash?: string;
}

/** What the address of a page of workouts says, or that of a new entry of the journal. */
interface WorkoutQuery {
  /** The page of the workout that an entry is of. */
  route?: string | undefined;
  workout?: string | undefined;
  /** The workout that the coaches suggest for the day. */
  suggested?: string | undefined;
  /** The day of the programme that led to a page of workouts. */
  day?: string | undefined;
  /** The short version of the workout. */
  short?: '1' | undefined;
  /** The runner instead of the page of the workout. */
  run?: '1';
}

const shortQuery = (short: boolean | undefined) => (short ? '1' : undefined);

function withQuery(pathname: string, query: WorkoutQuery): Address {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return { pathname, search: `?${search}` };
}

/** Where a day of the programme leads; undefined for a day without a page. */
export function dayAddress({ id, link, suggested }: CalendarDay): Address | undefined {
  if (link === undefined) return undefined;
  // Every page of workouts is below /training; no other page has a use for the day.
  if (!link.startsWith(`${ROUTES.training}/`)) return { pathname: link };
  return withQuery(link, { suggested: suggested?.id, day: id });
}

export const weekHash = ({ number }: { number: number }) => `semaine-${number}`;

export function weekAddress(phase: { route: string } | undefined, week: { number: number }): Address {
  return { pathname: phase?.route ?? ROUTES.training, hash: weekHash(week) };
}

/** A section of /competition, by the id of its heading. */
export const competitionAddress = (section: string): Address => ({ pathname: ROUTES.competition, hash: section });

/** Of the field's heading. */
export const DIVISION_HEADING = 'division';
/** Where members choose their division. */
export const DIVISION_ADDRESS: Address = { pathname: ROUTES.understanding, hash: DIVISION_HEADING };

/** Of the heading above the form that takes an official result. */
export const RESULT_HEADING = 'resultat-officiel';
/** Where members note the official result of their race. */
export const RESULT_ADDRESS = competitionAddress(RESULT_HEADING);
/** Of the heading above the splits of the race, on the same page. */
export const SPLITS_HEADING = 'temps-de-passage';

/** Of the section's heading. */
export const STORED_DATA_HEADING = 'donnees';
/** Where members export, import and erase their data. */
export const STORED_DATA_ADDRESS: Address = { pathname: ROUTES.profile, hash: STORED_DATA_HEADING };

/** Of the field's heading. The content's links to it say `/training#resultat`. */
export const TEST_RESULT_HEADING = 'resultat';

interface WorkoutPlace extends Pick<WorkoutQuery, 'workout' | 'day'> {
  route: string;
  /** In its short version. */
  short?: boolean | undefined;
}

/** A workout's page. */
export const workoutAddress = ({ route, workout, day, short }: WorkoutPlace) =>
  withQuery(route, { workout, day, short: shortQuery(short) });

/** Where the runner shows a workout under way. */
export const runAddress = ({ route, workout, day, short }: WorkoutPlace) =>
  withQuery(route, { workout, day, short: shortQuery(short), run: '1' });

export function workoutQuery(search: URLSearchParams) {
  return {
    route: search.get('route'),
    workout: search.get('workout'),
    suggested: search.get('suggested'),
    day: search.get('day'),
    isShort: search.has('short'),
    isRunnerOpen: isRunnerOpen(search),
  };
}

/** The query of a page of workouts with one of them chosen, or none. */
export function chosenSearch(search: URLSearchParams, workout: string | undefined): string {
  const chosen = new URLSearchParams(search);
  if (workout === undefined) chosen.delete('workout');
  else chosen.set('workout', workout);
  return `${chosen}`;
}

/** The query of a workout in its short version, or whole. */
export function versionSearch(search: URLSearchParams, short: boolean): string {
  const version = new URLSearchParams(search);
  if (short) version.set('short', '1');
  else version.delete('short');
  return `${version}`;
}

/** The query of the workout that a run belongs to. */
export function leftRunSearch(search: URLSearchParams, suggested: string | undefined): string {
  const left = new URLSearchParams(search);
  left.delete('run');
  if (suggested !== undefined) left.set('suggested', suggested);
  return `${left}`;
}

export const loggedSessionAddress = (id: string) => `${ROUTES.journal}/${encodeURIComponent(id)}`;
export const correctionAddress = (id: string) => `${loggedSessionAddress(id)}/edit`;
export const exerciseAddress = (id: string) => `${ROUTES.journal}/exercises/${encodeURIComponent(id)}`;

/** Where a session is logged that the runner did not count. */
export const logAddress = ({ route, workout, day, short }: Partial<WorkoutPlace> = {}) =>
  withQuery(`${ROUTES.journal}/new`, { route, workout, day, short: shortQuery(short) });

/** Where a screen of the journal is now that was a query of its address. */
export function formerJournalAddress(search: URLSearchParams): string | Address | undefined {
  const [session, exercise] = [search.get('seance'), search.get('exercice')];
  if (session) return search.has('corriger') ? correctionAddress(session) : loggedSessionAddress(session);
  if (exercise) return exerciseAddress(exercise);
  return search.has('noter') ? logAddress(Object.fromEntries(search)) : undefined;
}
