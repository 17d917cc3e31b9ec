import type { DayEntry } from '../../../../../schema/week.ts';
import type { ValuePath } from '../../../diagnostic.ts';

interface DayText {
  text: string;
  /** Inside the day. */
  path: ValuePath;
  /** The week without which it is not shown. */
  week?: number | undefined;
}

/** What the coaches write about a day below its name. */
export const dayTexts = ({ description, dependent = [] }: DayEntry): DayText[] => [
  ...(description ? [{ text: description, path: ['description'] }] : []),
  ...dependent.map(({ text, week }, index) => ({ text, path: ['dependent', index, 'text'], week })),
];
