import type { RichText } from '../../schema/rich-text.ts';
import { Prose } from '../renderers/Prose.tsx';
import { Rows, Stack } from '../ui/layout.tsx';
import styles from './KeyNumbers.module.css';

interface KeyNumber {
  id: string;
  /** The large numeral, by the name of its field in the content. */
  figure: string;
  title: string;
  text: RichText;
}

/** Statements that each begin with a large numeral. */
export function KeyNumbers({ items }: { items: readonly KeyNumber[] }) {
  return (
    <Rows strong className={styles.keyNumbers}>
      {items.map(({ id, figure: number, title, text }) => (
        <li key={id} className={styles.item}>
          <p className={`${styles.number} number`} aria-hidden="true">
            {number}
          </p>
          <Stack gap={2} className={styles.text}>
            <h2 className={styles.title}>{title}</h2>
            <p>
              <Prose text={text} />
            </p>
          </Stack>
        </li>
      ))}
    </Rows>
  );
}
