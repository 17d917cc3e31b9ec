import type { Figure } from '../../schema/figure.ts';
import drawing from './Drawing.module.css';
import { Drawing } from './Drawing.tsx';
import styles from './Figure.module.css';
import { stillsOf } from './model/stills.ts';

/** A small picture beside the name that says what it shows: the most telling pose; on paper the start as well. */
export function FigureStill({ figure }: { figure: Figure }) {
  const [start, middle] = stillsOf(figure);
  return (
    <div className={styles.small}>
      <Drawing figure={figure} posture={start} className={drawing.drawing} />
      {middle && <Drawing figure={figure} posture={middle} className={drawing.drawing} />}
    </div>
  );
}
