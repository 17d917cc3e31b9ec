import { type FormEvent, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { Stack } from '../ui/layout.tsx';
import type { Choice } from './model/choices.ts';
import type { Files } from './model/draft.ts';
import { addWorkout } from './model/weekActions.ts';

interface AddWorkoutProps {
  /** The file of the page. */
  file: string;
  files: Files;
  /** The workouts of the page. */
  workouts: readonly Choice[];
  onChange: (files: Files) => void;
}

/** A further workout at the end of a page; the number of workouts in the limits follows. */
export function AddWorkout({ file, files, workouts, onChange }: AddWorkoutProps) {
  const [name, setName] = useState('');
  const [model, setModel] = useState('');
  const id = idOf(name);
  const isTaken = workouts.some(({ value }) => value === id);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!id || isTaken) return;
    onChange(addWorkout(files, file, { id, name: name.trim() }, model || undefined));
    setName('');
  }
  return (
    <Disclosure summary="Ajouter une séance à la page">
      <form onSubmit={submit}>
        <Stack>
          <TextField
            label="Nom de la séance"
            value={name}
            required
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
          <SelectField
            label="À partir de"
            value={model}
            none="Une séance à remplir"
            options={workouts.map(({ value, label }) => ({ value, name: label }))}
            onChange={setModel}
          />
          {isTaken && <p role="alert">Une séance de cette page porte déjà ce nom&nbsp;: choisis-en un autre.</p>}
          <Button type="submit">Ajouter</Button>
        </Stack>
      </form>
    </Disclosure>
  );
}

/** « Échelle de force » → `echelle-de-force` */
const idOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
