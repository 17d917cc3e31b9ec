import { formatDay } from '../calendar/dateText.ts';
import { useToday } from '../calendar/useToday.ts';
import { countSessions } from '../journal/store/journalShapes.ts';
import type { ExportFile } from '../storage/exportFile.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { storedSummary } from './stateSummary.ts';
import { IMPORT_MESSAGES, type ImportSource } from './storedDataMessages.ts';

export interface StateImport extends ExportFile {
  source: ImportSource;
}

interface ImportQuestionProps extends StateImport {
  /** What there is on this device. */
  summary: string;
  onImport: () => void;
  onCancel: () => void;
}

/** Whether an import is to take the place of what this device has. */
export function ImportQuestion(props: ImportQuestionProps) {
  const { source, record, journal, exportedOn, summary, onImport, onCancel } = props;
  const today = useToday();
  const { question, within, consequence, accept } = IMPORT_MESSAGES[source];
  return (
    <Dialog title={question} onClose={onCancel}>
      <p>
        {within}
        {exportedOn && ` du ${formatDay(exportedOn, today)}`} :{' '}
        <strong>{storedSummary(record, countSessions(journal)) || 'rien'}</strong>.
      </p>
      <p>
        Sur cet appareil : <strong>{summary}</strong>.
      </p>
      <p>{consequence}</p>
      <Button onClick={onImport}>{accept}</Button>
      <Button variant="outline" onClick={onCancel}>
        Ne rien changer
      </Button>
    </Dialog>
  );
}
