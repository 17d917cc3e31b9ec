import { Stack } from '../../ui/layout.tsx';
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

/** What changes in a file, line by line; the words for colours and signs are for screen readers. */
export function LineDiff({ path, before, after }: FileChange) {
  const groups = lineDiff(before ?? '', after ?? '');
  return (
    <Stack as="section" gap={2}>
      <h4 className="break-anywhere">
        {path}
        {before === null && ' (nouveau)'}
        {after === null && ' (supprimé)'}
      </h4>
      {groups.map((lines) => (
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
      ))}
    </Stack>
  );
}
