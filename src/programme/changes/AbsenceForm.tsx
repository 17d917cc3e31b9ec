import { useState } from 'react';
import { formatDay } from '../../calendar/dateText.ts';
import { addDays, isOnCalendar, type LocalDate } from '../../calendar/localDate.ts';
import { type AbsenceKind, withAbsence } from '../../schedule/model/changes.ts';
import { raceSlice } from '../../schedule/raceSlice.ts';
import { useChanges } from '../../schedule/useChanges.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Columns, Stack } from '../../ui/layout.tsx';
import { ABSENCE_NAMES, OFFERED_ABSENCES } from './absenceNames.ts';

/** An absence is told at most so long after it began. */
const DAYS_BACK = 90;

type Wrong = { field: 'from' | 'to'; text: string };

/** Declares a time away; without an end it lasts until the next session. */
export function AbsenceForm({ today }: { today: LocalDate }) {
  const [race] = useStoredState(raceSlice);
  const change = useChanges();
  const [kind, setKind] = useState<AbsenceKind>('illness');
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState('');
  const [wrong, setWrong] = useState<Wrong>();
  const errorId = (field: Wrong['field']) => (wrong?.field === field ? `absence-${field}` : undefined);

  function submit() {
    const found = problemOf({ from, to, today, raceDate: race?.date });
    setWrong(found);
    if (found) return;
    const until = to ? ` au ${formatDay(to)}` : '';
    change(
      (changes) => withAbsence(changes, from, { kind, ...(to && { to }) }),
      `${ABSENCE_NAMES[kind].noun}\u00a0: ${until ? 'du' : 'depuis le'} ${formatDay(from)}${until}.`,
    );
    setTo('');
  }

  return (
    <Stack
      as="form"
      gap={3}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <RadioGroup
        legend="Je ne peux pas suivre le programme"
        value={kind}
        options={OFFERED_ABSENCES.map((value) => ({ value, name: ABSENCE_NAMES[value].answer }))}
        onChange={setKind}
      />
      <Columns of="words">
        <TextField
          label="Du"
          type="date"
          value={from}
          errorId={errorId('from')}
          error={errorId('from') && wrong?.text}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextField
          label="Au, si tu le sais"
          type="date"
          value={to}
          errorId={errorId('to')}
          error={errorId('to') && wrong?.text}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
      </Columns>
      <p role="status" className="visually-hidden">
        {wrong?.text}
      </p>
      <div>
        <Button type="submit" variant="outline">
          Noter cette absence
        </Button>
      </div>
    </Stack>
  );
}

interface Fields {
  from: string;
  to: string;
  today: LocalDate;
  raceDate: LocalDate | undefined;
}

function problemOf({ from, to, today, raceDate = '9999' }: Fields): Wrong | undefined {
  if (!isOnCalendar(from)) return { field: 'from', text: 'Donne le premier jour.' };
  if (from < addDays(today, -DAYS_BACK)) return { field: 'from', text: 'Ce jour est trop ancien pour compter.' };
  if (from >= raceDate) return { field: 'from', text: 'Choisis un jour avant ta course.' };
  if (to && !isOnCalendar(to)) return { field: 'to', text: 'Cette date n’existe pas.' };
  if (to && to < from) return { field: 'to', text: 'Le dernier jour est avant le premier.' };
  return undefined;
}
