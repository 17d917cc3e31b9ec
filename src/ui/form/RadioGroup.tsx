import { type ReactNode, useId } from 'react';
import { Cluster } from '../layout.tsx';
import { Choice } from './Choice.tsx';

interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  value: Value;
  options: readonly { value: Value; name: ReactNode }[];
  onChange: (value: Value) => void;
}

/** One of two or three, all in sight. */
export function RadioGroup<Value extends string>({ legend, value, options, onChange }: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <Cluster as="fieldset" gap={5} align="center">
      <legend className="muted">{legend}</legend>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="radio"
          name={name}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        >
          {option.name}
        </Choice>
      ))}
    </Cluster>
  );
}
