import { type RefObject, useEffect, useRef } from 'react';

/** Gives the heading the focus of what is gone, or can no longer be pressed. */
export function useLostFocus(heading: RefObject<HTMLElement | null>): void {
  const holder = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      holder.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // After every change: any may take away what had the focus.
  useEffect(() => {
    const held = holder.current;
    if (!held || (held.isConnected && !held.matches(':disabled'))) return;
    const { activeElement } = document;
    if (activeElement === held || activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
}
