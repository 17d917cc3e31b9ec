import { useId, useState } from 'react';
import type { Training } from '../../../schema/training.ts';
import { useToday } from '../../calendar/useToday.ts';
import { formatPaceAt } from '../../format/pace.ts';
import { formatDuration } from '../../format/quantities.ts';
import { METERS_PER_MINUTE, type PaceTestError, parseMeters } from '../../programme/model/paceTest.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import styles from './TestResultForm.module.css';

const NO_BREAK = '\u00a0';
const WHOLE = { minPercent: 100, maxPercent: 100 };

/** Takes the distance of the member's test, from which each pace has its figures; an empty field takes it back. */
export function TestResultForm({ test }: { test: NonNullable<NonNullable<Training['paces']>['test']> }) {
  const [result, change] = useStoredState('paceTest');
  const [error, setError] = useState<PaceTestError>();
  const today = useToday();
  const errorId = useId();
  const minutes = test.duration.maxSeconds / 60;
  const messages: Record<PaceTestError, string> = {
    'no-number': 'Écris ta distance en mètres, par exemple 1400.',
    'out-of-range': `Écris la distance de tes ${formatDuration(test.duration)}, entre ${METERS_PER_MINUTE.min * minutes} et ${METERS_PER_MINUTE.max * minutes}${NO_BREAK}m.`,
  };

  function save({ meters: text = '' }: Record<string, string>, form: HTMLFormElement) {
    const meters = text === '' ? undefined : parseMeters(text, minutes);
    const found = typeof meters === 'string' ? meters : undefined;
    setError(found);
    if (found) (form.elements.namedItem('meters') as HTMLInputElement).focus();
    else change(() => (typeof meters === 'number' ? { meters, on: today } : undefined));
  }

  return (
    <div className={styles.result}>
      <Form onSubmit={save}>
        <div className={styles.row}>
          <TextField
            label={`Ta distance en ${formatDuration(test.duration)}, en mètres`}
            name="meters"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={result?.meters}
            onInput={() => setError(undefined)}
            {...(error && { errorId, error: messages[error] })}
          />
          <Button type="submit">Noter le résultat</Button>
        </div>
      </Form>
      <p aria-live="polite">
        {!error &&
          result &&
          `${result.meters}${NO_BREAK}m en ${formatDuration(test.duration)}, soit ${formatPaceAt(WHOLE, result.meters / test.duration.maxSeconds)}${NO_BREAK}: chaque course affiche désormais ton allure.`}
      </p>
    </div>
  );
}
