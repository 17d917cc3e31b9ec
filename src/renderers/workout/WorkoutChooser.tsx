import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import type { PublishedOption } from '../../../schema/programme.ts';
import { formatDuration, formatRest } from '../../format/quantities.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link, type LinkProps } from '../../ui/Link.tsx';
import styles from './WorkoutChooser.module.css';

interface WorkoutChooserProps {
  options: readonly PublishedOption[];
  /** Id of the workout that the coaches advise. */
  suggested?: string | undefined;
  /** Where choosing a workout leads. */
  linkTo: (option: PublishedOption) => Pick<LinkProps, 'to' | 'state'>;
}

/** The workouts of a page, to choose one from. */
export function WorkoutChooser({ options, suggested, linkTo }: WorkoutChooserProps) {
  return (
    <ol className={styles.options}>
      {options.map((option, index) => (
        <li key={option.id} className={option.id === suggested ? styles.suggested : styles.option}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.content}>
            <h2>
              <Link {...linkTo(option)} id={option.id} className={styles.link}>
                {option.name}
              </Link>
            </h2>
            {option.id === suggested && <p className={styles.tag}>Séance conseillée</p>}
            <p>{option.summary}</p>
            <dl className={styles.facts}>
              {option.estimatedDuration && <Fact term="Durée">{formatDuration(option.estimatedDuration)}</Fact>}
              <Fact term="Repos">{formatRest(option.rest)}</Fact>
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
