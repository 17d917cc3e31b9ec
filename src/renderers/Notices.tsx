import type { Competition } from '../../schema/competition.ts';
import styles from './Notices.module.css';
import { Prose } from './Prose.tsx';

/** The few things to remember when all else is forgotten. */
export function Notices({ notices }: { notices: Competition['notices'] }) {
  return (
    <ul className={styles.notices}>
      {notices.map(({ id, title, text }) => (
        <li key={id} className={styles.notice}>
          <h2 className={styles.title}>{title}</h2>
          <p>
            <Prose text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
