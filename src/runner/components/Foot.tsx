import type { ComponentProps } from 'react';
import styles from './Foot.module.css';

/** What the thumb needs, at the end of the screen however long it is. */
export const Foot = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div className={`${styles.foot} ${className}`} {...rest} />
);
