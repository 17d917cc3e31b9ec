import { Cluster } from '../../ui/layout.tsx';
import { setNoun } from '../messages/workoutMessages.ts';
import type { ActiveWorkout } from '../model/activeWorkout.ts';
import type { SetStep } from '../model/plan.ts';
import styles from './SetMarks.module.css';

interface SetMarksProps {
  run: ActiveWorkout;
  step: SetStep;
  onCheck: (key: string, checked: boolean) => void;
}

export function SetMarks({ run, step, onCheck }: SetMarksProps) {
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
                onChange={({ currentTarget: { checked } }) => onCheck(key, checked)}
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
