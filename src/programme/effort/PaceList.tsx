import { useContext } from 'react';
import type { Training } from '../../../schema/training.ts';
import { formatPaceAt } from '../../format/pace.ts';
import { formatDuration, formatReps, formatShare } from '../../format/quantities.ts';
import { TestSpeed } from '../../renderers/PaceLine.tsx';
import { Points } from '../../renderers/Points.tsx';
import { Prose } from '../../renderers/Prose.tsx';
import styles from './PaceList.module.css';
import { TestResultForm } from './TestResultForm.tsx';

/** The paces of the programme: what each feels like, its part of the speed of the test, and how to do the test. */
export function PaceList({ paces: { text, list, test } }: { paces: NonNullable<Training['paces']> }) {
  const speed = useContext(TestSpeed);
  return (
    <div className={styles.paces}>
      <p>
        <Prose text={text} />
      </p>
      <dl className={styles.list}>
        {list.map(({ id, name, rpe, feeling, share }) => (
          <div key={id} className={styles.pace}>
            <dt>{name}</dt>
            <dd>
              <p className={styles.values}>
                <span>{`RPE\u00a0${formatReps(rpe)}`}</span>
                {share && speed !== undefined && <strong>{formatPaceAt(share, speed)}</strong>}
                {share && <span>{formatShare(share)} de la vitesse du test</span>}
              </p>
              <p>{feeling}</p>
            </dd>
          </div>
        ))}
      </dl>
      {test && (
        <>
          <h3>
            {test.title} <span className={styles.length}>{formatDuration(test.duration)}</span>
          </h3>
          <Points points={test.points} />
          <TestResultForm test={test} />
        </>
      )}
    </div>
  );
}
