import { type ComponentProps, type ReactNode, useId } from 'react';
import { Field } from './Field.tsx';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Inside the field, at its end. */
  action?: ReactNode;
  /** Marks the field as wrong: the id of the text that says why. */
  errorId?: string | undefined;
  /** That text, when it is below this field. Not a live region: the form announces it. */
  error?: string | undefined;
}

export function TextField({ label, action, errorId, error, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field label={label} id={id} error={error ? { id: errorId, text: error } : undefined}>
      <input id={id} {...(errorId && { 'aria-invalid': true, 'aria-describedby': errorId })} {...input} />
      {action}
    </Field>
  );
}
