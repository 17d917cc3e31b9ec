import { useEffect, useRef, useState } from 'react';
import type { LocalDate } from '../calendar/localDate.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { Cluster, Stack } from '../ui/layout.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { ContentsList } from './ContentsList.tsx';
import { useCheck } from './check/useCheck.ts';
import type { PublishedContent } from './check/worker.ts';
import { FilePanel } from './FilePanel.tsx';
import type { ChangedFiles, Files } from './model/draft.ts';
import type { Place } from './model/places.ts';
import { formPlace, previewRoute, valueIn } from './model/previewRoute.ts';
import { rebase } from './model/rebase.ts';
import { PreviewFrame } from './preview/PreviewFrame.tsx';
import { ProposeDialog } from './propose/ProposeDialog.tsx';
import { RebaseDialog } from './RebaseDialog.tsx';
import { REPOSITORY } from './repository.ts';
import { saveInFolder } from './saveInFolder.ts';
import { useDrafts } from './store/useDrafts.ts';
import { usePlace } from './usePlace.ts';
import styles from './Workshop.module.css';
import { WorkshopBar } from './WorkshopBar.tsx';

const NOT_STORED = 'Ton navigateur n’enregistre pas les brouillons. Exporte le tien avant de fermer la page.';
const MOVED = 'Le programme a changé entre-temps. Relis tes changements, puis propose de nouveau.';

const PARTS = { screen: 'Écran', form: 'Formulaire', contents: 'Contenu' } as const;
type Part = keyof typeof PARTS;

/** What coaches change the programme with: its files, a form of the one that is open, and the screen that shows it. */
export function Workshop({ published }: { published: Files }) {
  const showToast = useToast();
  const warn = (text: string) => showToast({ kind: 'warning', text, durationMs: 10_000 });
  const drafts = useDrafts(published, () => warn(NOT_STORED));
  const { current, base, files, conflicts } = drafts;
  const { checked, failure, compare } = useCheck(files);
  const [lastValid, setLastValid] = useState<PublishedContent>();
  if (checked?.published && checked.published !== lastValid) setLastValid(checked.published);
  const [place, open] = usePlace();
  const [part, setPart] = useState<Part>(place ? 'form' : 'screen');
  const [raceDate, setRaceDate] = useState<LocalDate>();
  const [difference, setDifference] = useState<readonly string[]>();
  const [isRebasing, setRebasing] = useState(true);

  const form = useRef<HTMLElement>(null);
  const shownPlace = place && JSON.stringify(place);
  // A new Chromium's scrollTo returns a promise, which React would take for the effect's end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place begins at its top.
  useEffect(() => void form.current?.scrollTo(0, 0), [shownPlace]);

  function show(next: Place): void {
    open(next);
    setPart('form');
  }

  async function propose(): Promise<void> {
    if (conflicts.length > 0) setRebasing(true);
    else if (compare) setDifference(await compare(base, files).catch(() => []));
  }

  /** Texts that GitHub has, and this page not yet. */
  function onMoved(moved: ChangedFiles): void {
    const upstream = { ...drafts.current?.upstream };
    for (const [file, text] of moved) upstream[file] = { over: published.get(file) ?? null, text };
    drafts.update({ upstream });
    setDifference(undefined);
    setRebasing(true);
    warn(MOVED);
  }

  if (!current) return <p className="muted">Lecture de tes brouillons…</p>;
  const text = place && files.get(place.file);
  // « Annuler » may have taken the part away.
  const isThere = place && valueIn(text, place.path) !== undefined;
  const changed = Object.keys(current.changes);
  return (
    <Stack gap={0} className={styles.workshop}>
      <WorkshopBar
        drafts={drafts}
        checked={checked}
        propose={compare && changed.length > 0 ? propose : undefined}
        onOpen={(value) => show(formPlace(value, files))}
      />
      {(failure ?? conflicts.length > 0) && (
        <Cluster role="alert" gap={4} align="center" className={styles.notice}>
          {failure
            ? 'La vérification s’est arrêtée. Ton brouillon est gardé\u00a0: recharge la page.'
            : 'Un autre coach a modifié les mêmes champs que toi.'}
          {!failure && (
            <Button variant="outline" onClick={() => setRebasing(true)}>
              Réunir…
            </Button>
          )}
        </Cluster>
      )}
      <nav aria-label="Partie de l’atelier" className={styles.parts}>
        {(Object.keys(PARTS) as Part[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === part ? 'true' : undefined}
            onClick={() => setPart(name)}
          >
            {PARTS[name]}
          </button>
        ))}
      </nav>
      <div className={styles.columns}>
        <div data-shown={part === 'contents'}>
          {checked && <ContentsList checked={checked} changes={current.changes} shown={place?.file} onOpen={show} />}
        </div>
        <main ref={form} data-shown={part === 'form'}>
          {place && text !== undefined && checked ? (
            <FilePanel
              place={isThere ? place : formPlace(place, files)}
              files={files}
              checked={checked}
              onChange={drafts.change}
              onOpen={show}
              reread={current.reread ?? []}
              onReread={(reread) => drafts.update({ reread })}
            />
          ) : (
            <p className="lead muted">
              Appuie sur un crayon de l’écran, ou choisis une page dans le contenu. Rien ne change pour les membres
              avant que ta proposition soit acceptée.
            </p>
          )}
        </main>
        <Stack data-shown={part === 'screen'}>
          <TextField
            label="Date de course du membre"
            type="date"
            value={raceDate ?? ''}
            onChange={({ currentTarget: { value } }) => setRaceDate(value || undefined)}
          />
          <p role="status" className="small muted">
            {checked && !checked.published && lastValid && 'L’écran montre ta dernière version sans faute.'}
          </p>
          {lastValid ? (
            <PreviewFrame
              title="L’app avec tes changements"
              content={lastValid}
              route={place && previewRoute(place, files)}
              raceDate={raceDate}
              places={checked?.places}
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
        </Stack>
      </div>
      {isRebasing && conflicts.length > 0 && (
        <RebaseDialog
          key={JSON.stringify(conflicts)}
          conflicts={conflicts}
          checked={checked}
          files={files}
          onChoose={(choices) => drafts.update(rebase(current, base, choices).draft)}
          onClose={() => setRebasing(false)}
        />
      )}
      {difference && (
        <ProposeDialog
          draft={current}
          difference={difference}
          errorCount={checked?.diagnostics.filter(({ severity }) => severity === 'error').length ?? 0}
          repository={REPOSITORY}
          saveLocally={import.meta.env.DEV ? () => saveInFolder(current.changes) : undefined}
          onReason={(reason) => drafts.update({ reason })}
          onMoved={onMoved}
          onClose={() => setDifference(undefined)}
        />
      )}
    </Stack>
  );
}
