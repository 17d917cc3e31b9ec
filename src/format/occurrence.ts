import type { PublishedPrescription } from '../../schema/programme.ts';

type Line = Pick<PublishedPrescription, 'exercise'>;

/** Which of the lines of its exercise the line at `index` is, from 1; undefined where there is one alone. */
export function occurrenceAt(lines: readonly Line[], index: number): number | undefined {
  const isSame = ({ exercise }: Line) => exercise.id === lines[index]?.exercise.id;
  return lines.filter(isSame).length > 1 ? lines.slice(0, index + 1).filter(isSame).length : undefined;
}
