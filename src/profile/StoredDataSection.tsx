import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { localDateOf } from '../calendar/localDate.ts';
import { useDataNotice } from '../journal/DataNotice.tsx';
import { exportedOnSlice } from '../journal/dataSlices.ts';
import { exportAll } from '../journal/exportData.ts';
import { withResultsInJournal } from '../journal/paces/formerResults.ts';
import { forgetDraft, forgetResultDraft } from '../journal/store/draftStorage.ts';
import { journalStore, useJournal } from '../journal/store/useJournal.ts';
import { STORED_DATA_HEADING } from '../memberRoutes.ts';
import { readExportFile } from '../storage/exportFile.ts';
import { parseRecord, recordText, VERSION, versionOf } from '../storage/record.ts';
import { store, useStoredRecord } from '../storage/useStoredState.ts';
import { Button } from '../ui/Button.tsx';
import { exportFileName } from '../ui/fileNames.ts';
import { ErrorMessage } from '../ui/form/ErrorMessage.tsx';
import { FileButton } from '../ui/form/FileButton.tsx';
import { Actions, Stack } from '../ui/layout.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { EraseQuestion } from './EraseQuestion.tsx';
import { ImportQuestion, type StateImport } from './ImportQuestion.tsx';
import { SaveStatusNotice } from './SaveStatusNotice.tsx';
import styles from './StoredDataSection.module.css';
import { isWhollyReadable, stateSummary, storedSummary } from './stateSummary.ts';
import {
  BACKUP_UNREADABLE,
  IMPORT_ERROR_MESSAGES,
  IMPORT_MESSAGES,
  NO_ROOM,
  NOT_ERASED,
  PARTLY_UNREADABLE,
} from './storedDataMessages.ts';

/** What came of the last thing asked. */
interface Feedback {
  done?: string;
  error?: string;
  undo?: { label: string; onUndo: () => void };
}

/** What this device stores for its member, and how to take it along, bring it here or erase it. */
export function StoredDataSection() {
  const record = useStoredRecord();
  const dataNotice = useDataNotice();
  const { sessions } = useJournal();
  const [asking, setAsking] = useState<'erase' | StateImport>();
  const [feedback, setFeedback] = useState<Feedback>({});
  const importButton = useRef<HTMLButtonElement>(null);
  const restoreButton = useRef<HTMLButtonElement>(null);
  const buttons = { file: importButton, backup: restoreButton };
  const summary = storedSummary(record, sessions.length);
  const backup = store.backup();

  /** Never call it after an await: it would close a question that was opened meanwhile. */
  function closeQuestion(next: Feedback) {
    setAsking(undefined);
    setFeedback(next);
  }

  /** At once: the same words twice would not be announced. */
  function clearFeedback() {
    flushSync(() => setFeedback({}));
  }

  async function saveAll() {
    const today = localDateOf(new Date());
    const fileName = exportFileName(today);
    clearFeedback();
    const exported = await exportAll(today, async (text) => {
      saveFile(fileName, text, 'application/json');
      return `Fichier exporté\u00a0: ${fileName}`;
    });
    setFeedback(exported ?? {});
  }

  async function openFile(chosen: File) {
    clearFeedback();
    const file = await readExportFile(chosen);
    if (typeof file === 'string') setFeedback({ error: IMPORT_ERROR_MESSAGES[file] });
    else offer({ source: 'file', ...file });
  }

  function openBackup() {
    clearFeedback();
    const parsed = parseRecord(backup);
    if (!parsed || versionOf(parsed) > VERSION || stateSummary(parsed) === '')
      setFeedback({ error: BACKUP_UNREADABLE });
    else offer({ source: 'backup', record: parsed, journal: [], exportedOn: undefined });
  }

  function offer(file: StateImport) {
    const next = withResultsInJournal(file, sessions);
    if (summary === '') void importState(next);
    // A file takes its time: a question that came meanwhile stays.
    else setAsking((meanwhile) => meanwhile ?? next);
  }

  async function eraseAll() {
    // Answered: the database may take seconds.
    closeQuestion({});
    const isErased = store.erase();
    dataNotice.dismiss();
    forgetDraft();
    forgetResultDraft();
    const isJournalErased = await journalStore.erase();
    setFeedback(
      isErased && isJournalErased ? { done: 'Tes données sont effacées de cet appareil' } : { error: NOT_ERASED },
    );
  }

  async function importState({ source, record: imported, journal, exportedOn }: StateImport) {
    const messages = IMPORT_MESSAGES[source];
    const undoState = store.replace(
      recordText({ ...imported, ...(exportedOn && { [exportedOnSlice.name]: exportedOn }) }),
    );
    closeQuestion(undoState ? {} : { error: NO_ROOM });
    if (!undoState) return;
    dataNotice.dismiss();
    const entries = await journalStore.import(journal);
    const isWhole = isWhollyReadable(imported) && entries.isWhole;
    setFeedback({
      done: lasting(messages.done, entries.isSaved),
      ...(!isWhole && { error: PARTLY_UNREADABLE }),
      undo: {
        label: messages.undo,
        async onUndo() {
          const isStateBack = undoState();
          // The button that was pressed is removed.
          buttons[source].current?.focus();
          closeQuestion({});
          const areEntriesBack = await entries.undo();
          setFeedback(isStateBack ? { done: lasting(messages.undone, areEntriesBack) } : { error: NO_ROOM });
        },
      },
    });
  }

  return (
    <section>
      <h2 id={STORED_DATA_HEADING} tabIndex={-1}>
        Mes données sur cet appareil
      </h2>
      <Stack gap={4} align="start" className={styles.parts}>
        <SaveStatusNotice />
        <p>
          Ta date de course, tes séances faites, ton journal, tes préparations passées, tes listes et tes réglages sont
          enregistrés ici, et nulle part ailleurs. Tout reste quand tu te déconnectes, et disparaît si tu effaces les
          données du navigateur. Chaque compte qui sert ici a ses propres données.
        </p>
        <p>Pour changer de téléphone, exporte tes données sur l’ancien, puis importe le fichier sur le nouveau.</p>
        <dl className={`${styles.stored} facts`}>
          <dt>Enregistré en ce moment</dt>
          <dd className="lead capitalized">{summary || 'Rien pour l’instant'}</dd>
        </dl>
        {backup !== null && (
          <Stack align="start">
            <p className="small muted">
              D’anciennes données, illisibles ou remplacées, sont mises de côté. Elles sont jointes au fichier exporté.
            </p>
            <Button ref={restoreButton} variant="outline" onClick={openBackup}>
              Récupérer ces données
            </Button>
          </Stack>
        )}
        <Actions>
          <Button variant="outline" onClick={() => void saveAll()}>
            Exporter
          </Button>
          <FileButton
            ref={importButton}
            accept=".json,.txt,application/json,text/plain"
            onChosen={(file) => void openFile(file)}
          >
            Importer un fichier
          </FileButton>
          <Button
            variant="outline"
            onClick={() => {
              clearFeedback();
              setAsking('erase');
            }}
          >
            Tout effacer
          </Button>
        </Actions>
        {asking === 'erase' && (
          <EraseQuestion summary={summary} onErase={() => void eraseAll()} onCancel={() => setAsking(undefined)} />
        )}
        {typeof asking === 'object' && (
          <ImportQuestion
            {...asking}
            summary={summary}
            onImport={() => void importState(asking)}
            onCancel={() => closeQuestion({ done: 'Rien n’a changé sur cet appareil' })}
          />
        )}
        {/* The live region exists before its text: screen readers announce only changes to it. */}
        <p role="status" className="strong">
          {feedback.done}
        </p>
        <ErrorMessage>{feedback.error}</ErrorMessage>
        {feedback.undo && (
          <Button variant="outline" onClick={feedback.undo.onUndo}>
            {feedback.undo.label}
          </Button>
        )}
      </Stack>
    </section>
  );
}

const lasting = (done: string, isSaved: boolean) =>
  isSaved ? done : `${done}, mais seulement jusqu’à ce que tu fermes l’app`;
