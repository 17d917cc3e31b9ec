import type { PublishedDay } from '../../schema/programme.ts';
import type { Day } from '../../schema/vocabulary.ts';

/**
 * A day of the programme, in addresses and in what a device keeps: `3-lundi`. No edit of its text changes it, nor a
 * race on another day than dimanche. `12-lundi-2` is a day that such a race adds to its week.
 */
export type DayId = `${number}-${Day}${'' | '-2'}`;

export function dayIdOf(week: { number: number }, { id, day }: { id?: DayId; day: Day }): DayId {
  return id ?? `${week.number}-${day}`;
}

/** Whether there is something to do that day. */
export function isSession({ type }: Pick<PublishedDay, 'type'>): boolean {
  return type !== undefined && type !== 'repos';
}
