import type { PublishedDay } from '../../../schema/programme.ts';
import type { Day } from '../../../schema/vocabulary.ts';

/**
 * A day of the programme, in addresses and in what a device keeps: `3-lundi`. No edit of its text changes it, nor a
 * race on another day than dimanche. `12-lundi-2` is a day that such a race adds to its week.
 */
export type DayId = `${number}-${Day}${'' | '-2'}`;

export function dayIdOf(week: { number: number }, { id, day }: { id?: DayId; day: Day }): DayId {
  return id ?? `${week.number}-${day}`;
}

/** Every workout page stands below it; no other page has a use for the day that links to it. */
const WORKOUT_PAGES = '/training/';

/** The query with which a day links to a workout page, `?suggested=dos-solide&day=3-lundi`; empty for another page. */
export function linkSearchOf(week: { number: number }, day: PublishedDay & { id?: DayId }): string {
  const { link, suggested } = day;
  if (!link?.startsWith(WORKOUT_PAGES)) return '';
  return `?${new URLSearchParams({ ...(suggested && { suggested: suggested.id }), day: dayIdOf(week, day) })}`;
}

/** Whether there is something to do that day. */
export function isSession({ type }: Pick<PublishedDay, 'type'>): boolean {
  return type !== undefined && type !== 'repos';
}
