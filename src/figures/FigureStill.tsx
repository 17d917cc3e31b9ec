import type { Figure } from '../../schema/figure.ts';
import drawing from './Drawing.module.css';
import { StillDrawing } from './Drawing.tsx';
import styles from './Figure.module.css';

/** A small picture beside the name that says what it shows: the most telling pose; on paper also where it starts. */
export const FigureStill = ({ figure }: { figure: Figure }) => (
  <div className={styles.small}>
    <StillDrawing figure={figure} className={drawing.drawing} />
  </div>
);
