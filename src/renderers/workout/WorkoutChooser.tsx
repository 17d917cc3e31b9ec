import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { PublishedWorkout } from '../../../schema/programme.ts';
import { formatDuration, formatRest } from '../../format/quantities.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Cluster, Rows, Stack } from '../../ui/layout.tsx';
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
    <Rows as="ol" strong>
      {workouts.map((workout, index) => (
        <li key={workout.id} className={`${styles.workout} row-target`} data-suggested={workout.id === suggested}>
          <span className={`${styles.number} number`} aria-hidden="true">
            {index + 1}
          </span>
          <Stack gap={2} className={styles.content}>
            <h2>
              <Link {...linkTo(workout)} id={workout.id} className="row-link">
                {workout.name}
              </Link>
            </h2>
            {workout.id === suggested && <p className="accent strong">Séance conseillée</p>}
            <p>{workout.summary}</p>
            <Cluster as="dl" gap={5}>
              {workout.estimatedDuration && <Fact term="Durée">{formatDuration(workout.estimatedDuration)}</Fact>}
              <Fact term="Repos">{formatRest(workout.rest)}</Fact>
            </Cluster>
          </Stack>
          <Icon icon={ChevronRight} className={styles.chevron} />
        </li>
      ))}
    </Rows>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Cluster gap={2}>
      <dt className="muted">{term}</dt>
      <dd className="strong">{children}</dd>
    </Cluster>
  );
}
