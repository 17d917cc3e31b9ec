import { Link } from 'react-router-dom';
import styles from './TableOfContents.module.css';

export interface ContentsEntry {
  /** The id of the heading, which takes the focus. */
  id: string;
  title: string;
}

/** Links to the headings of a long page, in their order. */
export function TableOfContents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav aria-label="Sur cette page">
      <ul className={styles.entries}>
        {entries.map(({ id, title }) => (
          <li key={id} className={styles.entry}>
            <Link to={{ hash: id }} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
