import styles from './ProgressMarks.module.css';

/** A mark per session, in their order, strong where it is done; the words are beside it. */
export function ProgressMarks({ sessions }: { sessions: readonly boolean[] }) {
  return (
    <span className={styles.marks} aria-hidden="true">
      {sessions.map((isDone, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sessions have no other name here, and keep their places.
        <span key={index} className={`${styles.mark} graphic`} data-done={isDone} />
      ))}
    </span>
  );
}
