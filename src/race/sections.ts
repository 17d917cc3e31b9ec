import { competition } from '../generated/competition.ts';
import type { ContentsEntry } from '../renderers/TableOfContents.tsx';

/** The sections of /competition in the order of its screen, by the id of their heading. */
const SECTIONS = ['equipment', 'nutrition', 'timetable', 'strategy', 'goals', 'plan', 'mistakes', 'after'] as const;
type Section = (typeof SECTIONS)[number];

export const GUIDE_CONTENTS: readonly ContentsEntry[] = SECTIONS.map((id) => ({ id, title: competition[id].title }));

/** What makes a heading one that an address can lead to. */
export const headingProps = (section: Section) => ({ id: section, tabIndex: -1 }) as const;
