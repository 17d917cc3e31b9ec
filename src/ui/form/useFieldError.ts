import { useId, useState } from 'react';

interface FieldError {
  text: string;
  /** Of the fields that it is about, in their order in the form. */
  names: readonly string[];
}

const NONE: FieldError = { text: '', names: [] };

/** What is wrong with the fields of a form: each stays marked until it is changed. The last of them shows the text. */
export function useFieldError() {
  const id = useId();
  const [{ text, names }, setFieldError] = useState(NONE);
  return {
    setError: (error = NONE) => setFieldError(error),
    /** For the TextField of that name. */
    field: (name: string) => ({
      name,
      errorId: names.includes(name) ? id : undefined,
      error: names.at(-1) === name ? text : undefined,
      onInput: () =>
        setFieldError((before) => ({ text: before.text, names: before.names.filter((other) => other !== name) })),
    }),
  };
}
