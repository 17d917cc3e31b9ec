import { useId, useRef, useState } from 'react';
import { ErrorMessage } from '../../ui/form/ErrorMessage.tsx';
import { isAccepted, type NumberError, type Parsed } from '../model/numberFields.ts';
import styles from './NumberSteps.module.css';

interface NumberStepsProps {
  /** « Charge », for the names of the buttons. */
  label: string;
  /** « Charge, en kg » */
  name: string;
  unit: string;
  value: number | undefined;
  /** What a first step gives where there is no number yet. */
  start: number | undefined;
  steps: readonly [small: number] | readonly [small: number, large: number];
  min: number;
  max: number;
  parse: (text: string) => Parsed;
  format: (value: number) => string;
  /** A step, with its unit where it would be unclear. */
  formatStep: (value: number) => string;
  explain: (error: NumberError) => string;
  /** About a value that is unlikely: it is noted all the same. */
  question: string | undefined;
  onChange: (value: number | undefined) => void;
}

export function NumberSteps({
  label,
  name,
  unit,
  value,
  start,
  steps,
  min,
  max,
  parse,
  format,
  formatStep,
  explain,
  question,
  onChange,
}: NumberStepsProps) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState('');
  const errorId = useId();
  const valueBefore = useRef(value);
  const shown = typed ?? (value === undefined ? '' : format(value));
  const [small, large] = steps;
  const read = typed === undefined ? undefined : parse(typed);
  const problem = isAccepted(read) ? '' : explain(read);
  const message = error || (typed === undefined && question) || '';

  function type(text: string) {
    // What is typed on to a number, or taken off its end, makes another one of it: « 1:50 » is no second.
    const continues = typed !== undefined && (text.startsWith(typed) || typed.startsWith(text));
    if (!continues) valueBefore.current = value;
    setTyped(text);
    const read = parse(text);
    if (isAccepted(read)) {
      setError('');
      onChange(read);
    } else {
      onChange(valueBefore.current);
    }
  }

  /** Until then it may be half a number, like « 1: ». What is wrong stays; a form says so when it is sent. */
  function leave({ currentTarget: { form } }: { currentTarget: HTMLInputElement }) {
    if (!problem) setTyped(undefined);
    else if (!form) setError(problem);
  }

  function step(by: number) {
    setTyped(undefined);
    setError('');
    const next = value === undefined && start ? start : (value ?? 0) + by;
    onChange(Math.min(max, Math.max(min, Math.round(next * 100) / 100)));
  }

  const button = (by: number) => (
    <button key={by} type="button" className={`key ${styles.step}`} onClick={() => step(by)}>
      <span className="visually-hidden">
        {label}&nbsp;: {by < 0 ? 'enlever' : 'ajouter'}{' '}
      </span>
      <span aria-hidden="true">{by < 0 ? '−' : '+'}</span>
      {formatStep(Math.abs(by))}
    </button>
  );

  return (
    <fieldset className={styles.row} data-wide={large === undefined}>
      <legend className="visually-hidden">{label}</legend>
      {large !== undefined && button(-large)}
      {button(-small)}
      <label className={styles.value}>
        <input
          ref={(input) => input?.setCustomValidity(problem)}
          className="number"
          aria-label={name}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="–"
          value={shown}
          {...(error && { 'aria-invalid': true })}
          {...(message && { 'aria-describedby': errorId })}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
          onInvalid={() => setError(problem)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && !currentTarget.form && currentTarget.blur()}
        />
        <span aria-hidden="true" className={styles.unit}>
          {unit}
        </span>
      </label>
      {button(small)}
      {large !== undefined && button(large)}
      <ErrorMessage id={errorId}>{message}</ErrorMessage>
    </fieldset>
  );
}
