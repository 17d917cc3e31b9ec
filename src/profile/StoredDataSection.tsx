import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { localDateOf } from '../calendar/localDate.ts';
import { forgetDraft } from '../journal/store/draftStorage.ts';
import { journalStore, useJournal } from '../journal/store/useJournal.ts';
import { exportFileText, readExportFile } from '../storage/exportFile.ts';
import { merged, replaced } from '../storage/importState.ts';
import { isCorrupt, parseState } from '../storage/parseState.ts';
import type { SaveStatus } from '../storage/store.ts';
import { store, useWholeStoredState } from '../storage/useStoredState.ts';
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
import { stateSummary, storedSummary } from './stateSummary.ts';
import {
  BACKUP_UNREADABLE,
  IMPORT_ERROR_MESSAGES,
  IMPORT_MESSAGES,
  type ImportSource,
  JOURNAL_UNREAD,
  NOT_ERASED,
} from './storedDataMessages.ts';

/** What came of the last thing asked. */
interface Feedback {
  done?: string;
  error?: string;
  undo?: { label: string; onUndo: () => void };
}

/** What this device stores for its member, and how to take it along, bring it here or erase it. */
export function StoredDataSection() {
  const { state, saveStatus: stateStatus } = useWholeStoredState();
  const { sessions, canSave } = useJournal();
  const saveStatus = stateStatus === 'saved' && !canSave ? 'memoryOnly' : stateStatus;
  const [asking, setAsking] = useState<'erase' | StateImport>();
  const [feedback, setFeedback] = useState<Feedback>({});
  const importButton = useRef<HTMLButtonElement>(null);
  const restoreButton = useRef<HTMLButtonElement>(null);
  const eraseButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    store.probe();
  }, []);
  const summary = storedSummary(state, sessions.length);
  const backup = store.backup();
  const buttons: Record<ImportSource, RefObject<HTMLButtonElement | null>> = {
    file: importButton,
    backup: restoreButton,
  };

  /** Never call it after an await: it would close a question that was opened meanwhile. */
  function closeQuestion(next: Feedback) {
    setAsking(undefined);
    setFeedback(next);
  }

  /** For another question: each takes the focus as it comes, also in the place of one that was open. */
  function closeQuestionNow() {
    flushSync(() => closeQuestion({}));
  }

  async function exportAll() {
    const today = localDateOf(new Date());
    // The same words twice would not be announced.
    flushSync(() => setFeedback({}));
    const journal = await journalStore.records();
    const text = exportFileText({ record: store.exported(), journal, backup }, today);
    saveFile(exportFileName(today), text, 'application/json');
    setFeedback(
      journalStore.journal().status === 'read'
        ? { done: `Fichier exporté\u00a0: ${exportFileName(today)}` }
        : { error: JOURNAL_UNREAD },
    );
  }

  async function openFile(chosen: File) {
    closeQuestion({});
    const file = await readExportFile(chosen);
    if (typeof file === 'string') setFeedback({ error: IMPORT_ERROR_MESSAGES[file] });
    else offer({ source: 'file', ...file });
  }

  function openBackup() {
    closeQuestionNow();
    const parsed = parseState(backup);
    if (parsed.isNewer || Object.keys(parsed.unknown).length > 0 || stateSummary(parsed.state) === '')
      closeQuestion({ error: BACKUP_UNREADABLE });
    else offer({ source: 'backup', parsed, journal: [] });
  }

  function offer(next: StateImport) {
    if (summary === '') void importState(next, 'merge');
    // A file takes its time: a question that came meanwhile stays.
    else setAsking((meanwhile) => meanwhile ?? next);
  }

  async function eraseAll() {
    // Answered: the database may take seconds.
    closeQuestion({});
    const isErased = store.erase();
    forgetDraft();
    const isJournalErased = await journalStore.erase();
    setFeedback(
      isErased && isJournalErased ? { done: 'Tes données sont effacées de cet appareil' } : { error: NOT_ERASED },
    );
  }

  async function importState({ source, parsed, journal }: StateImport, mode: 'merge' | 'replace') {
    // A second press would make a backup of what the first one imported.
    closeQuestion({});
    const messages = IMPORT_MESSAGES[source];
    const { saveStatus: status, undo } = store.replaceState(
      (device) => (mode === 'merge' ? merged(device, parsed.state) : replaced(device, parsed)),
      { backsUp: mode === 'replace' },
    );
    // What was done stays done, whatever the answer.
    const entries = await journalStore.import(journal);
    const lasting = (done: string, ...statuses: SaveStatus[]) =>
      statuses.every((each) => each === 'saved') ? done : `${done}, mais seulement jusqu’à ce que tu fermes l’app`;
    setFeedback({
      done: lasting(messages.done, status, entries.isSaved ? 'saved' : 'memoryOnly'),
      ...((isCorrupt(parsed) || !entries.isWhole) && { error: messages.partlyUnreadable }),
      undo: {
        label: messages.undo,
        async onUndo() {
          undo();
          // This button leaves with what it undoes.
          buttons[source].current?.focus();
          closeQuestion({});
          setFeedback({
            done: lasting(messages.undone, store.saveStatus(), (await entries.undo()) ? 'saved' : 'memoryOnly'),
          });
        },
      },
    });
  }

  return (
    <section>
      <h2>Mes données sur cet appareil</h2>
      <Stack gap={4} align="start" className={styles.parts}>
        <SaveStatusNotice saveStatus={saveStatus} />
        <p>
          Ta date de course, tes séances faites, ton journal, tes préparations passées, tes listes et tes réglages sont
          enregistrés ici, et nulle part ailleurs. Tout reste quand tu te déconnectes, et disparaît si tu effaces les
          données du navigateur.
        </p>
        <p>Pour changer de téléphone, exporte tes données sur l’ancien, puis importe le fichier sur le nouveau.</p>
        <dl className={`${styles.stored} facts`}>
          <dt>Enregistré en ce moment</dt>
          <dd className="lead capitalized">
            {summary || (saveStatus === 'readOnly' ? 'Illisible avec cette version' : 'Rien pour l’instant')}
          </dd>
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
          <Button variant="outline" onClick={() => void exportAll()}>
            Exporter
          </Button>
          <FileButton ref={importButton} accept=".json,application/json" onChosen={(file) => void openFile(file)}>
            Importer un fichier
          </FileButton>
          <Button
            ref={eraseButton}
            variant="outline"
            onClick={() => {
              closeQuestionNow();
              setAsking('erase');
            }}
          >
            Tout effacer
          </Button>
        </Actions>
        {asking === 'erase' && (
          <EraseQuestion
            summary={summary}
            returnTo={eraseButton}
            onErase={() => void eraseAll()}
            onCancel={() => setAsking(undefined)}
          />
        )}
        {typeof asking === 'object' && (
          <ImportQuestion
            {...asking}
            summary={summary}
            returnTo={buttons[asking.source]}
            onImport={(mode) => void importState(asking, mode)}
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
