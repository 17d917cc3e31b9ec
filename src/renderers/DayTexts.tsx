import type { PublishedDay } from '../../schema/programme.ts';
import { Prose } from './Prose.tsx';

interface DayTextsProps {
  day: PublishedDay;
  className?: string | undefined;
}

/** What the coaches write about a day: in its row, and on the page of workouts that it leads to. */
export const DayTexts = ({ day: { description }, className }: DayTextsProps) =>
  description && (
    <p className={className}>
      <Prose text={description} />
    </p>
  );
