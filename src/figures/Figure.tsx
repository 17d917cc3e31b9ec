import { Pause, Play } from 'lucide';
import { useRef, useState } from 'react';
import type { Figure as FigureModel } from '../../schema/figure.ts';
import { Icon } from '../ui/Icon.tsx';
import drawing from './Drawing.module.css';
import { Drawing } from './Drawing.tsx';
import styles from './Figure.module.css';
import { stillsOf } from './model/stills.ts';
import { usePlayback } from './usePlayback.ts';

interface FigureProps {
  figure: FigureModel;
  /** What it shows. */
  name: string;
}

/** An exercise as a moving figure; two of its poses side by side on paper and with reduced motion. */
export function Figure({ figure, name }: FigureProps) {
  const shapes = useRef<SVGGElement>(null);
  const [isPaused, setPaused] = useState(false);
  const isAnimated = figure.poses.length > 1;
  usePlayback(shapes, figure, isAnimated && !isPaused);
  const [start, middle] = stillsOf(figure);
  return (
    <div className={styles.figure}>
      <div role="img" aria-label={`${name}\u00a0: le mouvement dessiné`}>
        <div className={isAnimated ? styles.animated : undefined}>
          <Drawing figure={figure} posture={start} className={drawing.drawing} ref={shapes} />
        </div>
        {isAnimated && (
          <div className={styles.stills}>
            <Drawing figure={figure} posture={start} className={drawing.drawing} />
            {middle && <Drawing figure={figure} posture={middle} className={drawing.drawing} />}
          </div>
        )}
      </div>
      {isAnimated && (
        <button
          type="button"
          className={styles.pause}
          aria-label={`${isPaused ? 'Relancer' : 'Arrêter'} l’animation\u00a0: ${name}`}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon icon={isPaused ? Play : Pause} />
        </button>
      )}
    </div>
  );
}
