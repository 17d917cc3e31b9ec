import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { RadioGroup } from '../ui/form/RadioGroup.tsx';
import { Rows, Stack } from '../ui/layout.tsx';
import type { TitledFile } from './model/places.ts';
import type { Choice, FileClash } from './model/rebase.ts';

interface RebaseDialogProps {
  clashes: readonly FileClash[];
  titles: readonly TitledFile[];
  onChoose: (choices: readonly Choice[]) => void;
}

/** Asks which value counts where the draft and the published content have changed the same field. */
export function RebaseDialog({ clashes, titles, onChoose }: RebaseDialogProps) {
  const [choices, setChoices] = useState<readonly Choice[]>(() => clashes.map(() => 'mine'));
  const [isLater, setLater] = useState(false);
  // Until then the draft stays as it is.
  if (isLater) return null;
  return (
    <Dialog title="Le programme a changé entre-temps" onClose={() => setLater(true)}>
      <p>Un autre coach a modifié les mêmes champs que toi. Choisis ce qui reste ; le reste est déjà réuni.</p>
      <Rows>
        {clashes.map(({ file, clash }, index) => (
          <Stack as="li" gap={2} key={`${file} ${JSON.stringify(clash.steps)}`}>
            <RadioGroup
              legend={[titles.find((one) => one.file === file)?.title ?? file, ...clash.path].join(' · ')}
              value={choices[index] ?? 'mine'}
              options={[
                { value: 'mine', name: `Le tien : ${shown(clash.mine)}` },
                { value: 'theirs', name: `Le publié : ${shown(clash.theirs)}` },
              ]}
              onChange={(choice) => setChoices(choices.with(index, choice))}
            />
          </Stack>
        ))}
      </Rows>
      <Button onClick={() => onChoose(choices)}>Réunir</Button>
    </Dialog>
  );
}

const MAX_LENGTH = 200;

function shown(value: unknown): string {
  if (value === undefined || value === null) return 'rien';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
