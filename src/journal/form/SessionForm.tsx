import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useToday } from '../../calendar/useToday.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/form/ErrorMessage.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Columns } from '../../ui/layout.tsx';
import { measuredHeight } from '../../ui/measuredHeight.ts';
import { loadStepOf } from '../citedExercise.ts';
import { changedFields, type DraftErrors, type DraftFields, readDraft, type SessionDraft } from '../model/draft.ts';
import { draftMessage } from '../model/draftMessages.ts';
import type { LoggedSession } from '../model/entry.ts';
import { isAccepted, parseDistance, parseTime, withColons } from '../model/numberFields.ts';
import { computePace, formatPaceSeconds, hasOwnTime } from '../model/sessionValues.ts';
import { isStationTest } from '../model/stationTest.ts';
import { DOUBLE_PRESS_MS, unlikelyValues } from '../model/unlikely.ts';
import { forgetDraft, keepDraft, keptDraft } from '../store/draftStorage.ts';
import styles from './SessionForm.module.css';
import { SetFields } from './SetFields.tsx';

interface SessionFormProps {
  initial: SessionDraft;
  /** Of the entry to correct: what was typed is for that version alone. */
  version?: number;
  /** What is noted or corrected. */
  session: Pick<LoggedSession, 'kind' | 'splits'>;
  /** The other sessions, newest first: what is typed is compared with them. */
  others: readonly LoggedSession[];
  /** A number that is changed in a set is taken for the ones after it. */
  setsFollow?: boolean;
  /** Below the date, which it depends on. */
  ofDate?: (on: string) => ReactNode;
  submit: string;
  /** `changed`: those that differ from what the form had. */
  onSubmit: (fields: DraftFields, changed: Partial<DraftFields>) => void;
  cancel: ReactNode;
}

const NONE: DraftErrors = new Map();
const NO_QUESTIONS: ReadonlyMap<string, string> = new Map();
const measure = measuredHeight('--action-bar-height');

/** What was done, to note or to correct. What is typed survives a reload, and is dropped when the form is left. */
export function SessionForm({
  initial,
  version = 0,
  session,
  others,
  setsFollow = false,
  ofDate,
  submit,
  onSubmit,
  cancel,
}: SessionFormProps) {
  const { kind } = session;
  const isStation = isStationTest(session);
  const isRunning = kind === 'run' || (kind === 'test' && !isStation);
  const isOwnTime = hasOwnTime(session);
  const { pathname, search } = useLocation();
  const [form] = useState(`${pathname}${search} ${version}`);
  const today = useToday();
  const [draft, setDraft] = useState(() => keptDraft(form) ?? initial);
  // Another tab may change the session while its form is open.
  const [opened] = useState(initial);
  const [errors, setErrors] = useState(NONE);
  const [questions, setQuestions] = useState(NO_QUESTIONS);
  const askedAt = useRef(0);
  // A reload unmounts nothing.
  useEffect(() => forgetDraft, []);

  function change(next: SessionDraft, field?: string) {
    setDraft(next);
    keepDraft(form, next);
    // Rows move when one is taken away: their names are of other ones then.
    setErrors(field ? new Map([...errors].filter(([name, error]) => name !== field && error !== 'nothing')) : NONE);
    // Asked again of another value alone.
    if (field !== 'note' && field !== 'name') setQuestions(NO_QUESTIONS);
  }

  function send(_: unknown, form: HTMLFormElement) {
    const { fields, errors: found } = readDraft(draft, today, isStation ? 'station' : kind);
    setErrors(found ?? NONE);
    const asked = fields
      ? unlikelyValues(draft, fields, {
          initial: opened,
          kind: isOwnTime ? kind : 'workout',
          others,
          stepOf: loadStepOf,
        })
      : NO_QUESTIONS;
    const isAnswered = [...asked].every(([name, text]) => questions.get(name) === text);
    if (fields && isAnswered) {
      const isDoublePress = asked.size > 0 && Date.now() - askedAt.current < DOUBLE_PRESS_MS;
      if (!isDoublePress) onSubmit(fields, changedFields(opened, fields));
      return;
    }
    setQuestions(asked);
    askedAt.current = Date.now();
    const [first] = (found ?? asked).keys();
    if (first) (form.elements.namedItem(first) as HTMLInputElement | null)?.focus();
  }

  const field = (name: Exclude<keyof SessionDraft, 'sets'>, read = (typed: string) => typed) => {
    const error = errors.get(name);
    const asked = questions.get(name);
    return {
      name,
      value: draft[name],
      autoComplete: 'off',
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        change({ ...draft, [name]: read(currentTarget.value) }, name),
      ...(error && { errorId: `${name}-error`, error: draftMessage(name, error) }),
      ...(asked !== undefined && { errorId: `${name}-error`, error: asked, 'aria-invalid': false }),
    };
  };

  /** On a number pad; what is typed replaces what is there. */
  const numberField = (...which: Parameters<typeof field>) => ({
    ...field(...which),
    inputMode: 'decimal' as const,
    onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select(),
  });

  return (
    <Form onSubmit={send}>
      <Columns of="lines" gap={4}>
        <TextField label="Date" type="date" max={today} {...field('on')} />
        <TextField label="Nom de la séance" {...field('name')} />
      </Columns>
      {ofDate?.(draft.on)}
      <Columns of="words" gap={4}>
        {(isRunning || draft.meters) && (
          <TextField label="Distance (km)" placeholder="5,2" {...numberField('meters')} />
        )}
        <TextField
          label={isOwnTime ? 'Temps' : 'Durée totale'}
          placeholder="28:30"
          {...numberField('seconds', withColons)}
        />
        <TextField label="Effort (RPE 1–10)" {...numberField('rpe')} />
      </Columns>
      {isRunning && isOwnTime && <LivePace draft={draft} />}
      {(initial.sets.length > 0 || draft.sets.length > 0) && (
        <SetFields
          initialSets={initial.sets}
          sets={draft.sets}
          follows={setsFollow}
          errors={errors}
          questions={questions}
          onChange={(sets, name) => change({ ...draft, sets }, name)}
        />
      )}
      <TextArea
        label="Note"
        name="note"
        value={draft.note}
        onChange={({ currentTarget }) => change({ ...draft, note: currentTarget.value }, 'note')}
      />
      <ErrorMessage>
        {errors.size > 0 && (errors.size > 1 ? `${errors.size} champs à corriger.` : 'Un champ à corriger.')}
        {questions.size > 0 && `Corrige, ou appuie de nouveau sur «\u00a0${submit}\u00a0» pour confirmer.`}
      </ErrorMessage>
      <div ref={measure} className={`${styles.actions} screen-only`}>
        <Button type="submit">{submit}</Button>
        {cancel}
      </div>
    </Form>
  );
}

/** « Allure : 5:42/km », as soon as there is one. */
function LivePace({ draft }: { draft: SessionDraft }) {
  const [meters, seconds] = [parseDistance(draft.meters), parseTime(draft.seconds)];
  const pace = isAccepted(meters) && isAccepted(seconds) ? computePace({ meters, seconds }) : undefined;
  return (
    <p aria-live="polite" className="tabular">
      {pace !== undefined && (
        <>
          Allure&nbsp;: <strong className="large">{formatPaceSeconds(pace)}</strong>
        </>
      )}
    </p>
  );
}
