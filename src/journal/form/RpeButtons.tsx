import styles from './RpeButtons.module.css';

interface RpeButtonsProps {
  value: number | undefined;
  choices: readonly number[];
  isAsked?: boolean;
  onChange: (rpe: number | undefined) => void;
}

/** RPE 1 to 10; a second press clears it. */
export function RpeButtons({ value, choices, isAsked = false, onChange }: RpeButtonsProps) {
  return (
    <fieldset className={styles.rpe}>
      <legend className="visually-hidden">Effort ressenti, RPE</legend>
      {!isAsked && (
        <span aria-hidden="true" className="strong">
          RPE
        </span>
      )}
      {choices.map((rpe) => (
        <button
          key={rpe}
          type="button"
          className="key"
          aria-pressed={rpe === value}
          onClick={() => onChange(rpe === value ? undefined : rpe)}
        >
          <span className="visually-hidden">RPE </span>
          {rpe}
        </button>
      ))}
    </fieldset>
  );
}
