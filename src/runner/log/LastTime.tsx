import type { LocalDate } from '../../calendar/localDate.ts';
import type { ExerciseSession } from '../../journal/model/lastTime.ts';
import { formatLastTime } from '../../journal/model/lastTimeText.ts';
import type { SuggestedLoad } from '../../journal/model/suggestedLoad.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './LastTime.module.css';

interface LastTimeProps {
  lastTime: ExerciseSession | undefined;
  today: LocalDate;
  /** Left out once a set of the exercise is done. */
  suggestion: SuggestedLoad | undefined;
  kg: number | undefined;
  onTake: (kg: number) => void;
  onShowHistory: () => void;
}

export function LastTime({ lastTime, today, suggestion, kg, onTake, onShowHistory }: LastTimeProps) {
  const suggested = suggestion?.kg;
  return (
    <>
      {suggestion &&
        (suggested === undefined || suggested === kg ? (
          <p className={`callout ${styles.suggestion}`}>{suggestion.reason}</p>
        ) : (
          <button type="button" className={`callout ${styles.suggestion}`} onClick={() => onTake(suggested)}>
            <span className="visually-hidden">Prendre </span>
            {suggestion.reason}
          </button>
        ))}
      {lastTime && (
        <Button variant="text" onClick={onShowHistory}>
          {formatLastTime(lastTime, today)}
        </Button>
      )}
    </>
  );
}
