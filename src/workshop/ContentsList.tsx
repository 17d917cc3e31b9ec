import { useEffect, useRef } from 'react';
import type { Diagnostic } from '../../scripts/content/diagnostic.ts';
import { phaseNumberOf } from '../../scripts/content/kinds.ts';
import { Disclosure, openAround } from '../ui/Disclosure.tsx';
import styles from './ContentsList.module.css';
import type { Draft } from './model/draft.ts';
import type { Place, TitledFile } from './model/places.ts';

interface ContentsListProps {
  titles: readonly TitledFile[];
  diagnostics: readonly Diagnostic[];
  changes: Draft['changes'];
  shown: string | undefined;
  onOpen: (place: Place) => void;
}

const GROUPS: readonly { title: string; holds: (file: TitledFile) => boolean }[] = [
  ...[1, 2, 3, 4, 5].map((phase) => ({
    title: `Phase ${phase}`,
    holds: ({ file }: TitledFile) => phaseNumberOf(file) === phase,
  })),
  { title: 'Exercices', holds: ({ kind }) => kind === 'exerciseFamily' },
  { title: 'Figures', holds: ({ kind }) => kind === 'figureFamily' },
  { title: 'Réglages', holds: ({ kind }) => ['limits', 'results', 'app'].includes(kind) },
  { title: 'Écrans', holds: () => true },
];

/** All files by their titles, those that are shown by no screen too. */
export function ContentsList({ titles, diagnostics, changes, shown, onOpen }: ContentsListProps) {
  const list = useRef<HTMLElement>(null);
  // A pencil may have opened a file of a closed group; the list itself comes after the first check.
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles make the list
  useEffect(() => {
    const current = shown && list.current?.querySelector('[aria-current]');
    if (current) openAround(current);
  }, [shown, titles.length]);
  const groups = new Map<string, TitledFile[]>();
  for (const file of titles) {
    const title = GROUPS.find(({ holds }) => holds(file))?.title ?? '';
    groups.set(title, [...(groups.get(title) ?? []), file]);
  }
  const order = (kind: string) => ['phase', 'week'].indexOf(kind) >>> 0;
  return (
    <nav ref={list} aria-label="Contenu" className={styles.contents}>
      {GROUPS.flatMap(({ title }) => {
        const files = groups.get(title);
        if (!files) return [];
        const sorted = files.toSorted((a, b) => order(a.kind) - order(b.kind) || a.file.localeCompare(b.file));
        return (
          <Disclosure key={title} summary={<h2>{title}</h2>}>
            <ul>
              {sorted.map(({ file, title: name }) => (
                <li key={file}>
                  <button
                    type="button"
                    className={styles.file}
                    aria-current={file === shown ? 'true' : undefined}
                    onClick={() => onOpen({ file, path: [] })}
                  >
                    {name}
                    {file in changes && <span className="small muted"> · modifié</span>}
                    {diagnostics.some((one) => one.file === file && one.severity === 'error') && (
                      <span className="small accent strong"> · à corriger</span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </Disclosure>
        );
      })}
    </nav>
  );
}
