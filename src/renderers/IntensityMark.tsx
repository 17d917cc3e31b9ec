import type { Intensity } from '../../schema/vocabulary.ts';
import styles from './IntensityMark.module.css';
import { INTENSITY_LEVELS } from './intensityLevel.ts';

const STEPS = [1, 2, 3, 4, 5] as const;

/** An intensity in a word, with five steps to see it from afar. */
export function IntensityMark({ intensity }: { intensity: Intensity }) {
  const level = INTENSITY_LEVELS[intensity];
  return (
    <span className={styles.mark} data-level={level}>
      <span className={styles.steps} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} className={step <= level ? styles.on : undefined} />
        ))}
      </span>
      {intensity}
    </span>
  );
}
