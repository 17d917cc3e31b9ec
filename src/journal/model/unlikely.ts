import type { LoadStep } from '../../../schema/load-growth.ts';
import { formatKg } from '../../format/load.ts';
import { NO_BREAK } from '../../format/noBreak.ts';
import { count } from '../../format/plural.ts';
import { type DraftFields, type SessionDraft, setFieldName } from './draft.ts';
import type { LoggedSession, LoggedSet } from './entry.ts';
import { findLastTime } from './lastTime.ts';
import { computePace, formatMeters, formatPaceSeconds, formatTime } from './sessionValues.ts';

/** A comma that was not typed makes it ten times as much. */
const TIMES_LAST = 3;
/** Without a last time, by how the load grows: of a weight that a hand holds, of a help, of a bar or a machine. */
const LARGEST_KG: Partial<Record<LoadStep, number>> = { 'cran au-dessus': 60, aide: 100 };
const LARGEST_OTHER_KG = 250;
const LARGEST_REPS = 150;
/** Seconds per kilometre that somebody runs, or walks. */
export const PACE = { min: 120, max: 1200 };
const LONGEST_SECONDS = 6 * 3600;
/** Less is a time without its seconds: « 1:25 » for 1:25:00. */
const SHORTEST_RACE_SECONDS = 1800;
const LONGEST_METERS = 50_000;

/** A second press within it is one with the first, and answers no question. */
export const DOUBLE_PRESS_MS = 500;

const question = (text: string) => `${text}${NO_BREAK}: à vérifier.`;

/** What is asked about a load that nobody would expect; undefined for another one. */
export function loadQuestion(
  kg: number | undefined,
  lastKg: number | undefined,
  step: LoadStep | undefined,
): string | undefined {
  if (kg === undefined) return undefined;
  const largest = lastKg ? TIMES_LAST * Math.abs(lastKg) : (step && LARGEST_KG[step]) || LARGEST_OTHER_KG;
  return Math.abs(kg) >= largest ? question(formatKg(kg)) : undefined;
}

/** Of a station: no member is twice as fast as the fastest of the field, nor thrice as slow as the slowest. */
const STATION_TIMES = { fastest: 0.5, slowest: 3 };

/** What is asked about a time for a station that the field takes from `fastest` to `slowest` seconds for. */
export function stationQuestion(seconds: number, [fastest, slowest]: readonly [number, number]): string | undefined {
  const isLikely = seconds >= STATION_TIMES.fastest * fastest && seconds <= STATION_TIMES.slowest * slowest;
  return isLikely ? undefined : question(formatTime(seconds));
}

interface Context {
  initial: SessionDraft;
  /** `workout` also where the time is not that of the running alone. */
  kind: LoggedSession['kind'];
  /** Other sessions, newest first. */
  others: readonly LoggedSession[];
  stepOf: (set: LoggedSet) => LoadStep | undefined;
}

/** What is possible and unlikely of what was typed, as questions by the name of the field. */
export function unlikelyValues(
  draft: SessionDraft,
  fields: DraftFields,
  { initial, kind, others, stepOf }: Context,
): ReadonlyMap<string, string> {
  const questions = new Map<string, string>();
  const { meters = 0, seconds = 0 } = fields;
  const pace = kind === 'run' || kind === 'test' ? computePace(fields) : undefined;
  if (draft.meters !== initial.meters && meters > LONGEST_METERS)
    questions.set('meters', question(formatMeters(meters)));
  if (draft.meters !== initial.meters || draft.seconds !== initial.seconds) {
    if (pace !== undefined && (pace < PACE.min || pace > PACE.max)) {
      const done = `${formatMeters(meters)} en ${formatTime(seconds)}, soit ${formatPaceSeconds(pace)}`;
      questions.set('seconds', question(done));
    } else if (
      draft.seconds !== initial.seconds &&
      (seconds > LONGEST_SECONDS || (kind === 'race' && seconds < SHORTEST_RACE_SECONDS))
    ) {
      questions.set('seconds', question(formatTime(seconds)));
    }
  }
  const asked = new Set<string>();
  for (const [index, set] of (fields.sets ?? []).entries()) {
    const { former } = draft.sets[index] ?? {};
    const ask = (name: 'kg' | 'reps', text: string | undefined) => {
      // Once for all sets that have it.
      const key = `${set.exercise} ${set.name} ${text}`;
      if (text === undefined || set[name] === former?.[name] || asked.has(key)) return;
      asked.add(key);
      questions.set(setFieldName(index, name), text);
    };
    const last = findLastTime(set, others)?.sets.flatMap(({ kg }) => (kg ? Math.abs(kg) : [])) ?? [];
    ask('kg', loadQuestion(set.kg, last.length > 0 ? Math.max(...last) : undefined, stepOf(set)));
    const { reps = 0, prescribedReps = 0 } = set;
    const areMany = reps > LARGEST_REPS && reps > 2 * prescribedReps;
    ask('reps', areMany ? question(count(reps, 'répétition')) : undefined);
  }
  return questions;
}
