import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { PublishedWorkout } from '../../../schema/programme.ts';
import { formatDuration, formatRest } from '../../format/quantities.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './WorkoutChooser.module.css';

interface WorkoutChooserProps {
  workouts: readonly PublishedWorkout[];
  /** Id of the workout that the coaches advise. */
  suggested?: string | undefined;
  /** Where choosing a workout leads. */
  linkTo: (workout: PublishedWorkout) => Pick<LinkProps, 'to' | 'state'>;
}

/** The workouts of a page, to choose one from. */
export function WorkoutChooser({ workouts, suggested, linkTo }: WorkoutChooserProps) {
  return (
    <ol className={styles.workouts}>
      {workouts.map((workout, index) => (
        <li key={workout.id} className={workout.id === suggested ? styles.suggested : styles.workout}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.content}>
            <h2>
              <Link {...linkTo(workout)} id={workout.id} className={styles.link}>
                {workout.name}
              </Link>
            </h2>
            {workout.id === suggested && <p className={styles.tag}>Séance conseillée</p>}
            <p>{workout.summary}</p>
            <dl className={styles.facts}>
              {workout.estimatedDuration && <Fact term="Durée">{formatDuration(workout.estimatedDuration)}</Fact>}
              <Fact term="Repos">{formatRest(workout.rest)}</Fact>
            </dl>
          </div>
          <Icon icon={ChevronRight} className={styles.chevron} />
        </li>
      ))}
    </ol>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
