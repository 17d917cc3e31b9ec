import { useId, useState } from 'react';
import type { Duration } from '../../schema/quantity.ts';
import { targetOf } from '../race/target.ts';
import { formatSeconds } from '../renderers/format.ts';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/Form.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './TargetForm.module.css';

interface TargetFormProps {
  bounds: Duration;
  current: number | undefined;
  onChoose: (targetSeconds: number) => void;
}

/** Takes a finish time in hours and minutes. */
export function TargetForm({ bounds, current, onChoose }: TargetFormProps) {
  const [fault, setFault] = useState('');
  const faultId = useId();
  const possible = `entre ${formatSeconds(bounds.minSeconds)} et ${formatSeconds(bounds.maxSeconds)}`;
  const faults = {
    empty: 'Écris d’abord ton chrono.',
    unreadable: 'Écris les heures et les minutes en chiffres, par exemple 1 et 30.',
    'out of bounds': `Choisis un chrono ${possible}.`,
  };

  function choose({ hours = '', minutes = '' }: Record<string, string>, form: HTMLFormElement) {
    const target = targetOf(hours, minutes, bounds);
    setFault('fault' in target ? faults[target.fault] : '');
    if ('fault' in target) (form.elements.namedItem('hours') as HTMLInputElement).focus();
    else onChoose(target.seconds);
  }

  const field = { inputMode: 'numeric', autoComplete: 'off', maxLength: 3, 'aria-describedby': faultId } as const;
  return (
    <Form onSubmit={choose}>
      <div className={styles.row}>
        <fieldset className={styles.fields}>
          <legend className={styles.legend}>Ton chrono visé</legend>
          <TextField
            {...field}
            label="Heures"
            name="hours"
            aria-invalid={fault !== ''}
            defaultValue={current === undefined ? '' : Math.floor(current / 3600)}
          />
          <TextField
            {...field}
            label="Minutes"
            name="minutes"
            aria-invalid={fault !== ''}
            defaultValue={current === undefined ? '' : Math.floor((current % 3600) / 60)}
          />
        </fieldset>
        <Button type="submit">Faire mon plan</Button>
      </div>
      <p id={faultId} role="alert" className={styles.fault}>
        {fault}
      </p>
    </Form>
  );
}
