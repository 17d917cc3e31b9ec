import type { FormEvent, ReactNode } from 'react';
import { Stack } from '../layout.tsx';
import styles from './Form.module.css';

interface FormProps {
  /** Called with the fields by name, spaces around their texts left out. */
  onSubmit: (values: Record<string, string>, form: HTMLFormElement) => void;
  children: ReactNode;
}

/** A form whose messages are all ours: never the browser's own bubbles. */
export function Form({ onSubmit, children }: FormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
    onSubmit(Object.fromEntries(fields), form);
    // Once the error is there: a field that had the focus before is not scrolled to.
    requestAnimationFrame(() => form.querySelector(':focus')?.scrollIntoView({ block: 'nearest' }));
  }
  return (
    <Stack as="form" gap={4} className={styles.form} onSubmit={submit} noValidate>
      {children}
    </Stack>
  );
}

/** Gives the focus to the first field of `form` that is empty; answers the names of all that are. */
export function focusEmptyField(form: HTMLFormElement): string[] {
  const empty = [...form.querySelectorAll('input')].filter((field) => field.value.trim() === '');
  empty[0]?.focus();
  return empty.map(({ name }) => name);
}
