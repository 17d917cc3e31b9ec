import { useEffect, useRef, useState } from 'react';
import { KINDS, kindOf } from '../../scripts/content/kinds.ts';
import { count } from '../format/plural.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Cluster, Rows, Stack } from '../ui/layout.tsx';
import { useToast } from '../ui/Toasts.tsx';
import type { Checked } from './check/worker.ts';
import { FileText } from './FileText.tsx';
import { ContentForm } from './form/ContentForm.tsx';
import type { CitingText, Files } from './model/draft.ts';
import { withEdited } from './model/followingEdits.ts';
import { type Place, titleIn } from './model/places.ts';
import { formPlace, valueIn } from './model/previewRoute.ts';
import { trailOf } from './model/titles.ts';
import { isSame } from './model/yamlDocument.ts';
import { WeekActions } from './WeekActions.tsx';

interface FilePanelProps {
  /** Of a file that is there. */
  place: Place;
  files: Files;
  checked: Checked;
  onChange: (edit: (files: Files) => Files) => void;
  onOpen: (place: Place) => void;
  /** After a week was inserted. */
  reread: readonly CitingText[];
  onReread: (texts: readonly CitingText[]) => void;
}

const COPIED =
  'Cette semaine est une copie de celle d’avant\u00a0; les suivantes ont un numéro de plus. Change son thème.';

/** A file or a part of it, as a form or as its text, with what can be done with it as a whole. */
export function FilePanel({ place: { file, path }, files, checked, reread, ...on }: FilePanelProps) {
  const { onChange, onOpen, onReread } = on;
  const [showsText, setShowsText] = useState(false);
  const text = files.get(file) ?? '';
  const { schema } = KINDS[kindOf(file) ?? 'app'];
  const trail = [
    { path: [], title: titleIn(checked, file) },
    ...trailOf(valueIn(text, []), path, schema, checked.choices),
  ];
  const diagnostics = checked.diagnostics.filter((one) => one.file === file);
  const showToast = useToast();
  function change(next: string): void {
    onChange((all) => {
      const edited = withEdited(all, file, next);
      const other = [...edited].find(([path, after]) => path !== file && all.get(path) !== after)?.[0];
      if (other)
        showToast({ kind: 'success', text: `Changé aussi\u00a0: ${titleIn(checked, other)}.`, durationMs: 6000 });
      return edited;
    });
  }
  // What was changed since has been read again.
  const unread = reread.filter((one) => valueIn(files.get(one.file), one.path) === one.text);
  const week = path.length === 0 ? Number(/week-(\d+)\.yaml$/.exec(file)?.[1]) : Number.NaN;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what opened the place is gone, and the focus with it
  useEffect(() => {
    // A new item has it in its first field; a page that has just loaded leaves it where it is.
    if (form.current?.contains(document.activeElement) || !navigator.userActivation?.hasBeenActive) return;
    heading.current?.focus();
  }, [file, path.join('/')]);
  return (
    <Stack>
      {path.length > 0 && (
        <nav aria-label="Fil d’Ariane">
          <Cluster as="ol" gap={2}>
            {trail.slice(0, -1).map((around) => (
              <li key={around.path.join()}>
                <button type="button" className="text-button" onClick={() => onOpen({ file, path: around.path })}>
                  {around.title}
                </button>{' '}
                ›
              </li>
            ))}
          </Cluster>
        </nav>
      )}
      <h2 tabIndex={-1} ref={heading}>
        {trail.at(-1)?.title}
      </h2>
      {unread.length > 0 && (
        <Disclosure
          open
          summary={`À relire\u00a0: ${count(unread.length, 'texte cite', 'textes citent')} une semaine renumérotée`}
        >
          <Rows>
            {unread.map((one) => (
              <li key={`${one.file} ${one.path.join()} ${one.text}`}>
                <Cluster between gap={3} align="center">
                  <button type="button" className="text-button" onClick={() => onOpen(formPlace(one, files))}>
                    {titleIn(checked, one.file)}
                  </button>
                  <Button variant="text" onClick={() => onReread(unread.filter((other) => other !== one))}>
                    C’est relu<span className="visually-hidden">&nbsp;: {one.text}</span>
                  </Button>
                </Cluster>
                <p className="small">{one.text}</p>
              </li>
            ))}
          </Rows>
        </Disclosure>
      )}
      <div ref={form}>
        {showsText ? (
          <FileText file={file} text={text} diagnostics={diagnostics} onChange={change} />
        ) : (
          <ContentForm
            file={file}
            path={path}
            text={text}
            schema={schema}
            diagnostics={diagnostics}
            choices={checked.choices}
            onChange={change}
            onOpen={(part) => onOpen({ file, path: part })}
          />
        )}
      </div>
      {week > 0 && (
        <WeekActions
          key={file}
          week={week}
          files={files}
          titles={checked.titles}
          onChange={(next) => onChange(() => next)}
          onInserted={(inserted, texts) => {
            onReread([...unread.filter((one) => !texts.some((other) => isSame(one, other))), ...texts]);
            onOpen({ file: inserted, path: [] });
            showToast({ kind: 'success', text: COPIED, durationMs: 10_000 });
          }}
        />
      )}
      <Button variant="text" onClick={() => setShowsText(!showsText)}>
        {showsText ? 'Voir le formulaire' : 'Voir le fichier'}
      </Button>
    </Stack>
  );
}
