import { Redo2, Undo2 } from 'lucide';
import { useState } from 'react';
import { kindOf } from '../../scripts/content/kinds.ts';
import type { LocalDate } from '../calendar/localDate.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Cluster, Stack } from '../ui/layout.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { ContentsList } from './ContentsList.tsx';
import { useCheck } from './check/useCheck.ts';
import type { PublishedContent } from './check/worker.ts';
import { DraftMenu } from './DraftMenu.tsx';
import { FileText } from './FileText.tsx';
import { FindingsList } from './FindingsList.tsx';
import type { Files } from './model/draft.ts';
import { previewRoute } from './model/previewRoute.ts';
import { PreviewFrame } from './preview/PreviewFrame.tsx';
import { useDrafts } from './store/useDrafts.ts';
import { usePlace } from './usePlace.ts';
import styles from './Workshop.module.css';

const NOT_STORED = {
  kind: 'warning',
  text: 'Ton navigateur n’enregistre pas les brouillons. Exporte le tien avant de fermer la page.',
  durationMs: 10_000,
} as const;

const PARTS = { contents: 'Contenu', form: 'Formulaire', screen: 'Écran' } as const;
type Part = keyof typeof PARTS;

/** What coaches change the programme with: its files, a form of the one that is open, and the screen that shows it. */
export function Workshop({ published }: { published: Files }) {
  const showToast = useToast();
  const drafts = useDrafts(published, () => showToast(NOT_STORED));
  const { current, files } = drafts;
  const { checked, compare } = useCheck(files);
  const [lastValid, setLastValid] = useState<PublishedContent>();
  if (checked?.published && checked.published !== lastValid) setLastValid(checked.published);
  const [place, open] = usePlace();
  const [part, setPart] = useState<Part>('screen');
  const [showsText, setShowsText] = useState(false);
  const [raceDate, setRaceDate] = useState<LocalDate>();

  function show(next: Parameters<typeof open>[0]): void {
    open(next);
    setPart('form');
  }

  if (!current) return <p className="muted">Lecture de tes brouillons…</p>;
  const diagnostics = checked?.diagnostics ?? [];
  const text = place && files.get(place.file);
  const kind = place && kindOf(place.file);
  const here = diagnostics.filter(({ file }) => file === place?.file);
  const edit = (file: string, changed: string) => drafts.change(new Map(files).set(file, changed));
  return (
    <div className={styles.workshop} data-part={part}>
      <header className={styles.header}>
        <h1 className={styles.title}>Atelier</h1>
        <DraftMenu drafts={drafts} published={published} />
        <Cluster gap={2}>
          <Button variant="text" onClick={drafts.undo} disabled={!drafts.undo}>
            <Icon icon={Undo2} /> Annuler
          </Button>
          <Button variant="text" onClick={drafts.redo} disabled={!drafts.redo}>
            <Icon icon={Redo2} /> Rétablir
          </Button>
        </Cluster>
        <FindingsList diagnostics={diagnostics} titles={checked?.titles ?? []} onOpen={show} />
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
          titles={checked?.titles ?? []}
          diagnostics={diagnostics}
          changes={current.changes}
          shown={place?.file}
          onOpen={show}
        />
      </div>
      <main className={styles.form}>
        {place && kind && text !== undefined ? (
          <Stack>
            <Breadcrumb
              place={place}
              title={checked?.titles.find(({ file }) => file === place.file)?.title}
              onOpen={show}
            />
            <Button variant="text" aria-pressed={showsText} onClick={() => setShowsText(!showsText)}>
              {showsText ? 'Voir le formulaire' : 'Voir le fichier'}
            </Button>
            <FileText
              file={place.file}
              text={text}
              diagnostics={here}
              onChange={(changed) => edit(place.file, changed)}
            />
          </Stack>
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
    </div>
  );
}

interface BreadcrumbProps {
  place: { file: string; path: readonly (string | number)[] };
  title: string | undefined;
  onOpen: (place: BreadcrumbProps['place']) => void;
}

function Breadcrumb({ place: { file, path }, title = file, onOpen }: BreadcrumbProps) {
  return (
    <Cluster as="nav" aria-label="Où tu es" gap={2}>
      {path.length > 0 ? (
        <button type="button" className="text-button" onClick={() => onOpen({ file, path: [] })}>
          {title}
        </button>
      ) : (
        <h2>{title}</h2>
      )}
    </Cluster>
  );
}
