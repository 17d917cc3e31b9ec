import type { RichText } from '../../schema/rich-text.ts';
import { plainText } from '../format/richText.ts';
import styles from './Points.module.css';
import { Prose } from './Prose.tsx';

/** Short sentences, one a line. */
export function Points({ points }: { points: readonly RichText[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={plainText(point)}>
          <Prose text={point} />
        </li>
      ))}
    </ul>
  );
}
