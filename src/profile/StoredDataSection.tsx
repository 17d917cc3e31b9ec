import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { localDateOf } from '../calendar/localDate.ts';
import { type ExportFile, exportFileText, merged, readExportFile } from '../storage/exportFile.ts';
import { parseState } from '../storage/parseState.ts';
import { store, useWholeStoredState } from '../storage/useStoredState.ts';
import { Button } from '../ui/Button.tsx';
import { exportFileName } from '../ui/fileNames.ts';
import { ErrorMessage } from '../ui/form/ErrorMessage.tsx';
import { FileButton } from '../ui/form/FileButton.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { EraseQuestion } from './EraseQuestion.tsx';
import { ImportQuestion } from './ImportQuestion.tsx';
import { SaveStatusNotice } from './SaveStatusNotice.tsx';
import styles from './StoredDataSection.module.css';
import { stateSummary } from './stateSummary.ts';
import { IMPORT_ERROR_MESSAGES, NOT_ERASED, PARTLY_UNREADABLE } from './storedDataMessages.ts';

/** What came of the last thing asked. */
interface Feedback {
  done?: string;
  fault?: string;
  undo?: () => void;
}

/** What this device keeps for its member, and how to take it along, bring it here or erase it. */
export function StoredDataSection() {
  const { state, saveStatus } = useWholeStoredState();
  const [asking, setAsking] = useState<'erase' | ExportFile>();
  const [feedback, setFeedback] = useState<Feedback>({});
  const importButton = useRef<HTMLButtonElement>(null);
  const eraseButton = useRef<HTMLButtonElement>(null);
  useEffect(() => store.probe(), []);
  const words = stateSummary(state);
  const hasAside = store.aside().length > 0;

  function say(next: Feedback) {
    setAsking(undefined);
    setFeedback(next);
  }

  function exportAll() {
    const today = localDateOf(new Date());
    // The same words twice would not be announced.
    flushSync(() => setFeedback({}));
    saveFile(exportFileName(today), exportFileText(store.contents(), store.aside(), today), 'application/json');
    setFeedback({ done: `Fichier exporté\u00a0: ${exportFileName(today)}` });
  }

  async function choose(chosen: File) {
    setFeedback({});
    const file = await readExportFile(chosen);
    if (typeof file === 'string') say({ fault: IMPORT_ERROR_MESSAGES[file] });
    else if (words === '') takeIn(file, merged);
    else setAsking(file);
  }

  function takeIn({ reading }: ExportFile, combine: typeof merged) {
    const { outcome, undo } = store.replaceAll(combine(parseState(JSON.stringify(store.contents())), reading));
    const fault = reading.unreadable.size > 0 ? PARTLY_UNREADABLE : undefined;
    say({
      done: outcome === 'saved' ? 'Import fait' : 'Import fait, jusqu’à la fermeture seulement',
      ...(fault && { fault }),
      undo: () => {
        undo();
        // This button leaves with what it undoes.
        importButton.current?.focus();
        say({ done: 'Import annulé\u00a0: tes données d’avant sont revenues' });
      },
    });
  }

  return (
    <section>
      <h2>Mes données sur cet appareil</h2>
      <div className={styles.parts}>
        <SaveStatusNotice saveStatus={saveStatus} />
        <p>
          Ta date de course, tes séances faites, tes préparations passées, tes listes et tes réglages sont gardés ici,
          et nulle part ailleurs. Ils restent quand tu te déconnectes, et disparaissent si tu effaces les données du
          navigateur.
        </p>
        <p>Pour changer de téléphone, exporte-les sur l’ancien, puis importe le fichier sur le nouveau.</p>
        <dl className={styles.kept}>
          <dt>Gardé en ce moment</dt>
          <dd>{words || (saveStatus === 'readOnly' ? 'Illisible avec cette version' : 'Rien encore')}</dd>
        </dl>
        {hasAside && (
          <p className={styles.aside}>
            D’anciennes données, illisibles ou remplacées, sont mises de côté. Elles sont jointes au fichier exporté.
          </p>
        )}
        <div className={styles.actions}>
          <Button variant="outline" onClick={exportAll}>
            Exporter
          </Button>
          <FileButton ref={importButton} accept=".json,application/json" onChosen={(file) => void choose(file)}>
            Importer un fichier
          </FileButton>
          <Button
            ref={eraseButton}
            variant="outline"
            onClick={() => {
              setFeedback({});
              setAsking('erase');
            }}
          >
            Tout effacer
          </Button>
        </div>
        {asking === 'erase' && (
          <EraseQuestion
            words={words}
            returnTo={eraseButton}
            onErase={() =>
              say(store.erase() ? { done: 'Tes données sont effacées de cet appareil' } : { fault: NOT_ERASED })
            }
            onCancel={() => setAsking(undefined)}
          />
        )}
        {typeof asking === 'object' && (
          <ImportQuestion
            file={asking}
            words={words}
            returnTo={importButton}
            onTakeIn={(combine) => takeIn(asking, combine)}
            onCancel={() => say({ done: 'Rien n’a changé sur cet appareil' })}
          />
        )}
        {/* It stands in the page before its text does: screen readers announce changes, not arrivals. */}
        <p role="status" className={styles.done}>
          {feedback.done}
        </p>
        <ErrorMessage>{feedback.fault}</ErrorMessage>
        {feedback.undo && (
          <Button variant="outline" onClick={feedback.undo}>
            Annuler l’import
          </Button>
        )}
      </div>
    </section>
  );
}
