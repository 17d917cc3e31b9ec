import { formatSeconds } from '../../format/quantities.ts';
import styles from './RangeEnds.module.css';

interface RangeEndsProps {
  /** For screen readers: « Repos ». */
  what: string;
  /** In seconds. */
  ends: readonly [short: number, long: number];
  isLong: boolean;
  onChoose: (isLong: boolean) => void;
}

/** Both ends of a range, one of them chosen. */
export function RangeEnds({ what, ends, isLong, onChoose }: RangeEndsProps) {
  const besideMinutes = ends[1] >= 120;
  return (
    <fieldset className={styles.ends}>
      <legend className="visually-hidden">{what}</legend>
      {ends.map((seconds, index) => (
        <button
          key={seconds}
          type="button"
          className={styles.end}
          aria-pressed={isLong === (index === 1)}
          onClick={() => onChoose(index === 1)}
        >
          {formatSeconds(seconds, { besideMinutes })}
        </button>
      ))}
    </fieldset>
  );
}
