import type { SetValues } from '../../journal/model/entry.ts';
import { Cluster } from '../../ui/layout.tsx';
import { setNoun } from '../messages/workoutMessages.ts';
import type { SetStep } from '../model/plan.ts';
import styles from './SetMarks.module.css';
import type { StepProps } from './stepProps.ts';

/** The sets of an exercise, to check one by one. */
export function SetMarks({
  run,
  step,
  prefilledLogOf,
  dispatch,
}: StepProps<SetStep> & { prefilledLogOf: (key: string) => SetValues | undefined }) {
  if (step.siblings.length < 2) return null;
  const noun = setNoun(step);
  return (
    <Cluster>
      <span aria-hidden="true" className="muted">
        {noun}s
      </span>
      <Cluster as="ul" className={styles.sets} aria-label={`${noun}s`}>
        {step.siblings.map((key, index) => (
          <li key={key}>
            <label
              className={`key ${styles.mark}`}
              data-state={run.setStatus[key] ?? 'open'}
              data-current={key === step.key}
            >
              <input
                type="checkbox"
                checked={run.setStatus[key] === 'done'}
                onChange={({ currentTarget: { checked } }) =>
                  dispatch({ type: 'check-set', key, checked, ...(checked && { log: prefilledLogOf(key) }) })
                }
              />
              <span className="visually-hidden">{noun} </span>
              {index + 1}
              {run.setStatus[key] === 'skipped' && <span className="visually-hidden"> sautée</span>}
            </label>
          </li>
        ))}
      </Cluster>
    </Cluster>
  );
}
