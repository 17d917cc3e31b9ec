import type { PublishedPhase } from '../../schema/programme.ts';
import styles from './PhaseTitle.module.css';

/** « Phase 1 Fondation », its numeral as large as the place allows, and first to the eye. */
export function PhaseTitle({ phase: { number, name } }: { phase: PublishedPhase }) {
  return (
    <span className={styles.title}>
      <span className={styles.word}>Phase</span> <span className={styles.number}>{number}</span>{' '}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
