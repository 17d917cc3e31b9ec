import styles from './IncludedWeeks.module.css';

interface IncludedWeeksProps {
  /** Every week of the programme, in order. */
  weeks: readonly { number: number }[];
  skipped: readonly number[];
  current?: number | undefined;
}

/** The numbers of all weeks, those that a late start leaves out crossed out. Hidden from screen readers: a text says the same. */
export function IncludedWeeks({ weeks, skipped, current }: IncludedWeeksProps) {
  return (
    <ol className={styles.weeks} aria-hidden="true">
      {weeks.map(({ number }) => (
        <li key={number} data-skipped={skipped.includes(number)} data-current={number === current}>
          {number}
        </li>
      ))}
    </ol>
  );
}
