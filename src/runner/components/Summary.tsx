import { ChevronLeft } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { formatLongClock } from '../../format/quantities.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Summary.module.css';

interface SummaryProps {
  /** The workout's name. */
  name: string;
  headingRef: Ref<HTMLHeadingElement>;
  seconds: number;
  /** Of a simulation, without what frames it. */
  simulationSeconds?: number | undefined;
  done: number;
  undone: { count: number; sets: readonly { key: string; text: string }[] };
  replaced: readonly { name: string; by: string }[];
  /** The days that it may count for. */
  children: ReactNode;
  /** Goes on with the workout: at the sets that are not done, or where it ended. */
  onReopen: (toRemaining: boolean) => void;
  onLeave: () => void;
}

/** What became of a workout. */
export function Summary(props: SummaryProps) {
  const { name, headingRef, seconds, simulationSeconds, done, undone, replaced, children, onReopen, onLeave } = props;
  const undoneId = useId();
  return (
    <main className={styles.summary}>
      <button type="button" className={styles.back} onClick={() => onReopen(false)}>
        <ChevronLeft aria-hidden />
        Revenir à la séance
      </button>
      <p className={styles.name}>{name}</p>
      <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
        Séance terminée
      </h1>
      <dl className={styles.figures}>
        {simulationSeconds !== undefined && (
          <Figure figure={formatLongClock(Math.floor(simulationSeconds))}>
            de simulation, sans échauffement ni retour au calme
          </Figure>
        )}
        <Figure figure={formatLongClock(Math.floor(seconds))}>au total</Figure>
        <Figure figure={String(done)}>{done > 1 ? 'séries faites' : 'série faite'}</Figure>
        {undone.count > 0 && (
          <Figure figure={String(undone.count)}>{undone.count > 1 ? 'séries non faites' : 'série non faite'}</Figure>
        )}
      </dl>
      {undone.count > 0 && (
        <section className={styles.list} aria-labelledby={undoneId}>
          <h2 id={undoneId}>Séries non faites</h2>
          <ul>
            {undone.sets.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
          <Button variant="outline" onClick={() => onReopen(true)}>
            {undone.count > 1 ? 'Faire ces séries' : 'Faire cette série'}
          </Button>
        </section>
      )}
      {replaced.length > 0 && (
        <section className={styles.list}>
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
