import type { LocalDate } from '../../calendar/localDate.ts';
import type { ExerciseSession } from '../../journal/model/lastTime.ts';
import { formatLastTime } from '../../journal/model/lastTimeText.ts';
import type { SuggestedLoad } from '../../journal/model/suggestedLoad.ts';
import styles from './LastTime.module.css';

interface LastTimeProps {
  lastTime: ExerciseSession | undefined;
  today: LocalDate;
  /** Left out once a set of the exercise is done. */
  suggestion: SuggestedLoad | undefined;
  /** Kilograms that the set is shown with. */
  kg: number | undefined;
  onTake: (kg: number) => void;
  onShowHistory: () => void;
}

/** What was lifted last time, and what to lift today. */
export function LastTime({ lastTime, today, suggestion, kg, onTake, onShowHistory }: LastTimeProps) {
  const suggested = suggestion?.kg;
  return (
    <div className={styles.last}>
      {suggestion &&
        (suggested === undefined || suggested === kg ? (
          <p className={styles.suggestion}>{suggestion.reason}</p>
        ) : (
          <button type="button" className={styles.take} onClick={() => onTake(suggested)}>
            <span className="visually-hidden">Prendre </span>
            {suggestion.reason}
          </button>
        ))}
      {lastTime && (
        <button type="button" className={styles.history} onClick={onShowHistory}>
          {formatLastTime(lastTime, today)}
        </button>
      )}
    </div>
  );
}
