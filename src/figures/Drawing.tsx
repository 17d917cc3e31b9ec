import type { Ref } from 'react';
import type { Figure } from '../../schema/figure.ts';
import { drawnShapes } from './model/frameOutlines.ts';
import { isFromAbove, type Posture } from './model/posture.ts';
import { stillOf } from './model/stills.ts';
import { attributeOf, outlineOf, type Shape } from './model/strokes.ts';
import { PICTURE, viewBoxOf } from './model/viewBox.ts';

interface DrawingProps {
  figure: Figure;
  posture: Posture;
  className?: string | undefined;
  /** Below and above it. */
  ghost?: Shape[];
  path?: Shape[];
  /** Holds the shapes, in their order. */
  ref?: Ref<SVGGElement>;
}

const drawn = (shapes: Shape[]) =>
  shapes.map((shape, index) => {
    const Tag = attributeOf(shape) === 'd' ? 'path' : 'polyline';
    const outline = { [attributeOf(shape)]: outlineOf(shape) };
    // biome-ignore lint/suspicious/noArrayIndexKey: a figure always has the same shapes, in the same order.
    return <Tag key={index} data-tone={shape.tone} strokeWidth={shape.width} {...outline} />;
  });

/** One moment of a figure, for those who see it: its label is around it. */
export function Drawing({ figure, posture, className, ghost = [], path = [], ref }: DrawingProps) {
  const { left, width, height } = viewBoxOf(figure);
  return (
    <svg
      className={className}
      viewBox={`${left} ${-height} ${width} ${height + PICTURE.belowGround}`}
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <g>{drawn(ghost)}</g>
      <g ref={ref}>{drawn(drawnShapes(figure, posture))}</g>
      <g>{drawn(path)}</g>
      {!isFromAbove(figure) && <path data-tone="ground" strokeWidth={2} d={`M${left + 2} 1H${left + width - 2}`} />}
    </svg>
  );
}

/** What a figure shows without moving. */
export const StillDrawing = ({ figure, className }: Pick<DrawingProps, 'figure' | 'className'>) => (
  <Drawing figure={figure} className={className} {...stillOf(figure)} />
);
