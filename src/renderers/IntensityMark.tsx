import type { Intensity } from '../../schema/vocabulary.ts';
import styles from './IntensityMark.module.css';
import { INTENSITY_LEVELS } from './intensityLevel.ts';

const STEPS = [1, 2, 3, 4, 5] as const;

/** An intensity in a word, with five steps to see it from afar. */
export function IntensityMark({ intensity }: { intensity: Intensity }) {
  const level = INTENSITY_LEVELS[intensity];
  return (
    <span className={styles.mark} data-level={level}>
      <svg viewBox="0 0 28 14" className={styles.steps} aria-hidden="true">
        {STEPS.map((step) => {
          const height = 3.5 + 2.1 * step;
          const place = { x: 6 * (step - 1), y: 14 - height, width: 4, height };
          return <rect key={step} {...place} className={step <= level ? styles.on : undefined} />;
        })}
      </svg>
      {intensity}
    </span>
  );
}
