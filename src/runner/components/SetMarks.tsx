import styles from './SetMarks.module.css';

interface SetMarksProps {
  /** What is counted: « Série » or « Tour ». */
  noun: string;
  marks: readonly { key: string; state: 'done' | 'skipped' | 'open' }[];
  /** Key of the one that is due. */
  current: string;
  onCheck: (key: string, checked: boolean) => void;
}

/** The sets of an exercise, to check off one by one. */
export function SetMarks({ noun, marks, current, onCheck }: SetMarksProps) {
  return (
    <ul className={styles.marks} aria-label={`${noun}s`}>
      {marks.map(({ key, state }, index) => (
        <li key={key}>
          <label className={styles.mark} data-state={state} data-current={key === current}>
            <input
              type="checkbox"
              className={styles.box}
              checked={state === 'done'}
              onChange={(event) => onCheck(key, event.currentTarget.checked)}
            />
            <span className="visually-hidden">{noun} </span>
            {index + 1}
            {state === 'skipped' && <span className="visually-hidden"> passée</span>}
          </label>
        </li>
      ))}
    </ul>
  );
}
