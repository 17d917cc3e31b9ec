import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDay } from '../../calendar/dateText.ts';
import { useToday } from '../../calendar/useToday.ts';
import { NO_BREAK } from '../../format/noBreak.ts';
import { formatDuration } from '../../format/quantities.ts';
import { TEST_RESULT_HEADING } from '../../memberRoutes.ts';
import { Prose } from '../../renderers/Prose.tsx';
import type { CalendarDay } from '../../schedule/model/day.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { markedDayText } from '../markedDayText.ts';
import { latestKind, type ResultKind, testSpeed } from '../model/paceTest.ts';
import { type PaceTestError, resultField } from './testFields.ts';
import { type CoachesTest, useTestResults } from './useTestResults.ts';

const FIELD = 'input[name=result]';
const SUBMIT = '[type=submit]';

/** Where the paces come from, when both results are known. */
const OTHER_COUNTS: Record<ResultKind, string> = {
  paceTest: `. Tes allures viennent de ton temps sur 5${NO_BREAK}km, plus récent.`,
  fiveKm: '. Tes allures viennent de ton test, plus fiable.',
};

/** Takes a result that gives each pace its minutes and seconds, of the test or over 5 km; an empty field takes it back. */
export function TestResultForm({ test }: { test: CoachesTest }) {
  const today = useToday();
  const { state } = useLocation();
  const { results, note, erase } = useTestResults(test, today, state?.testDay);
  const counting = latestKind(results, test);
  const [chosen, setChosen] = useState<ResultKind>();
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<PaceTestError>();
  const [undoErasing, setUndoErasing] = useState<() => Promise<void>>();
  const [doneDay, setDoneDay] = useState<CalendarDay>();
  const [isUnchanged, setUnchanged] = useState(false);
  const [changes, setChanges] = useState(0);
  const errorId = useId();
  const section = useRef<HTMLDivElement>(null);
  const isSaving = useRef(false);
  const feedback = useRef<HTMLDivElement>(null);
  const kind = chosen ?? counting ?? 'paceTest';
  const field = resultField(kind, test);
  const value = kind === 'paceTest' ? results.paceTest?.meters : results.fiveKm?.seconds;
  const notedOn = results[kind]?.on;

  // It is below the field, where a phone's keyboard was until then.
  useEffect(() => {
    if (changes > 0) feedback.current?.scrollIntoView({ block: 'nearest' });
  }, [changes]);

  const focusOn = (selector: string) => section.current?.querySelector<HTMLElement>(selector)?.focus();

  function choose(next: ResultKind) {
    setChosen(next);
    setDraft(undefined);
    setError(undefined);
    setUndoErasing(undefined);
    setDoneDay(undefined);
    setUnchanged(false);
  }

  async function save(text: string) {
    // What was typed is a result, also the same one again; a press alone is not.
    const isTyped = draft !== undefined || value === undefined;
    const isErasing = text === '' && value !== undefined;
    const read = isErasing ? undefined : field.parse(text);
    if (typeof read === 'string') {
      setError(read);
      focusOn(FIELD);
      return;
    }
    // Out of the field, so that a phone's keyboard closes.
    focusOn(SUBMIT);
    if (isSaving.current) return;
    isSaving.current = true;
    // The message comes once it is saved.
    const erased = isTyped && read === undefined ? await erase(kind) : undefined;
    setDoneDay(isTyped && read !== undefined ? await note(kind, read) : undefined);
    // What was typed or chosen meanwhile stays.
    setDraft((current) => (current === draft ? undefined : current));
    setChosen((current) => current ?? kind);
    setError(undefined);
    setUndoErasing(() => erased?.restore);
    setUnchanged(!isTyped);
    setChanges((count) => count + 1);
    isSaving.current = false;
  }

  function message(): string | undefined {
    if (undoErasing) return 'Résultat effacé, ici et dans ton journal.';
    if (isUnchanged && notedOn && notedOn !== today)
      return `Déjà noté le ${formatDay(notedOn, today)}. Le même résultat aujourd’hui\u202f? Écris-\u2060le de nouveau.`;
    const speed = testSpeed({ paceTest: undefined, fiveKm: undefined, [kind]: results[kind] }, test);
    if (error || value === undefined || speed === undefined) return undefined;
    const outcome = kind === counting ? '. Tes allures s’affichent maintenant dans tes séances.' : OTHER_COUNTS[kind];
    const marked = doneDay ? ` ${markedDayText(doneDay, true, today)}` : '';
    return field.summary(value, speed) + outcome + marked;
  }

  return (
    <Stack className="screen-only" ref={section}>
      <h3 id={TEST_RESULT_HEADING} tabIndex={-1}>
        Ton résultat
      </h3>
      {test.fiveKm && (
        <RadioGroup
          legend="Ton repère"
          value={kind}
          options={[
            { value: 'paceTest', name: `Test de ${formatDuration(test.duration)}` },
            { value: 'fiveKm', name: `Temps sur 5${NO_BREAK}km` },
          ]}
          onChange={choose}
        />
      )}
      {test.fiveKm && kind === 'fiveKm' && (
        <p>
          <Prose text={test.fiveKm.text} />
        </p>
      )}
      <Form onSubmit={({ result = '' }) => void save(result)}>
        <div className="field-row">
          <TextField
            key={kind}
            label={field.label}
            name="result"
            inputMode={field.inputMode}
            autoComplete="off"
            value={draft ?? (value === undefined ? '' : field.write(value))}
            onChange={({ currentTarget }) => {
              setDraft(currentTarget.value);
              setError(undefined);
              setUnchanged(false);
            }}
            {...(error && { errorId, error: field.messages[error] })}
          />
          <Button type="submit">Noter le résultat</Button>
        </div>
      </Form>
      <Cluster align="center" ref={feedback}>
        <p aria-live="polite">{message()}</p>
        {undoErasing && (
          <Button
            variant="outline"
            onClick={async () => {
              await undoErasing();
              choose(kind);
              focusOn(SUBMIT);
            }}
          >
            Annuler
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
