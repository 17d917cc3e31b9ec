import type { Competition } from '../../schema/competition.ts';
import { Columns, Stack } from '../ui/layout.tsx';
import styles from './Notices.module.css';
import { Prose } from './Prose.tsx';

/** The few things to remember when all else is forgotten. */
export function Notices({ notices }: { notices: Competition['notices'] }) {
  return (
    <Columns as="ul" gap={4}>
      {notices.map(({ id, title, text }) => (
        <Stack as="li" key={id} gap={2} className={styles.notice}>
          <h2>{title}</h2>
          <p>
            <Prose text={text} />
          </p>
        </Stack>
      ))}
    </Columns>
  );
}
