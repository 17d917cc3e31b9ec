import type { PublishedDay, PublishedWeek } from '../../schema/programme.ts';
import { programme } from '../generated/programme.ts';
import { weekAnchor } from '../renderers/weekAnchor.ts';
import { linkSearchOf } from './model/day.ts';

/** Where a week stands in the app. */
export function weekPlace(week: { number: number }) {
  const phase = programme.phases.find(({ weeks }) => weeks.some(({ number }) => number === week.number));
  return { pathname: phase?.route ?? '/training', hash: weekAnchor(week) };
}

/** The whole address of a session: the page that its day links to, or its week. */
export function addressOf(week: PublishedWeek, day: PublishedDay): string {
  const { pathname, hash } = weekPlace(week);
  const path = day.link ? `${day.link}${linkSearchOf(week, day)}` : `${pathname}#${hash}`;
  return new URL(`${import.meta.env.BASE_URL}${path.slice(1)}`, location.origin).href;
}
