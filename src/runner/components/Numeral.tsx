import type { ComponentProps } from 'react';
import styles from './Numeral.module.css';

interface NumeralProps extends ComponentProps<'p'> {
  children: string;
  unit?: string | undefined;
  /** What else the screen has room for; a countdown is as large as it can be. */
  size?: 'dose' | 'beside-values' | 'split' | undefined;
  accent?: boolean;
}

export const Numeral = ({ children, unit, size, accent = false, ...rest }: NumeralProps) => (
  <p
    className={`${styles.numeral} ${accent ? 'accent' : ''}`}
    data-size={size}
    data-long={children.length > 4}
    {...rest}
  >
    {unit ? `${children} ` : children}
    {unit && <span className={styles.unit}>{unit}</span>}
  </p>
);
