import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/form/ErrorMessage.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { Actions, Stack } from '../../ui/layout.tsx';
import type { SetValues } from '../model/entry.ts';
import { changedValues, setValues } from '../model/setChanges.ts';
import { DOUBLE_PRESS_MS, loadQuestion } from '../model/unlikely.ts';
import { SetCorrection } from './SetCorrection.tsx';
import styles from './SetEditor.module.css';
import type { SetLogFieldsProps } from './SetLogFields.tsx';

const SAVE = 'Enregistrer';

interface SetEditorProps extends Omit<SetLogFieldsProps, 'values'> {
  /** Of its heading, which has the focus first. */
  id: string;
  /** « Série 2 » */
  title: string;
  /** As it was when its editor was opened. */
  set: SetValues;
  /** What was typed; undefined for nothing yet. */
  draft: SetValues | undefined;
  onChange: (draft: SetValues) => void;
  /** With the values that differ. */
  onSave: (changed: SetValues) => void;
  onCancel: () => void;
}

/** Edits one set where it is listed: Enter saves it, Escape leaves it as it was. */
export function SetEditor({ id, title, set, draft, onChange, onSave, onCancel, ...fields }: SetEditorProps) {
  const values = draft ?? setValues(set);
  const { knownKg, loadStep } = fields;
  const question = values.kg === set.kg ? undefined : loadQuestion(values.kg, knownKg, loadStep);
  const [asked, setAsked] = useState<string>();
  const askedAt = useRef(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // No field, whose keyboard would cover the buttons.
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);

  function save(_: unknown, form: HTMLFormElement) {
    // Tells each field that is wrong to say so.
    if (!form.checkValidity()) {
      form.querySelector<HTMLInputElement>('input:invalid')?.focus();
    } else if (question !== asked && question !== undefined) {
      setAsked(question);
      askedAt.current = Date.now();
      // A field that is typed into asks when it is left.
      const { activeElement } = document;
      if (activeElement instanceof HTMLInputElement) {
        activeElement.blur();
        activeElement.focus();
      }
    } else if (question === undefined || Date.now() - askedAt.current >= DOUBLE_PRESS_MS) {
      onSave(changedValues(set, values));
    }
  }

  return (
    <Stack
      as="section"
      gap={2}
      className={styles.editor}
      aria-labelledby={id}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <h4 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h4>
      <Form onSubmit={save}>
        <SetCorrection {...fields} values={values} onChange={onChange} />
        <ErrorMessage>
          {question !== undefined &&
            question === asked &&
            `Corrige, ou appuie de nouveau sur «\u00a0${SAVE}\u00a0» pour confirmer.`}
        </ErrorMessage>
        <Actions>
          <Button type="submit">{SAVE}</Button>
          <Button variant="outline" onClick={onCancel}>
            Annuler
          </Button>
        </Actions>
      </Form>
    </Stack>
  );
}
