import type { LocalDate } from '../calendar/localDate.ts';
import { isSliceSet, PREPARATION_PARTS, readPart, type StoredState } from './state.ts';

type Preparation = Pick<StoredState, (typeof PREPARATION_PARTS)[number]>;
type Changes = Partial<StoredState>;

const EMPTY = Object.fromEntries(
  PREPARATION_PARTS.map((part) => [part, readPart(part, undefined).value]),
) as unknown as Preparation;

/** The race that a record is about, be its date withdrawn or not. */
export const raceOf = ({ race, dateHistory }: Partial<Preparation>) => race ?? dateHistory?.at(-1);

function preparationOf(record: StoredState): Preparation {
  return Object.fromEntries(PREPARATION_PARTS.map((part) => [part, record[part]])) as unknown as Preparation;
}

/** A record whose preparation is kept apart, and gone from its place; one that holds nothing leaves nothing behind. */
export function withPreparationPast(
  record: StoredState,
  { today, newId }: { today?: LocalDate; newId?: string } = {},
): Preparation & Pick<StoredState, 'pastPreparations'> {
  const { pastPreparations } = record;
  const isEmpty = !PREPARATION_PARTS.some((part) => isSliceSet(part, record));
  const id = raceOf(record)?.id ?? newId;
  if (isEmpty || id === undefined) return { ...EMPTY, pastPreparations };
  const former = Object.hasOwn(pastPreparations, id) ? pastPreparations[id] : undefined;
  const past = { ...preparationOf(record), done: { ...former?.done, ...record.done }, endedOn: today };
  return { ...EMPTY, pastPreparations: { ...pastPreparations, [id]: past } };
}

interface Ending {
  /** Marks that were made after the race, for the next one. */
  marksSince: StoredState['done'];
  today: LocalDate;
  /** For a preparation without a race. */
  newId: string;
}

/** A workout under way stays, but counts for no day: its day is one of another preparation. */
export const withoutDay = ({ run }: StoredState) => run && { ...run, day: undefined };

/** Begins another preparation: the one under way is kept apart. */
export function nextPreparation(record: StoredState, { marksSince, ...ending }: Ending): Changes {
  const done = Object.fromEntries(Object.entries(record.done).filter(([id]) => !Object.hasOwn(marksSince, id)));
  return { ...withPreparationPast({ ...record, done }, ending), done: marksSince, run: withoutDay(record) };
}

/** Takes the beginning of a preparation back; marks made since then stay. */
export function formerPreparation({ done, run }: StoredState, former: StoredState): Changes {
  const isSameRun = run !== undefined && run.startedAt === former.run?.startedAt;
  return {
    ...preparationOf(former),
    done: { ...former.done, ...done },
    pastPreparations: former.pastPreparations,
    run: isSameRun ? { ...run, day: former.run?.day } : run,
  };
}

/** Goes back to a past preparation; the one under way takes its place among them. */
export function resumedPreparation(record: StoredState, id: string, ending: Omit<Ending, 'marksSince'>): Changes {
  const { pastPreparations, ...empty } = withPreparationPast(record, ending);
  const { [id]: past, ...others } = pastPreparations;
  if (!past) return {};
  const { endedOn: _, ...preparation } = past;
  return { ...empty, ...preparation, pastPreparations: others, run: withoutDay(record) };
}

export function withoutPreparation({ pastPreparations }: StoredState, id: string): Changes {
  const { [id]: _, ...others } = pastPreparations;
  return { pastPreparations: others };
}
