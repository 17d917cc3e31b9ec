import { Link } from 'react-router-dom';
import { Columns } from '../ui/layout.tsx';
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
      <Columns as="ul" gap={0} of="words">
        {entries.map(({ id, title }) => (
          <li key={id} className={styles.entry}>
            <Link to={{ hash: id }} className="text-button">
              {title}
            </Link>
          </li>
        ))}
      </Columns>
    </nav>
  );
}
