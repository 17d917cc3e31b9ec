import type { Exercise } from '../../../schema/exercise.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import styles from './SetBody.module.css';

interface SetHelpProps {
  exercise: Exercise;
  /** An alternative takes its place: how to do the exercise is of no use. */
  isReplaced: boolean;
  /** « Pas de traîneau ? » */
  question: string;
  onMissing: () => void;
  /** The line of caution that stands on every workout. */
  safety: string;
}

/** What helps with a set: an alternative, how to do it, when to stop. */
export function SetHelp({ exercise, isReplaced, question, onMissing, safety }: SetHelpProps) {
  return (
    <div className={styles.help}>
      <button type="button" className={styles.missing} onClick={onMissing}>
        {question}
      </button>
      <div className={styles.more}>
        {!isReplaced && (
          <Disclosure summary="Comment faire">
            <p>{exercise.howTo}</p>
          </Disclosure>
        )}
        <Disclosure summary={'Douleur ou malaise\u202f?'}>
          <p>{safety}</p>
        </Disclosure>
      </div>
    </div>
  );
}
