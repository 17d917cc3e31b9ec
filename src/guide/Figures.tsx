import type { RichText } from '../../schema/rich-text.ts';
import { Prose } from '../renderers/Prose.tsx';
import styles from './Figures.module.css';

interface Figure {
  id: string;
  figure: string;
  title: string;
  text: RichText;
}

/** Statements that each begin with a large numeral. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <ul className={styles.figures}>
      {items.map(({ id, figure, title, text }) => (
        <li key={id} className={styles.item}>
          <p className={styles.figure} aria-hidden="true">
            {figure}
          </p>
          <div>
            <h2 className={styles.title}>{title}</h2>
            <p>
              <Prose text={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
