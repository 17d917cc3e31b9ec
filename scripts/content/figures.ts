import type { Figure } from '../../schema/figure.ts';
import { memoized } from '../../src/figures/model/memoized.ts';
import { type Joints, jointsOf } from '../../src/figures/model/posture.ts';
import { type Sample, samplesOf } from '../../src/figures/model/viewBox.ts';
import type { Content } from './content.ts';
import type { ValuePath } from './diagnostic.ts';

export interface DrawnFigure {
  file: string;
  path: ValuePath;
  value: Figure & { exercise: string };
}

/** The figures that content/figures/ draws, with the place of each. */
export const drawnFigures = (content: Content): DrawnFigure[] =>
  content
    .valid('figureFamily')
    .flatMap(({ file, value }) => value.figures.map((value, index) => ({ file, path: ['figures', index], value })));

interface Moment extends Sample {
  joints: Joints;
}

/** A figure through its cycle, which several rules look at. */
export const momentsOf = memoized((figure: Figure): readonly Moment[] =>
  samplesOf(figure).map((sample) => ({ ...sample, joints: jointsOf(figure, sample.posture) })),
);

/** Whose figure an exercise borrows: `comme goblet-squat`. */
export const lenderOf = (written = ''): string | undefined => /^comme (.+)$/.exec(written)?.[1];
