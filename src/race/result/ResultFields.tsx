import { type ReactNode, useState } from 'react';
import { NO_BREAK } from '../../format/noBreak.ts';
import { count } from '../../format/plural.ts';
import { formatLongClock } from '../../format/quantities.ts';
import { isAccepted, parseTime, withColons } from '../../journal/model/numberFields.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/form/ErrorMessage.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Columns } from '../../ui/layout.tsx';
import { finishSeconds, isUnlikely, missesTotal, type SegmentSeconds, sumOf } from '../model/officialSession.ts';
import { SEGMENTS } from './segments.ts';

/** So few missing segments are named. */
const NAMED_MISSING = 4;

/** A lap with its station; the RoxZone. */
const ROUNDS = SEGMENTS.flatMap((_, index) => (index % 2 === 0 ? [SEGMENTS.slice(index, index + 2)] : []));

interface ResultFieldsProps {
  times: Readonly<Record<string, string>>;
  /** The finish time that the page, or the journal, says. */
  pageSeconds: number | undefined;
  knownSeconds: number | undefined;
  /** Before the button. */
  notice: ReactNode;
  onChange: (times: Readonly<Record<string, string>>) => void;
  onSave: (seconds: SegmentSeconds) => void;
}

/** The times of a race, segment by segment, and what they come to. */
export function ResultFields({ times, pageSeconds, knownSeconds, notice, onChange, onSave }: ResultFieldsProps) {
  const [isSent, setSent] = useState(false);
  // A time that is being typed is not judged yet.
  const [focused, setFocused] = useState<string>();
  const parsed = new Map(SEGMENTS.map(({ id }) => [id, parseTime(times[id] ?? '')]));
  const seconds = new Map([...parsed].flatMap(([id, time]) => (typeof time === 'number' ? [[id, time]] : [])));
  const isNothing = seconds.size === 0;
  const wrong = SEGMENTS.filter(({ id }) => !isAccepted(parsed.get(id)));

  function send(_: unknown, form: HTMLFormElement) {
    setSent(true);
    const first = wrong[0] ?? (isNothing ? SEGMENTS[0] : undefined);
    if (first) (form.elements.namedItem(first.id) as HTMLInputElement).focus();
    else onSave(seconds);
  }

  const messageOf = (segment: (typeof SEGMENTS)[number]): string | undefined => {
    const time = parsed.get(segment.id);
    if (isSent && !isAccepted(time)) return 'Écris ce temps en minutes et secondes, par exemple 4:53.';
    if (typeof time !== 'number' || focused === segment.id || !isUnlikely(segment, time)) return undefined;
    return `${formatLongClock(time)}${NO_BREAK}: à vérifier.`;
  };

  function field(segment: (typeof SEGMENTS)[number]) {
    const { id, name } = segment;
    const message = messageOf(segment);
    return (
      <TextField
        key={id}
        label={name}
        name={id}
        inputMode="decimal"
        autoComplete="off"
        value={times[id] ?? ''}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
          setFocused(id);
        }}
        onBlur={() => setFocused(undefined)}
        onChange={({ currentTarget }) => {
          setSent(false);
          onChange({ ...times, [id]: withColons(currentTarget.value) });
        }}
        {...(message !== undefined && {
          errorId: `${id}-message`,
          error: message,
          'aria-invalid': !isAccepted(parsed.get(id)),
        })}
      />
    );
  }

  return (
    <Form onSubmit={send}>
      <Columns gap={4}>
        {ROUNDS.map((round) => (
          <Columns key={round[0]?.id} of="words" gap={4}>
            {round.map(field)}
          </Columns>
        ))}
      </Columns>
      {!isNothing && <Total seconds={seconds} pageSeconds={pageSeconds} knownSeconds={knownSeconds} />}
      {notice}
      <ErrorMessage>
        {isSent && wrong.length > 0 && `${count(wrong.length, 'temps', 'temps')} à corriger.`}
        {isSent && wrong.length === 0 && isNothing && 'Lis d’abord un résultat, ou écris au moins un temps.'}
      </ErrorMessage>
      <div>
        <Button type="submit">Enregistrer</Button>
      </div>
    </Form>
  );
}

function Total({
  seconds,
  pageSeconds,
  knownSeconds,
}: Pick<ResultFieldsProps, 'pageSeconds' | 'knownSeconds'> & { seconds: SegmentSeconds }) {
  const missing = SEGMENTS.filter(({ id }) => !seconds.has(id));
  const names = missing.map(({ name }) => name).join(', ');
  const finish = finishSeconds(seconds, SEGMENTS, { page: pageSeconds, journal: knownSeconds });
  return (
    <div>
      <p>
        {missing.length > 0 ? 'Jusqu’ici' : 'Total'}&nbsp;:{' '}
        <strong className="number">{formatLongClock(sumOf(seconds))}</strong>
      </p>
      {missing.length > 0 && (
        <p>
          Il manque&nbsp;: {missing.length > NAMED_MISSING ? count(missing.length, 'temps', 'temps') : names}.{' '}
          {finish === undefined
            ? 'Ton temps total reste inconnu.'
            : `Ton temps total, ${formatLongClock(finish)}, est connu.`}
        </p>
      )}
      {missesTotal(seconds, SEGMENTS, pageSeconds) && (
        <p className="strong accent">Ta page dit {formatLongClock(pageSeconds ?? 0)}&nbsp;: à vérifier.</p>
      )}
    </div>
  );
}
