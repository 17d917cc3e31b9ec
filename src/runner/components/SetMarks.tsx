import { useRef } from 'react';
import { Cluster } from '../../ui/layout.tsx';
import { setNoun } from '../messages/workoutMessages.ts';
import type { ActiveWorkout } from '../model/activeWorkout.ts';
import type { SetStep } from '../model/plan.ts';
import { isWithinGuard } from '../model/reducer.ts';
import styles from './SetMarks.module.css';

interface SetMarksProps {
  run: ActiveWorkout;
  step: SetStep;
  onCheck: (key: string) => void;
  /** Of one that is done. */
  onCorrect: (key: string) => void;
}

export function SetMarks({ run, step, onCheck, onCorrect }: SetMarksProps) {
  const checkedAt = useRef(-Infinity);
  if (step.siblings.length < 2) return null;
  const noun = setNoun(step);
  const [theSet, skipped] = noun === 'Tour' ? ['le tour', 'sauté'] : ['la série', 'sautée'];

  function press(key: string) {
    if (run.setStatus[key] !== 'done') {
      checkedAt.current = Date.now();
      onCheck(key);
    } else if (!isWithinGuard(checkedAt.current, Date.now())) onCorrect(key);
  }

  return (
    <Cluster>
      <span aria-hidden="true" className="muted">
        {noun}s
      </span>
      <Cluster as="ul" className={styles.sets} aria-label={`${noun}s`}>
        {step.siblings.map((key, index) => {
          const status = run.setStatus[key] ?? 'open';
          return (
            <li key={key}>
              <button
                type="button"
                className={`key ${styles.mark}`}
                data-state={status}
                data-current={key === step.key}
                onClick={() => press(key)}
              >
                <span className="visually-hidden">
                  {status === 'done' ? 'Corriger' : 'Cocher'} {theSet}
                  {'\u00a0'}
                </span>
                {index + 1}
                {status === 'skipped' && <span className="visually-hidden"> {skipped}</span>}
              </button>
            </li>
          );
        })}
      </Cluster>
    </Cluster>
  );
}
