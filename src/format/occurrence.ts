import type { PublishedPrescription, PublishedWorkout } from '../../schema/programme.ts';

type Line = Pick<PublishedPrescription, 'exercise'>;

/** Which of the lines of its exercise the line at `index` is, from 1; undefined where there is one alone. */
export function occurrenceAt(lines: readonly Line[], index: number): number | undefined {
  const isSame = ({ exercise }: Line) => exercise.id === lines[index]?.exercise.id;
  return lines.filter(isSame).length > 1 ? lines.slice(0, index + 1).filter(isSame).length : undefined;
}

/** The lines of a workout, in order: a short version numbers those of one exercise as the whole does. */
export const linesOf = ({ blocks, leftOut = [] }: Pick<PublishedWorkout, 'blocks' | 'leftOut'>) => [
  ...blocks.flatMap(({ exercises }) => exercises),
  ...leftOut,
];
