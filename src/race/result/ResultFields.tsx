import { type ReactNode, useRef, useState } from 'react';
import { NO_BREAK } from '../../format/noBreak.ts';
import { count } from '../../format/plural.ts';
import { formatClock, formatLongClock } from '../../format/quantities.ts';
import { isAccepted, parseTime, withColons } from '../../journal/model/numberFields.ts';
import { DOUBLE_PRESS_MS } from '../../journal/model/unlikely.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/form/ErrorMessage.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Columns } from '../../ui/layout.tsx';
import {
  finishSeconds,
  isRounding,
  isUnlikely,
  type SegmentSeconds,
  secondsBesideSum,
  sumOf,
} from '../model/officialSession.ts';
import { SEGMENTS } from './segments.ts';

/** So few missing segments are named. */
const NAMED_MISSING = 4;

/** A lap with its station; the RoxZone. */
const ROUNDS = SEGMENTS.flatMap((_, index) => (index % 2 === 0 ? [SEGMENTS.slice(index, index + 2)] : []));

interface ResultFieldsProps {
  times: Readonly<Record<string, string>>;
  /** The finish time that the page, or the journal, says. */
  pageSeconds: number | undefined;
  penaltySeconds: number | undefined;
  knownSeconds: number | undefined;
  /** Before the button. */
  notice: ReactNode;
  onChange: (times: Readonly<Record<string, string>>) => void;
  onSave: (seconds: SegmentSeconds) => void;
}

/** The times of a race, segment by segment, and what they come to. */
export function ResultFields({ times, notice, onChange, onSave, ...stated }: ResultFieldsProps) {
  const [isSent, setSent] = useState(false);
  /** The unlikely times that were asked about. */
  const [asked, setAsked] = useState('');
  const askedAt = useRef(0);
  // A time that is being typed is not judged yet.
  const [focused, setFocused] = useState<string>();
  const parsed = new Map(SEGMENTS.map(({ id }) => [id, parseTime(times[id] ?? '')]));
  const seconds = new Map([...parsed].flatMap(([id, time]) => (typeof time === 'number' ? [[id, time]] : [])));
  const isNothing = seconds.size === 0;
  const wrong = SEGMENTS.filter(({ id }) => !isAccepted(parsed.get(id)));
  const unlikely = SEGMENTS.filter((segment) => isUnlikely(segment, seconds.get(segment.id)));
  const question = unlikely.map(({ id }) => `${id} ${seconds.get(id)}`).join();
  const isAsked = question !== '' && question === asked;

  function send(_: unknown, form: HTMLFormElement) {
    setSent(true);
    const first = wrong[0] ?? (isNothing ? SEGMENTS[0] : isAsked ? undefined : unlikely[0]);
    if (!first) {
      const isDoublePress = isAsked && Date.now() - askedAt.current < DOUBLE_PRESS_MS;
      if (!isDoublePress) onSave(seconds);
      return;
    }
    if (wrong.length === 0) {
      setAsked(question);
      askedAt.current = Date.now();
    }
    (form.elements.namedItem(first.id) as HTMLInputElement).focus();
  }

  const messageOf = (segment: (typeof SEGMENTS)[number]): string | undefined => {
    const time = parsed.get(segment.id);
    if (isSent && !isAccepted(time)) return 'Écris ce temps en minutes et secondes, par exemple 4:53.';
    if (typeof time !== 'number' || (focused === segment.id && !isAsked) || !isUnlikely(segment, time))
      return undefined;
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
          setAsked('');
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
      {!isNothing && <Total seconds={seconds} {...stated} />}
      {notice}
      <ErrorMessage>
        {isSent && wrong.length > 0 && `${count(wrong.length, 'temps', 'temps')} à corriger.`}
        {isSent && wrong.length === 0 && isNothing && 'Lis d’abord un résultat, ou écris au moins un temps.'}
        {isAsked && `Corrige, ou appuie de nouveau sur «${NO_BREAK}Enregistrer${NO_BREAK}» pour confirmer.`}
      </ErrorMessage>
      <div>
        <Button type="submit">Enregistrer</Button>
      </div>
    </Form>
  );
}

interface TotalProps extends Pick<ResultFieldsProps, 'pageSeconds' | 'penaltySeconds' | 'knownSeconds'> {
  seconds: SegmentSeconds;
}

function Total({ seconds, pageSeconds, penaltySeconds = 0, knownSeconds }: TotalProps) {
  const missing = SEGMENTS.filter(({ id }) => !seconds.has(id));
  const names = missing.map(({ name }) => name).join(', ');
  const sum = sumOf(seconds);
  const finish = finishSeconds(seconds, SEGMENTS, { page: pageSeconds, journal: knownSeconds });
  const beside = secondsBesideSum(seconds, SEGMENTS, pageSeconds);
  const isTotal = missing.length === 0 && beside === 0;
  return (
    <div>
      <p>
        {isTotal ? 'Total' : missing.length > 0 ? 'Jusqu’ici' : 'Somme'}&nbsp;:{' '}
        <strong className="number">{formatLongClock((isTotal && finish) || sum)}</strong>
      </p>
      {missing.length > 0 && (
        <p>
          Il manque&nbsp;: {missing.length > NAMED_MISSING ? count(missing.length, 'temps', 'temps') : names}.{' '}
          {finish === undefined
            ? 'Ton temps total reste inconnu.'
            : `Ton temps total, ${formatLongClock(finish)}, est connu.`}
        </p>
      )}
      {pageSeconds !== undefined && beside > 0 && (
        <p>
          Temps officiel&nbsp;: <strong className="number">{formatLongClock(pageSeconds)}</strong>, soit{' '}
          {formatClock(beside)} de plus que la somme&nbsp;:{' '}
          {isRounding(beside - penaltySeconds) ? 'ta pénalité' : 'une pénalité, ou un temps à vérifier'}.
        </p>
      )}
      {pageSeconds !== undefined && beside < 0 && (
        <p className="strong accent">
          Ta page dit {formatLongClock(pageSeconds)}, soit {formatClock(-beside)} de moins que la somme&nbsp;: à
          vérifier.
        </p>
      )}
    </div>
  );
}
