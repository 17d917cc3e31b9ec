import { useId, useState } from 'react';
import type { Duration } from '../../../schema/quantity.ts';
import { formatSeconds } from '../../format/quantities.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/form/ErrorMessage.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { parseTarget, type TargetError } from '../model/target.ts';

interface TargetFormProps {
  bounds: Duration;
  current: number | undefined;
  onChoose: (targetSeconds: number) => void;
}

/** Takes a finish time in hours and minutes. */
export function TargetForm({ bounds, current, onChoose }: TargetFormProps) {
  const [error, setError] = useState<TargetError>();
  const errorId = useId();
  const possible = `entre ${formatSeconds(bounds.minSeconds)} et ${formatSeconds(bounds.maxSeconds)}`;
  const messages: Record<TargetError, string> = {
    empty: 'Écris d’abord ton chrono.',
    unreadable: 'Écris les heures et les minutes en chiffres, par exemple 1 et 30.',
    'too many minutes': 'Avec des heures, les minutes vont de 0 à 59.',
    'out of bounds': `Choisis un chrono ${possible}.`,
  };

  function choose({ hours = '', minutes = '' }: Record<string, string>, form: HTMLFormElement) {
    const target = parseTarget(hours, minutes, bounds);
    if ('seconds' in target) {
      setError(undefined);
      onChoose(target.seconds);
      return;
    }
    setError(target.error);
    const field = target.error === 'too many minutes' ? 'minutes' : 'hours';
    (form.elements.namedItem(field) as HTMLInputElement).focus();
  }

  const field = {
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 3,
    size: 4,
    className: 'strong tabular',
    'aria-describedby': errorId,
  } as const;
  return (
    <Form onSubmit={choose}>
      <Cluster align="end" gap={4}>
        <Cluster as="fieldset" gap={4}>
          <legend className="large strong">Ton chrono visé</legend>
          <TextField
            {...field}
            label="Heures"
            name="hours"
            aria-invalid={error !== undefined && error !== 'too many minutes'}
            defaultValue={current === undefined ? '' : Math.floor(current / 3600)}
          />
          <TextField
            {...field}
            label="Minutes"
            name="minutes"
            aria-invalid={error !== undefined}
            defaultValue={current === undefined ? '' : Math.floor((current % 3600) / 60)}
          />
        </Cluster>
        <Button type="submit">Faire mon plan</Button>
      </Cluster>
      <ErrorMessage id={errorId}>{error && messages[error]}</ErrorMessage>
    </Form>
  );
}
