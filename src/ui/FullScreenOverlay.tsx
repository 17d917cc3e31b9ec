import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './FullScreenOverlay.module.css';

/** Id of the part of the page that a {@link FullScreenOverlay} covers. */
export const COVERED_ID = 'covered';

/** Fills the screen; what it covers is out of reach of fingers, keyboard and screen readers. */
export function FullScreenOverlay({ children }: { children: ReactNode }) {
  // By hand: a render would come after the effect that gives the focus back to what was covered.
  useLayoutEffect(() => {
    const covered = document.getElementById(COVERED_ID);
    if (!covered) return;
    covered.inert = true;
    return () => {
      covered.inert = false;
    };
  }, []);
  return createPortal(
    <div className={styles.overlay} data-full-screen>
      {children}
    </div>,
    document.body,
  );
}
