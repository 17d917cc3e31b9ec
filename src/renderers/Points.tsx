import type { ReactNode } from 'react';
import type { RichText } from '../../schema/rich-text.ts';
import { plainText } from '../format/richText.ts';
import { Stack } from '../ui/layout.tsx';
import styles from './Points.module.css';
import { Prose } from './Prose.tsx';

/** Short sentences, one a line. */
export function Points({ points }: { points: readonly RichText[] }) {
  return (
    <PointList>
      {points.map((point) => (
        <li key={plainText(point)}>
          <Prose text={point} />
        </li>
      ))}
    </PointList>
  );
}

export const PointList = ({ children }: { children: ReactNode }) => (
  <Stack as="ul" gap={2} className={styles.points}>
    {children}
  </Stack>
);
