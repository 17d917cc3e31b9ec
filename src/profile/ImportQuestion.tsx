import type { RefObject } from 'react';
import { formatDay } from '../calendar/dateText.ts';
import type { LocalDate } from '../calendar/localDate.ts';
import { useToday } from '../calendar/useToday.ts';
import { countSessions } from '../journal/store/journalShapes.ts';
import { isCorrupt, type ParsedState } from '../storage/parseState.ts';
import { Button } from '../ui/Button.tsx';
import { InlineConfirm } from '../ui/InlineConfirm.tsx';
import { storedSummary } from './stateSummary.ts';
import { IMPORT_MESSAGES, type ImportSource } from './storedDataMessages.ts';

export interface StateImport {
  source: ImportSource;
  parsed: ParsedState;
  /** Entries of the journal. */
  journal: readonly unknown[];
  exportedOn?: LocalDate | undefined;
}

interface ImportQuestionProps extends StateImport {
  /** What there is on this device. */
  summary: string;
  onImport: (mode: 'merge' | 'replace') => void;
  returnTo: RefObject<HTMLElement | null>;
  onCancel: () => void;
}

/** How an import is to meet what this device has. */
export function ImportQuestion(props: ImportQuestionProps) {
  const { source, parsed, journal, exportedOn, summary, onImport, returnTo, onCancel } = props;
  const today = useToday();
  const { within, merging, replacing } = IMPORT_MESSAGES[source];
  // The place of the backup is taken by what is replaced, and what could not be read of it is nowhere else.
  const canReplace = source === 'file' || !isCorrupt(parsed);
  return (
    <InlineConfirm
      title={canReplace ? 'Fusionner ou remplacer\u202f?' : 'Récupérer ces données\u202f?'}
      returnTo={returnTo}
      onCancel={onCancel}
      answers={
        <>
          <Button onClick={() => onImport('merge')}>Fusionner</Button>
          {canReplace && (
            <Button variant="outline" onClick={() => onImport('replace')}>
              Remplacer
            </Button>
          )}
          <Button variant="outline" onClick={onCancel}>
            Ne rien changer
          </Button>
        </>
      }
    >
      <p>
        {within}
        {exportedOn && ` du ${formatDay(exportedOn, today)}`} :{' '}
        <strong>{storedSummary(parsed.state, countSessions(journal)) || 'rien'}</strong>.
      </p>
      <p>
        Sur cet appareil : <strong>{summary}</strong>.
      </p>
      <p>{canReplace ? `${merging} ${replacing}` : merging}</p>
    </InlineConfirm>
  );
}
