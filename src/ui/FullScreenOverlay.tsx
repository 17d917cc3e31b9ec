import { createContext, type ReactNode, type RefObject, use, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './FullScreenOverlay.module.css';

interface Host {
  covered: RefObject<HTMLElement | null>;
  place: HTMLElement | null;
}

const HostContext = createContext<Host | undefined>(undefined);

/** What a {@link FullScreenOverlay} may cover: out of reach of fingers, keyboard and screen readers while it does. */
export function OverlayHost({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const covered = useRef<HTMLDivElement>(null);
  return (
    <HostContext value={{ covered, place }}>
      <div ref={covered} className={className}>
        {children}
      </div>
      <div ref={setPlace} />
    </HostContext>
  );
}

/** Fills the screen. */
export function FullScreenOverlay({ children }: { children: ReactNode }) {
  const { covered, place } = use(HostContext) ?? {};
  // By hand: a render would come after the effect that gives the focus to what was covered.
  useLayoutEffect(() => {
    const below = covered?.current;
    // The ref of an ancestor is set after the effects of the first render, when there is no place yet.
    if (!below || !place) return;
    below.inert = true;
    return () => {
      below.inert = false;
    };
  }, [covered, place]);
  return (
    place &&
    createPortal(
      <div className={styles.overlay} data-full-screen>
        {children}
      </div>,
      place,
    )
  );
}
