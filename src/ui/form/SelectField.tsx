import { type ReactNode, useId } from 'react';
import { Field } from './Field.tsx';

interface SelectFieldProps {
  label: ReactNode;
  /** Empty for none. */
  value: string;
  options: readonly { value: string; name: string }[];
  /** Named first, with an empty value; without it one of the options is always chosen. */
  none?: string;
  onChange: (value: string) => void;
}

/** One of a few names. */
export function SelectField({ label, value, options, none, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <Field label={label} id={id}>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </Field>
  );
}
