import { Redo2, Undo2 } from 'lucide';
import { useEffect, useState } from 'react';
import { KINDS, kindOf } from '../../scripts/content/kinds.ts';
import type { LocalDate } from '../calendar/localDate.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Cluster } from '../ui/layout.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { ContentsList } from './ContentsList.tsx';
import { useCheck } from './check/useCheck.ts';
import type { PublishedContent } from './check/worker.ts';
import { DraftMenu } from './DraftMenu.tsx';
import { FilePanel } from './FilePanel.tsx';
import { FindingsList } from './FindingsList.tsx';
import { type ChangedFiles, type Draft, type Files, knownBase } from './model/draft.ts';
import type { Place } from './model/places.ts';
import { previewRoute } from './model/previewRoute.ts';
import { rebase, withChoices } from './model/rebase.ts';
import { PreviewFrame } from './preview/PreviewFrame.tsx';
import { ProposeDialog } from './propose/ProposeDialog.tsx';
import { RebaseDialog } from './RebaseDialog.tsx';
import { REPOSITORY } from './repository.ts';
import { saveInFolder } from './saveInFolder.ts';
import { useDrafts } from './store/useDrafts.ts';
import { usePlace } from './usePlace.ts';
import styles from './Workshop.module.css';

const NOT_STORED = {
  kind: 'warning',
  text: 'Ton navigateur n’enregistre pas les brouillons. Exporte le tien avant de fermer la page.',
  durationMs: 10_000,
} as const;

const PARTS = { screen: 'Écran', form: 'Formulaire', contents: 'Contenu' } as const;
type Part = keyof typeof PARTS;

/** What coaches change the programme with: its files, a form of the one that is open, and the screen that shows it. */
export function Workshop({ published }: { published: Files }) {
  const showToast = useToast();
  const drafts = useDrafts(published, () => showToast(NOT_STORED));
  const { current, base, files } = drafts;
  const { checked, compare } = useCheck(files);
  const [lastValid, setLastValid] = useState<PublishedContent>();
  if (checked?.published && checked.published !== lastValid) setLastValid(checked.published);
  const [place, open] = usePlace();
  const [part, setPart] = useState<Part>('screen');
  const [raceDate, setRaceDate] = useState<LocalDate>();
  const [difference, setDifference] = useState<readonly string[]>();
  const rebased = current && rebase(current, base);
  const clashes = rebased?.clashes ?? [];

  // What others have published since is under the draft; only where both changed a field the coach is asked.
  useEffect(() => {
    if (!current || !rebased || clashes.length > 0) return;
    if (JSON.stringify(rebased.draft) !== JSON.stringify(current)) drafts.replace(rebased.draft);
  });

  function show(next: Place): void {
    open(next);
    setPart('form');
  }

  async function propose(): Promise<void> {
    if (compare) setDifference(await compare(base, files));
  }

  function onMoved(draft: Draft, moved: ChangedFiles): void {
    const upstream = { ...draft.upstream };
    for (const [file, text] of moved) upstream[file] = { over: published.get(file) ?? null, text };
    const known = { ...draft, upstream };
    setDifference(undefined);
    drafts.replace(known);
    const { clashes: found } = rebase(known, knownBase(published, known));
    if (found.length > 0) return;
    showToast({
      kind: 'success',
      text: 'Le programme a changé entre-temps : tes changements y sont réunis. Relis, puis propose de nouveau.',
      durationMs: 10_000,
    });
  }

  if (!current) return <p className="muted">Lecture de tes brouillons…</p>;
  const diagnostics = checked?.diagnostics ?? [];
  const titles = checked?.titles ?? [];
  const kind = place && kindOf(place.file);
  const text = place && files.get(place.file);
  const changed = Object.keys(current.changes);
  return (
    <div className={styles.workshop} data-part={part}>
      <header className={styles.header}>
        <h1 className={styles.title}>Atelier</h1>
        <div className={styles.draft}>
          <DraftMenu drafts={drafts} />
        </div>
        <Cluster gap={4}>
          <Button variant="text" onClick={drafts.undo} disabled={!drafts.undo}>
            <Icon icon={Undo2} /> Annuler
          </Button>
          <Button variant="text" onClick={drafts.redo} disabled={!drafts.redo}>
            <Icon icon={Redo2} /> Rétablir
          </Button>
        </Cluster>
        <FindingsList diagnostics={diagnostics} titles={titles} onOpen={show} />
        <div className={styles.propose}>
          <Button disabled={changed.length === 0 || !compare} onClick={() => void propose()}>
            Proposer
          </Button>
        </div>
      </header>
      <div role="tablist" aria-label="Partie de l’atelier" className={styles.tabs}>
        {(Object.keys(PARTS) as Part[]).map((name) => (
          <button key={name} type="button" role="tab" aria-selected={name === part} onClick={() => setPart(name)}>
            {PARTS[name]}
          </button>
        ))}
      </div>
      <div className={styles.contents}>
        <ContentsList
          titles={titles}
          diagnostics={diagnostics}
          changes={current.changes}
          shown={place?.file}
          onOpen={show}
        />
      </div>
      <main className={styles.form}>
        {place && kind && text !== undefined && checked ? (
          <FilePanel
            place={place}
            title={titles.find(({ file }) => file === place.file)?.title ?? place.file}
            text={text}
            schema={KINDS[kind].schema}
            files={files}
            checked={checked}
            onChange={drafts.change}
            onOpen={show}
          />
        ) : (
          <p className="lead muted">
            Appuie sur un crayon de l’écran, ou choisis un fichier dans le contenu. Rien ne change pour les membres
            avant que ta proposition soit acceptée.
          </p>
        )}
      </main>
      <div className={styles.screen}>
        <TextField
          label="Date de course du membre"
          type="date"
          value={raceDate ?? ''}
          onChange={({ currentTarget: { value } }) => setRaceDate(value || undefined)}
        />
        {lastValid ? (
          <PreviewFrame
            title="L’app avec tes changements"
            content={lastValid}
            route={place && previewRoute(place, files)}
            raceDate={raceDate}
            edit={(name) => {
              const found = checked?.places[name];
              if (found) show(found);
            }}
          />
        ) : (
          <p className="muted">
            {checked ? 'L’écran s’affiche quand le contenu n’a plus de faute.' : 'Lecture du contenu…'}
          </p>
        )}
      </div>
      {rebased && clashes.length > 0 && (
        <RebaseDialog
          key={current.id}
          clashes={clashes}
          titles={titles}
          onChoose={(choices) => drafts.replace(withChoices(rebased, choices))}
        />
      )}
      {difference && (
        <ProposeDialog
          draft={current}
          files={changed.map((path) => ({
            path,
            before: base.get(path) ?? null,
            after: current.changes[path] ?? null,
          }))}
          difference={difference}
          repository={REPOSITORY}
          isLocalServer={import.meta.env.DEV}
          saveLocally={() => saveInFolder(current.changes)}
          onReason={(reason) => drafts.describe({ reason })}
          onProposed={() => {}}
          onMoved={(moved) => onMoved(current, moved)}
          onClose={() => setDifference(undefined)}
        />
      )}
    </div>
  );
}
