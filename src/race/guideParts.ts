import { competition } from '../generated/competition.ts';
import type { ContentsEntry } from '../renderers/TableOfContents.tsx';

/** The parts of /competition in the order of its screen; the names are the ids of their headings, in addresses too. */
const PARTS = ['equipment', 'nutrition', 'timetable', 'strategy', 'goals', 'plan', 'mistakes', 'after'] as const;
type Part = (typeof PARTS)[number];

export const GUIDE_CONTENTS: readonly ContentsEntry[] = PARTS.map((id) => ({ id, title: competition[id].title }));

/** What makes a heading one that an address can lead to. */
export const headingOf = (part: Part) => ({ id: part, tabIndex: -1 }) as const;

export const addressOfPart = (part: Part) => ({ pathname: '/competition', hash: part });
