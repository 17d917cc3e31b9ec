import { Pause, Play } from 'lucide';
import { useRef, useState } from 'react';
import type { Figure as FigureModel } from '../../schema/figure.ts';
import { Icon } from '../ui/Icon.tsx';
import drawing from './Drawing.module.css';
import { Drawing, StillDrawing } from './Drawing.tsx';
import styles from './Figure.module.css';
import { postureAt } from './model/motion.ts';
import { usePlayback } from './usePlayback.ts';

interface FigureProps {
  figure: FigureModel;
  /** What it shows. */
  name: string;
}

/** An exercise as a moving figure; on paper and with reduced motion its most telling pose. */
export function Figure({ figure, name }: FigureProps) {
  const shapes = useRef<SVGGElement>(null);
  const [isPaused, setPaused] = useState(false);
  usePlayback(shapes, figure, !isPaused);
  return (
    <div className={styles.figure}>
      <div role="img" aria-label={`${name}\u00a0: le mouvement dessiné`}>
        <div className={styles.animated}>
          <Drawing figure={figure} posture={postureAt(figure, 0)} className={drawing.drawing} ref={shapes} />
        </div>
        <div className={styles.still}>
          <StillDrawing figure={figure} className={drawing.drawing} />
        </div>
      </div>
      <button
        type="button"
        className={styles.pause}
        aria-label={`${isPaused ? 'Relancer' : 'Arrêter'} l’animation\u00a0: ${name}`}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon icon={isPaused ? Play : Pause} />
      </button>
    </div>
  );
}
