import { useId, useRef, useState } from 'react';
import type { Checkpoint } from '../../../schema/readiness.ts';
import type { Station } from '../../../schema/understanding.ts';
import { useToday } from '../../calendar/useToday.ts';
import { NO_BREAK } from '../../format/noBreak.ts';
import { newSession } from '../../journal/model/entry.ts';
import { fieldText, type Parsed, parseTime, withColons } from '../../journal/model/numberFields.ts';
import { formatTime } from '../../journal/model/sessionValues.ts';
import { setNumber } from '../../journal/model/setNumbers.ts';
import { stationTest, stationTestChanges, stationTests } from '../../journal/model/stationTest.ts';
import { DOUBLE_PRESS_MS, stationQuestion } from '../../journal/model/unlikely.ts';
import { useChangeJournal, useJournal } from '../../journal/store/useJournal.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

interface StationFieldProps {
  checkpoint: Checkpoint;
  station: Station;
  /** What the field takes for it, the fastest and the slowest, in seconds. */
  bounds: readonly [number, number];
}

/** Takes the time of a station for the journal; another one of the same day corrects it. */
export function StationField({ checkpoint, station, bounds }: StationFieldProps) {
  const today = useToday();
  const { sessions } = useJournal();
  const journal = useChangeJournal();
  const todays = stationTests(sessions, station.id).find(({ on }) => on === today);
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const [saved, setSaved] = useState<number>();
  const askedAt = useRef(0);
  const isSaving = useRef(false);
  const errorId = useId();

  async function note(typed: string, form: HTMLFormElement) {
    const seconds = parseTime(typed);
    const found = problemOf(seconds, bounds);
    const isAnswered = found?.isQuestion && found.text === problem?.text;
    setProblem(found);
    if (typeof seconds !== 'number' || (found && !isAnswered)) {
      setSaved(undefined);
      askedAt.current = Date.now();
      (form.elements.namedItem('time') as HTMLInputElement).focus();
      return;
    }
    const isDoublePress = isAnswered && Date.now() - askedAt.current < DOUBLE_PRESS_MS;
    if (isDoublePress || isSaving.current) return;
    isSaving.current = true;
    if (!todays) await journal.put(newSession(stationTest(station, checkpoint.name, seconds, today), Date.now()));
    else if (todays.seconds !== seconds)
      await journal.edit(todays.id, (former) => ({ ...former, seconds, ...stationTestChanges(former, { seconds }) }));
    // What was typed meanwhile stays.
    setDraft((current) => (current === draft ? undefined : current));
    setProblem(undefined);
    setSaved(seconds);
    isSaving.current = false;
  }

  return (
    <Form onSubmit={({ time = '' }, form) => void note(time, form)}>
      <div className="field-row">
        <TextField
          label="Ton temps (min:s)"
          name="time"
          inputMode="decimal"
          autoComplete="off"
          placeholder="4:30"
          value={draft ?? (todays ? fieldText.seconds(todays.seconds) : '')}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            setDraft(withColons(currentTarget.value));
            setProblem(undefined);
            setSaved(undefined);
          }}
          {...(problem && { errorId, 'aria-invalid': !problem.isQuestion })}
        />
        <Button type="submit" variant="outline">
          Noter
        </Button>
      </div>
      {/* Below the row: in the field it would push the button down. */}
      {problem && (
        <p id={errorId} className="strong accent">
          {problem.text}
        </p>
      )}
      <p aria-live="polite">{saved !== undefined && `C’est noté dans ton journal${NO_BREAK}: ${formatTime(saved)}.`}</p>
    </Form>
  );
}

/** What is wrong with a time, or asked about it. */
interface Problem {
  text: string;
  isQuestion: boolean;
}

function problemOf(seconds: Parsed, bounds: readonly [number, number]): Problem | undefined {
  if (seconds === 'out-of-range') return { text: setNumber('seconds').outOfRange, isQuestion: false };
  if (typeof seconds !== 'number')
    return { text: 'Écris ton temps en minutes et secondes, par exemple 4:30.', isQuestion: false };
  const question = stationQuestion(seconds, bounds);
  return question === undefined ? undefined : { text: `${question} ${CONFIRM}`, isQuestion: true };
}

const CONFIRM = `Corrige, ou appuie de nouveau sur «${NO_BREAK}Noter${NO_BREAK}» pour confirmer.`;
