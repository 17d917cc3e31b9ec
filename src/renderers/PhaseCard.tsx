import { useId } from 'react';
import type { PublishedPhase } from '../../schema/programme.ts';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './PhaseCard.module.css';
import { PhaseTitle } from './PhaseTitle.tsx';

/** One phase of the programme, and the way into it. `rhythm` says how its weeks go. */
export function PhaseCard({ phase, rhythm }: { phase: PublishedPhase; rhythm: string }) {
  const titleId = useId();
  const first = phase.weeks.at(0)?.number;
  const last = phase.weeks.at(-1)?.number;
  return (
    <li className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        <PhaseTitle phase={phase} />
      </h2>
      <p className={styles.weeks}>
        Semaines {first} à {last}
      </p>
      <p>{phase.aim}</p>
      <p className={styles.rhythm}>{rhythm}</p>
      <ButtonLink look="outline" to={phase.route} aria-describedby={titleId}>
        Voir le programme
      </ButtonLink>
    </li>
  );
}
