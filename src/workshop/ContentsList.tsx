import { useEffect, useRef } from 'react';
import { phaseNumberOf } from '../../scripts/content/kinds.ts';
import { Disclosure, openAround } from '../ui/Disclosure.tsx';
import styles from './ContentsList.module.css';
import type { Checked } from './check/worker.ts';
import type { Draft } from './model/draft.ts';
import type { Place, TitledFile } from './model/places.ts';

interface ContentsListProps {
  checked: Checked;
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

const FIRST_KINDS = ['phase', 'week'];
/** The others after them. */
const rankOf = ({ kind }: TitledFile) => (FIRST_KINDS.includes(kind) ? FIRST_KINDS.indexOf(kind) : FIRST_KINDS.length);

/** All files by their titles, those that are shown by no screen too. */
export function ContentsList({ checked: { titles, diagnostics }, changes, shown, onOpen }: ContentsListProps) {
  const list = useRef<HTMLElement>(null);
  // A pencil may have opened a file of a closed group.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file that is shown is marked in the list
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    if (current) openAround(current);
  }, [shown]);
  const sorted = titles.toSorted((a, b) => rankOf(a) - rankOf(b) || a.file.localeCompare(b.file));
  return (
    <nav ref={list} aria-label="Contenu">
      {GROUPS.map((group) => {
        const files = sorted.filter((file) => GROUPS.find(({ holds }) => holds(file)) === group);
        if (files.length === 0) return null;
        return (
          <Disclosure key={group.title} summary={<strong>{group.title}</strong>}>
            <ul>
              {files.map(({ file, title }) => (
                <li key={file}>
                  <button
                    type="button"
                    className={styles.file}
                    aria-current={file === shown ? 'true' : undefined}
                    onClick={() => onOpen({ file, path: [] })}
                  >
                    {title}
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
