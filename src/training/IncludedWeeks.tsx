import styles from './IncludedWeeks.module.css';

interface KeptWeeksProps {
  /** Every week of the programme, in order. */
  weeks: readonly { number: number }[];
  skipped: readonly number[];
  current?: number | undefined;
}

/** The programme as its numbers, those that a late start leaves out struck. A picture: the words stand beside it. */
export function IncludedWeeks({ weeks, skipped, current }: KeptWeeksProps) {
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
