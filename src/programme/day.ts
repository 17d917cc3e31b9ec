import type { PublishedDay } from '../../schema/programme.ts';
import type { Day } from '../../schema/vocabulary.ts';

/** A day of the programme, in addresses and in what a device keeps: `3-lundi`. No edit of its text changes it. */
export type DayId = `${number}-${Day}`;

export function dayIdOf(week: { number: number }, { day }: { day: Day }): DayId {
  return `${week.number}-${day}`;
}

/** Whether there is something to do that day. */
export function isSession({ type }: Pick<PublishedDay, 'type'>): boolean {
  return type !== undefined && type !== 'repos';
}
