import { structuredPatch } from 'diff';
import { useMemo, useState } from 'react';
import { Disclosure } from '../../ui/Disclosure.tsx';
import styles from './propose.module.css';

interface LineDiffProps {
  /** Inside content/. */
  path: string;
  /** null: there was no such file. */
  before: string | null;
  after: string | null;
}

/** Texts without common lines take a time that grows with the square of their length: a stranger’s may be long. */
const OPTIONS = { context: 2, maxEditLength: 1000, timeout: 500 };

/** The lines that differ, after their signs, with two around them, in groups; undefined for more than a thousand. */
export const lineDiff = (before: string, after: string): string[][] | undefined =>
  structuredPatch('', '', before, after, '', '', OPTIONS)?.hunks.map(({ lines }) =>
    // « \ No newline at end of file ».
    lines.filter((line) => !line.startsWith('\\')),
  );

/** What changes in a file, line by line. It is computed once it is opened: a proposal may bring a hundred files. */
export function LineDiff({ path, before, after }: LineDiffProps) {
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
const NAMES: Record<string, string> = { '+': 'ajouté\u00a0: ', '-': 'enlevé\u00a0: ' };

function Lines({ before, after }: { before: string; after: string }) {
  const groups = useMemo(() => lineDiff(before, after), [before, after]);
  if (!groups) return <p>Ce fichier a trop changé pour être montré ligne par ligne.</p>;
  return groups.map((lines, group) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
    <ol key={group} className={styles.lines}>
      {lines.map(([sign = '', ...text], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
        <li key={index} data-sign={sign}>
          <span aria-hidden="true">{sign.replace('-', '−')}</span>
          <code>
            <span className="visually-hidden">{NAMES[sign]}</span>
            {text.join('')}
          </code>
        </li>
      ))}
    </ol>
  ));
}
