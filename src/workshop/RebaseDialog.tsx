import { useState } from 'react';
import { KINDS, kindOf } from '../../scripts/content/kinds.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { RadioGroup } from '../ui/form/RadioGroup.tsx';
import { Stack } from '../ui/layout.tsx';
import type { Checked } from './check/worker.ts';
import type { Files } from './model/draft.ts';
import { titleIn } from './model/places.ts';
import { valueIn } from './model/previewRoute.ts';
import type { FileConflict } from './model/rebase.ts';
import type { Choice } from './model/threeWay.ts';
import { trailOf } from './model/titles.ts';

interface RebaseDialogProps {
  conflicts: readonly FileConflict[];
  checked: Checked | undefined;
  /** As the draft has them. */
  files: Files;
  onChoose: (choices: readonly Choice[]) => void;
  onClose: () => void;
}

/** Asks which value counts where the draft and the published content have changed the same field. */
export function RebaseDialog({ conflicts, checked, files, onChoose, onClose }: RebaseDialogProps) {
  const [chosen, setChosen] = useState<readonly Choice[]>(() => conflicts.map(() => 'mine'));
  const placeOf = ({ file, path }: FileConflict) => {
    const trail = checked
      ? trailOf(valueIn(files.get(file), []), path, KINDS[kindOf(file) ?? 'app'].schema, checked.choices)
      : [];
    return [titleIn(checked, file), ...trail.map(({ title }) => title)].join(', ');
  };
  return (
    <Dialog title="Le programme a changé entre-temps" onClose={onClose}>
      <p>Un autre coach a modifié les mêmes champs que toi. Choisis ce qui reste&nbsp;; tout le reste est réuni.</p>
      <Stack as="ul" gap={5}>
        {conflicts.map((conflict, index) => (
          <li key={JSON.stringify(conflict)}>
            <RadioGroup
              legend={placeOf(conflict)}
              value={chosen[index] ?? 'mine'}
              options={[
                { value: 'mine', name: `Ta version\u00a0: ${shown(conflict.mine)}` },
                { value: 'theirs', name: `Version publiée\u00a0: ${shown(conflict.theirs)}` },
              ]}
              onChange={(choice) => setChosen(chosen.with(index, choice))}
            />
          </li>
        ))}
      </Stack>
      <Button onClick={() => onChoose(chosen)}>Réunir</Button>
      <Button variant="outline" onClick={onClose}>
        Plus tard
      </Button>
    </Dialog>
  );
}

const MAX_LENGTH = 200;

/** Values of several fields are told one after the other. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return 'rien';
  const text = typeof value === 'object' ? Object.values(value).map(shown).join(' · ') : String(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
