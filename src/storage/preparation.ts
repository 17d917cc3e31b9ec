import type { LocalDate } from '../calendar/localDate.ts';
import { latestEntry } from '../schedule/model/dateHistory.ts';
import type { DoneMarks } from '../schedule/model/done.ts';
import { EMPTY_PREPARATION, isSliceSet, PREPARATION_SLICES, type Preparation, type StoredState } from './state.ts';

type Changes = Partial<StoredState>;

function preparationOf(state: StoredState): Preparation {
  return Object.fromEntries(PREPARATION_SLICES.map((slice) => [slice, state[slice]])) as unknown as Preparation;
}

/** The preparation under way is now a past one; an empty one is dropped. */
export function withPreparationPast(
  state: StoredState,
  { today, newId }: { today?: LocalDate; newId?: string | undefined } = {},
): Preparation & Pick<StoredState, 'pastPreparations'> {
  const { pastPreparations } = state;
  const isEmpty = !PREPARATION_SLICES.some((slice) => isSliceSet(slice, state));
  const id = latestEntry(state)?.id ?? newId;
  if (isEmpty || id === undefined) return { ...EMPTY_PREPARATION, pastPreparations };
  const former = Object.hasOwn(pastPreparations, id) ? pastPreparations[id] : undefined;
  const past = { ...preparationOf(state), done: { ...former?.done, ...state.done }, endedOn: today };
  return { ...EMPTY_PREPARATION, pastPreparations: { ...pastPreparations, [id]: past } };
}

interface Ending {
  /** Marks that were made after the race, for the next one. */
  marksSince: DoneMarks;
  today: LocalDate;
  /** For a preparation without a race. */
  newId: string;
}

/** A workout under way stays, but counts for no day: its day is one of another preparation. */
export const withoutDay = ({ run }: StoredState) => run && { ...run, day: undefined };

/** Begins another preparation: the one under way becomes a past one. */
export function nextPreparation(state: StoredState, { marksSince, ...ending }: Ending): Changes {
  const done = Object.fromEntries(Object.entries(state.done).filter(([id]) => !Object.hasOwn(marksSince, id)));
  return { ...withPreparationPast({ ...state, done }, ending), done: marksSince, run: withoutDay(state) };
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
export function resumedPreparation(state: StoredState, id: string, ending: Omit<Ending, 'marksSince'>): Changes {
  const { pastPreparations, ...empty } = withPreparationPast(state, ending);
  const { [id]: past, ...others } = pastPreparations;
  if (!past) return {};
  const { endedOn: _, ...preparation } = past;
  return { ...empty, ...preparation, pastPreparations: others, run: withoutDay(state) };
}

export function withoutPreparation({ pastPreparations }: StoredState, id: string): Changes {
  const { [id]: _, ...others } = pastPreparations;
  return { pastPreparations: others };
}
