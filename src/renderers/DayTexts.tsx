import type { PublishedDay } from '../../schema/programme.ts';
import type { RichText } from '../../schema/rich-text.ts';
import { joinTexts } from '../format/richText.ts';
import { Prose } from './Prose.tsx';

interface DayTextsProps {
  day: PublishedDay;
  /** What it says of other sessions, as far as that holds; before the rest. */
  dependent?: readonly RichText[] | undefined;
  className?: string | undefined;
}

/** What the coaches write about a day: in its row, and on the page of workouts that it leads to. */
export function DayTexts({ day: { description }, dependent = [], className }: DayTextsProps) {
  const text = joinTexts([...dependent, description]);
  return (
    text && (
      <p className={className}>
        <Prose text={text} />
      </p>
    )
  );
}
