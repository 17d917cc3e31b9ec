import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { parse, stringify } from 'yaml';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { problemOf, typedValue } from '../model/formEdits.ts';
import { Combobox } from './Combobox.tsx';
import { BOX, describedBy, FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useForm } from './useForm.ts';

const DEBOUNCE_MS = 120;
const LETTERS_OF_A_LINE = 42;

/** A text, a number or a quantity: checked as it is typed, written once it is right, or when the field is left. */
export function TypedField({ field, path, value, onWrite, ...frame }: FieldProps) {
  const id = useId();
  const control = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const { type } = field.control;
  const shown =
    type === 'yaml'
      ? stringify(value ?? null).trimEnd()
      : Array.isArray(value)
        ? value.join(', ')
        : String(value ?? '');
  const read = (typed: string) => (type === 'yaml' ? yamlValue(typed) : typedValue(field, typed));
  const check = (typed: string) => (typed.trim() === '' ? undefined : problemOf(field, read(typed)));
  const { typed, change, leave } = useTyped(shown, check, (text, isFinal) => {
    const isEmpty = text.trim() === '';
    onWrite(isEmpty ? (field.isRequired ? null : undefined) : read(text), isFinal);
  });
  const problem = typed === shown && (value ?? '') !== '' ? undefined : check(typed);
  const isLine = ['number', 'quantity', 'numbers'].includes(type);
  const props = {
    id,
    ref: control,
    value: typed,
    'aria-describedby': describedBy(id),
    'aria-invalid': problem !== undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(currentTarget.value),
    onBlur: leave,
  };
  const isRight = isLine && typed !== '' && typed !== shown && !problem;
  return (
    <FieldFrame
      field={field}
      path={path}
      id={id}
      problem={problem}
      tools={type === 'rich' && <RichButtons control={control} label={field.label} onChange={change} />}
      {...frame}
    >
      <div className={BOX}>
        {isLine ? (
          <input {...props} autoComplete="off" inputMode={type === 'number' ? 'numeric' : undefined} />
        ) : (
          <textarea
            {...props}
            rows={type === 'yaml' ? typed.split('\n').length : Math.ceil((typed.length + 1) / LETTERS_OF_A_LINE)}
            // A text of several lines has no place in the app.
            onKeyDown={(event) => event.key === 'Enter' && type !== 'yaml' && event.preventDefault()}
          />
        )}
        {isRight && (
          <span className="strong">
            ✓<span className="visually-hidden">lu</span>
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

function yamlValue(typed: string): unknown {
  try {
    return parse(typed);
  } catch {
    return typed;
  }
}

/** What is typed, until it is written: a moment after the last key where nothing is against it, else when it is left. */
function useTyped(
  value: string,
  check: (typed: string) => string | undefined,
  write: (typed: string, isFinal: boolean) => void,
) {
  const [typed, setTyped] = useState<string>();
  const pending = useRef<string>(undefined);
  const timer = useRef(0);
  function flush(isFinal: boolean) {
    clearTimeout(timer.current);
    const text = pending.current;
    pending.current = undefined;
    if (text !== undefined) write(text, isFinal);
  }
  const leaveForm = useEffectEvent(() => flush(true));
  useEffect(() => () => leaveForm(), []);
  return {
    typed: typed ?? value,
    change(text: string) {
      setTyped(text);
      pending.current = text;
      clearTimeout(timer.current);
      if (text.trim() !== '' && check(text) === undefined)
        timer.current = window.setTimeout(() => flush(false), DEBOUNCE_MS);
    },
    leave() {
      if (typed !== undefined) pending.current = typed;
      flush(true);
      setTyped(undefined);
    },
  };
}

interface RichButtonsProps {
  control: RefObject<HTMLTextAreaElement | null>;
  label: string;
  onChange: (text: string) => void;
}

/** Bold and links, whose signs are put around what is selected, and what the app writes in itself, as the number of a week. */
function RichButtons({ control, label, onChange }: RichButtonsProps) {
  const { choices } = useForm();
  const citationId = useId();
  const [opened, setOpened] = useState<'link' | 'citation'>();
  const toggle = (tool: 'link' | 'citation') => setOpened(opened === tool ? undefined : tool);
  /** `isWord`: with a space where a letter stands beside it. */
  function insert(before: string, wordsOf: (selected: string) => string, after: string, isWord = false) {
    const field = control.current;
    if (!field) return;
    const { selectionStart: start, selectionEnd: end, value } = field;
    const selected = value.slice(start, end);
    const words = wordsOf(selected.trim());
    const lead = isWord && /[\p{L}\d,.:;]$/u.test(value.slice(0, start)) ? ' ' : '';
    const gap = selected.endsWith(' ') || (isWord && /^[\p{L}\d]/u.test(value.slice(end))) ? ' ' : '';
    onChange(value.slice(0, start) + lead + before + words + after + gap + value.slice(end));
    setOpened(undefined);
    requestAnimationFrame(() => {
      field.focus();
      const at = start + lead.length + before.length;
      field.setSelectionRange(at, at + words.length);
    });
  }
  return (
    <>
      <Cluster data-tools role="group" aria-label={`Mise en forme\u00a0: ${label}`}>
        <Button variant="text" onClick={() => insert('**', (selected) => selected || 'mots en gras', '**')}>
          Gras
        </Button>
        <Button variant="text" aria-expanded={opened === 'link'} onClick={() => toggle('link')}>
          Lien
        </Button>
        <Button variant="text" aria-expanded={opened === 'citation'} onClick={() => toggle('citation')}>
          Citer
        </Button>
      </Cluster>
      {opened === 'link' && (
        <SelectField
          label="Page du lien"
          value=""
          none="Choisis une page"
          options={choices.route.map((choice) => ({ value: choice.value, name: choice.label }))}
          onChange={(route) => {
            const label = choices.route.find((choice) => choice.value === route)?.label ?? route;
            if (route) insert('[', (selected) => selected || label, `](${route})`);
          }}
        />
      )}
      {opened === 'citation' && (
        <Stack gap={1}>
          <label htmlFor={citationId}>Semaine, nombre, séance ou exercice à citer</label>
          <Combobox
            id={citationId}
            value=""
            choices={choices.citation}
            isRequired
            onChoose={(reference) => insert('', () => reference, '', true)}
          />
        </Stack>
      )}
    </>
  );
}
