import { type ComponentProps, useId } from 'react';
import { Field } from './Field.tsx';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
}

/** A field for more than a line. */
export function TextArea({ label, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <Field label={label} id={id}>
      <textarea id={id} rows={3} {...rest} />
    </Field>
  );
}
