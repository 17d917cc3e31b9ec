import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { Actions, Stack } from '../../ui/layout.tsx';
import type { SetValues } from '../model/entry.ts';
import { changedValues, setValues } from '../model/setChanges.ts';
import { SetCorrection } from './SetCorrection.tsx';
import styles from './SetEditor.module.css';
import type { SetLogFieldsProps } from './SetLogFields.tsx';

interface SetEditorProps extends Omit<SetLogFieldsProps, 'values'> {
  /** « Série 2 » */
  title: string;
  /** As it was when its editor was opened. */
  set: SetValues;
  /** What was typed before a reload. */
  kept: SetValues | undefined;
  /** At each press, to be kept for a reload. */
  onChange: (values: SetValues) => void;
  /** With the values that differ. */
  onSave: (changed: SetValues) => void;
  onCancel: () => void;
}

/** Edits one set where it is listed: Enter saves it, Escape leaves it as it was. */
export function SetEditor({ title, set, kept, onChange, onSave, onCancel, ...fields }: SetEditorProps) {
  const [values, setChanged] = useState(kept ?? setValues(set));
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    // No field, whose keyboard would cover the buttons.
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);

  function change(next: SetValues) {
    setChanged(next);
    onChange(next);
  }

  function save(_: unknown, form: HTMLFormElement) {
    // Tells each field that is wrong to say so.
    if (form.checkValidity()) onSave(changedValues(set, values));
    else form.querySelector<HTMLInputElement>('input:invalid')?.focus();
  }

  return (
    <Stack
      as="section"
      gap={2}
      className={styles.editor}
      aria-labelledby={titleId}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <h4 ref={heading} id={titleId} tabIndex={-1}>
        {title}
      </h4>
      <Form onSubmit={save}>
        <SetCorrection {...fields} values={values} onChange={change} />
        <Actions>
          <Button type="submit">Enregistrer</Button>
          <Button variant="outline" onClick={onCancel}>
            Annuler
          </Button>
        </Actions>
      </Form>
    </Stack>
  );
}
