import type { GuidePart } from './model/guide.ts';

/** What makes a heading one that an address can lead to. */
export const headingProps = (section: GuidePart) => ({ id: section, tabIndex: -1 }) as const;
