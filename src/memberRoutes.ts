import { ROUTES } from './routes.ts';
import type { CalendarDay } from './schedule/model/day.ts';

// Apart from routes.ts: /login doesn't wait for what only members need.

/** An address as links of react-router take it, without the base. */
export interface Address {
  pathname: string;
  search?: string;
  hash?: string;
}

/** The names of query parameters. */
const QUERY = {
  workout: 'workout',
  /** The workout that the coaches suggest for the day. */
  suggested: 'suggested',
  /** The day of the programme that led to a page of workouts. */
  day: 'day',
  /** `1`: the runner instead of the page of the workout. */
  run: 'run',
} as const;

/** Where a day of the programme leads; undefined for a day without a page. */
export function dayAddress({ id, link, suggested }: CalendarDay): Address | undefined {
  if (link === undefined) return undefined;
  // Every page of workouts stands below /training; no other page has a use for the day.
  if (!link.startsWith(`${ROUTES.training}/`)) return { pathname: link };
  const query = { ...(suggested && { [QUERY.suggested]: suggested.id }), [QUERY.day]: id };
  return { pathname: link, search: `?${new URLSearchParams(query)}` };
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

/** Of the field's heading. The content's links to it say `/training#resultat`. */
export const TEST_RESULT_HEADING = 'resultat';

/** A workout's page. */
export function workoutAddress({
  route,
  workout,
  day,
}: {
  route: string;
  workout?: string | undefined;
  day?: string | undefined;
}): Address {
  return {
    pathname: route,
    search: `?${new URLSearchParams({ ...(workout && { [QUERY.workout]: workout }), ...(day && { [QUERY.day]: day }) })}`,
  };
}

/** Where the runner shows a workout under way. */
export function runAddress({
  route,
  workout,
  day,
}: {
  route: string;
  workout: string;
  day?: string | undefined;
}): Address {
  const query = { [QUERY.workout]: workout, ...(day && { [QUERY.day]: day }), [QUERY.run]: '1' };
  return { pathname: route, search: `${new URLSearchParams(query)}` };
}

/** What the query of a page of workouts says. */
export function workoutQuery(search: URLSearchParams) {
  return {
    workout: search.get(QUERY.workout),
    suggested: search.get(QUERY.suggested),
    day: search.get(QUERY.day),
    isRunnerOpen: search.get(QUERY.run) === '1',
  };
}

/** The query of a page of workouts with one of them chosen, or none. */
export function chosenSearch(search: URLSearchParams, workout: string | undefined): string {
  const chosen = new URLSearchParams(search);
  if (workout === undefined) chosen.delete(QUERY.workout);
  else chosen.set(QUERY.workout, workout);
  return `${chosen}`;
}

/** The query of the workout that a run belongs to. */
export function leftRunSearch(search: URLSearchParams, suggested: string | undefined): string {
  const left = new URLSearchParams(search);
  left.delete(QUERY.run);
  if (suggested !== undefined) left.set(QUERY.suggested, suggested);
  return `${left}`;
}

/** The names of the journal's query parameters. */
const JOURNAL_QUERY = {
  /** Id of a logged session. */
  session: 'seance',
  /** `1`: the form to correct it. */
  correcting: 'corriger',
  /** Id of an exercise, whose history is shown. */
  exercise: 'exercice',
  /** `1`: the form for a new session, of a day, a workout, or running of no day. */
  logging: 'noter',
  /** The page of the workout that it is of. */
  route: 'route',
} as const;

const journalAddress = (query: Record<string, string | undefined>): Address => ({
  pathname: ROUTES.journal,
  search: `?${new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])))}`,
});

export const loggedSessionAddress = (id: string) => journalAddress({ [JOURNAL_QUERY.session]: id });
export const correctionAddress = (id: string) =>
  journalAddress({ [JOURNAL_QUERY.session]: id, [JOURNAL_QUERY.correcting]: '1' });
export const exerciseAddress = (id: string) => journalAddress({ [JOURNAL_QUERY.exercise]: id });

/** Where a session is logged that the runner did not count. */
export const logAddress = ({
  route,
  workout,
  day,
}: {
  route?: string;
  workout?: string;
  day?: string | undefined;
} = {}) =>
  journalAddress({
    [JOURNAL_QUERY.logging]: '1',
    [JOURNAL_QUERY.route]: route,
    [QUERY.workout]: workout,
    [QUERY.day]: day,
  });

/** What the query of the journal says. */
export function journalQuery(search: URLSearchParams) {
  return {
    session: search.get(JOURNAL_QUERY.session),
    isCorrecting: search.get(JOURNAL_QUERY.correcting) === '1',
    exercise: search.get(JOURNAL_QUERY.exercise),
    isLogging: search.get(JOURNAL_QUERY.logging) === '1',
    route: search.get(JOURNAL_QUERY.route),
    workout: search.get(QUERY.workout),
    day: search.get(QUERY.day),
  };
}
