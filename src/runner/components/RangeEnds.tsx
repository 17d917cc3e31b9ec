import { formatSeconds } from '../../format/quantities.ts';
import { Cluster } from '../../ui/layout.tsx';
import { rangeEnds, timedDuration } from '../model/timing.ts';
import type { StepProps } from '../steps/stepKind.ts';
import styles from './RangeEnds.module.css';

export function RangeEnds({ run, step, dispatch }: StepProps) {
  const duration = timedDuration(step);
  const ends = duration && rangeEnds(duration);
  if (!ends || run.pausedAt !== undefined) return null;
  const isRest = step.kind === 'rest';
  const isLong = Boolean(isRest ? run.longRest : run.longWork);
  const besideMinutes = ends[1] >= 120;
  return (
    <Cluster as="fieldset" gap={2}>
      <legend className="visually-hidden">{isRest ? 'Durée du repos' : 'Durée'}</legend>
      {ends.map((seconds, index) => (
        <button
          key={seconds}
          type="button"
          className={`key ${styles.end}`}
          aria-pressed={isLong === (index === 1)}
          onClick={() => dispatch({ type: 'choose-end', long: index === 1 })}
        >
          {formatSeconds(seconds, { besideMinutes })}
        </button>
      ))}
    </Cluster>
  );
}
