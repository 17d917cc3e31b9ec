import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/Button.tsx';
import { formatLongClock } from '../format.ts';
import styles from './Summary.module.css';

interface SummaryProps {
  /** The workout's name. */
  name: string;
  headingRef: Ref<HTMLHeadingElement>;
  seconds: number;
  done: number;
  undone: number;
  replaced: readonly { name: string; by: string }[];
  /** The days that it may count for. */
  children: ReactNode;
  onLeave: () => void;
}

/** What became of a workout. */
export function Summary({ name, headingRef, seconds, done, undone, replaced, children, onLeave }: SummaryProps) {
  return (
    <main className={styles.summary}>
      <p className={styles.name}>{name}</p>
      <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
        Séance terminée
      </h1>
      <dl className={styles.figures}>
        <Figure figure={formatLongClock(Math.floor(seconds))}>au total</Figure>
        <Figure figure={String(done)}>{done > 1 ? 'séries faites' : 'série faite'}</Figure>
        {undone > 0 && <Figure figure={String(undone)}>{undone > 1 ? 'séries non faites' : 'série non faite'}</Figure>}
      </dl>
      {replaced.length > 0 && (
        <section className={styles.replaced}>
          <h2>Exercices remplacés</h2>
          <ul>
            {replaced.map((exercise) => (
              <li key={exercise.name}>
                {exercise.name}
                {'\u00a0'}: {exercise.by}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.days}>{children}</section>
      <div className={styles.leave}>
        <Button onClick={onLeave}>Terminer</Button>
      </div>
    </main>
  );
}

function Figure({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{children}</dt>
      <dd>{figure}</dd>
    </div>
  );
}
