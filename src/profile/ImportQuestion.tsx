import type { RefObject } from 'react';
import { formatDay } from '../calendar/dateText.ts';
import { type ExportFile, merged, replaced } from '../storage/exportFile.ts';
import { Button } from '../ui/Button.tsx';
import { InlineConfirm } from '../ui/InlineConfirm.tsx';
import { stateSummary } from './stateSummary.ts';

interface ImportQuestionProps {
  file: ExportFile;
  /** What there is on this device. */
  words: string;
  onTakeIn: (combine: typeof merged) => void;
  returnTo: RefObject<HTMLElement | null>;
  onCancel: () => void;
}

/** How a file is to meet what this device has. */
export function ImportQuestion({ file, words, onTakeIn, returnTo, onCancel }: ImportQuestionProps) {
  return (
    <InlineConfirm
      title="Fusionner ou remplacer ?"
      returnTo={returnTo}
      onCancel={onCancel}
      answers={
        <>
          <Button onClick={() => onTakeIn(merged)}>Fusionner</Button>
          <Button variant="outline" onClick={() => onTakeIn(replaced)}>
            Remplacer
          </Button>
          <Button variant="outline" onClick={onCancel}>
            Ne rien changer
          </Button>
        </>
      }
    >
      <p>
        Dans le fichier{file.exportedOn && ` du ${formatDay(file.exportedOn)}`} :{' '}
        <strong>{stateSummary(file.reading.record) || 'rien'}</strong>.
      </p>
      <p>
        Sur cet appareil : <strong>{words}</strong>.
      </p>
      <p>
        Fusionner ajoute les séances du fichier aux tiennes ; s’il vient d’une autre course, il rejoint tes préparations
        passées. Pour le reste, cet appareil garde ce qu’il a. Remplacer met le fichier à la place de tout ce qui est
        ici.
      </p>
    </InlineConfirm>
  );
}
