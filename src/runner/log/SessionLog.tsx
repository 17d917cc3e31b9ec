import { useId } from 'react';
import { NoteField } from '../../journal/form/NoteField.tsx';
import { RpeButtons } from '../../journal/form/RpeButtons.tsx';
import type { LoggedSession } from '../../journal/model/entry.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Stack } from '../../ui/layout.tsx';

const EFFORTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export type SessionNotes = Pick<LoggedSession, 'rpe' | 'note'>;

interface SessionLogProps {
  session: LoggedSession;
  onChange: (changed: SessionNotes) => void;
}

export function SessionLog({ session, onChange }: SessionLogProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap={2} aria-labelledby={titleId}>
      <h2 id={titleId}>Ton journal</h2>
      <p>Quel effort, sur toute la séance&#8239;?</p>
      <RpeButtons isAsked value={session.rpe} choices={EFFORTS} onChange={(rpe) => onChange({ rpe })} />
      <Disclosure summary={session.note ? 'Ta note' : 'Ajouter une note'}>
        <NoteField label="Note sur la séance" value={session.note} onChange={(note) => onChange({ note })} />
      </Disclosure>
    </Stack>
  );
}
