import type { LocalDate } from '../calendar/localDate.ts';
import type { DeviceRecord } from './record.ts';

/** What belongs to one race, by the parts of a record. The hours of training and the signals of the runner belong to the member. */
const PREPARATION_PARTS = ['race', 'dateHistory', 'done', 'ticks', 'racePlan'] as const;

type Preparation = Pick<DeviceRecord, (typeof PREPARATION_PARTS)[number]>;
type Changes = Partial<DeviceRecord>;

const EMPTY: Preparation = { race: undefined, dateHistory: [], done: {}, ticks: {}, racePlan: {} };

/** A record whose preparation is kept apart, and gone from its place; one that holds nothing leaves nothing behind. */
export function withPreparationPast(
  record: DeviceRecord,
  { today, newId }: { today?: LocalDate; newId?: string } = {},
): Preparation & Pick<DeviceRecord, 'pastPreparations'> {
  const { race, dateHistory, done, ticks, racePlan, pastPreparations } = record;
  const isEmpty = [done, ticks, racePlan].every((part) => Object.keys(part).length === 0);
  const id = (race ?? dateHistory.at(-1))?.id ?? newId;
  if (isEmpty || id === undefined) return { ...EMPTY, pastPreparations };
  const former = Object.hasOwn(pastPreparations, id) ? pastPreparations[id] : undefined;
  const past = { race, dateHistory, done: { ...former?.done, ...done }, ticks, racePlan, endedOn: today };
  return { ...EMPTY, pastPreparations: { ...pastPreparations, [id]: past } };
}

interface Ending {
  /** Marks that were made after the race, for the next one. */
  marksSince: DeviceRecord['done'];
  today: LocalDate;
  /** For a preparation without a race. */
  newId: string;
}

/** A workout under way stays, but counts for no day: its day is one of another preparation. */
const withoutDay = ({ run }: DeviceRecord) => run && { ...run, day: undefined };

/** Begins another preparation: the one under way is kept apart. */
export function nextPreparation(record: DeviceRecord, { marksSince, ...ending }: Ending): Changes {
  const done = Object.fromEntries(Object.entries(record.done).filter(([id]) => !Object.hasOwn(marksSince, id)));
  return { ...withPreparationPast({ ...record, done }, ending), done: marksSince, run: withoutDay(record) };
}

/** Goes back to a past preparation; the one under way takes its place among them. */
export function resumedPreparation(record: DeviceRecord, id: string, ending: Omit<Ending, 'marksSince'>): Changes {
  const { pastPreparations, ...empty } = withPreparationPast(record, ending);
  const { [id]: past, ...others } = pastPreparations;
  if (!past) return {};
  const { endedOn: _, ...preparation } = past;
  return { ...empty, ...preparation, pastPreparations: others, run: withoutDay(record) };
}

export function withoutPreparation({ pastPreparations }: DeviceRecord, id: string): Changes {
  const { [id]: _, ...others } = pastPreparations;
  return { pastPreparations: others };
}
