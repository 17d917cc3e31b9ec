import { ChevronLeft, ChevronRight } from 'lucide';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import styles from './PageLinks.module.css';

/** The way back, above a heading. */
export function BackLink({ children, ...link }: LinkProps) {
  return (
    <Link className={`${styles.back} text-button screen-only`} {...link}>
      <Icon icon={ChevronLeft} />
      {children}
    </Link>
  );
}

/** The way to the next page, at the end of a screen. */
export function OnwardLink({ children, ...link }: LinkProps) {
  return (
    <Link className={`${styles.onward} screen-only`} {...link}>
      <span>{children}</span>
      <Icon icon={ChevronRight} />
    </Link>
  );
}
