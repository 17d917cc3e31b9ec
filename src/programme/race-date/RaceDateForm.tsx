import { type ReactNode, useId, useState } from 'react';
import type { LocalDate } from '../../calendar/localDate.ts';
import { lastRaceDate, type RaceDateError, raceDateError } from '../../calendar/raceDate.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/form/ErrorMessage.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { RACE_DATE_MESSAGES } from './raceDateMessages.ts';

interface RaceDateFormProps {
  today: LocalDate;
  current?: LocalDate | undefined;
  /** Hears what the field holds as it changes; empty for no date. */
  onType: (text: string) => void;
  onChoose: (date: LocalDate) => void;
  /** What else there is to choose, before the button. */
  children?: ReactNode;
}

export function RaceDateForm({ today, current, onType, onChoose, children }: RaceDateFormProps) {
  const [error, setError] = useState<RaceDateError>();
  const errorId = useId();

  function choose({ date = '' }: Record<string, string>, form: HTMLFormElement) {
    const field = form.elements.namedItem('date') as HTMLInputElement;
    const found = raceDateError(date, { incomplete: field.validity.badInput, today });
    setError(found);
    if (found) field.focus();
    else onChoose(date);
  }

  return (
    <Form onSubmit={choose}>
      <div className="field-row">
        <TextField
          label="Date de ta course"
          name="date"
          type="date"
          required
          min={today}
          max={lastRaceDate(today)}
          defaultValue={current}
          onChange={({ currentTarget }) => {
            setError(undefined);
            onType(currentTarget.value);
          }}
          aria-invalid={error !== undefined}
          aria-describedby={errorId}
        />
        {children}
        <Button type="submit">Enregistrer</Button>
      </div>
      <ErrorMessage id={errorId}>{error && RACE_DATE_MESSAGES[error]}</ErrorMessage>
    </Form>
  );
}
