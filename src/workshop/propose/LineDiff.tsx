import { useMemo, useState } from 'react';
import { Disclosure } from '../../ui/Disclosure.tsx';
import styles from './LineDiff.module.css';
import { type DiffLine, lineDiff } from './lineDiff.ts';

export interface FileChange {
  /** Inside content/. */
  path: string;
  /** null: there was no such file. */
  before: string | null;
  after: string | null;
}

const SIGNS: Record<DiffLine['kind'], string> = { added: '+', removed: '−', same: '' };
const NAMES: Record<DiffLine['kind'], string> = { added: 'ajouté\u00a0: ', removed: 'enlevé\u00a0: ', same: '' };

/** What changes in a file, line by line. It is computed once it is opened: a proposal may bring a hundred files. */
export function LineDiff({ path, before, after }: FileChange) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      summary={
        <span className="break-anywhere">
          Ligne par ligne&nbsp;: {path}
          {before === null && ' (nouveau)'}
          {after === null && ' (supprimé)'}
        </span>
      }
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {isOpen && <Lines before={before ?? ''} after={after ?? ''} />}
    </Disclosure>
  );
}

/** The words for colours and signs are for screen readers. */
function Lines({ before, after }: { before: string; after: string }) {
  const groups = useMemo(() => lineDiff(before, after), [before, after]);
  if (!groups) return <p>Ce fichier a trop changé pour être montré ligne par ligne.</p>;
  return groups.map((lines) => (
    <ol key={`${lines[0]?.kind}${lines[0]?.number}`} className={styles.lines}>
      {lines.map(({ kind, number, text }) => (
        <li key={`${kind}${number}`} className={styles.line} data-kind={kind}>
          <span aria-hidden="true">{SIGNS[kind]}</span>
          <code>
            <span className="visually-hidden">{NAMES[kind]}</span>
            {text}
          </code>
        </li>
      ))}
    </ol>
  ));
}
