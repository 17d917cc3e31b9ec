import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const SCROLL_KEY = 'objectif-8:scroll';

/**
 * After a navigation inside the app: the new screen's heading takes the focus, which announces it,
 * and the page starts at its top, or at the element that the address names. Going back keeps the
 * browser's own scroll position; opening the app leaves the focus alone.
 */
export function useNavigationFocus(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shownKey = useRef<string>(undefined);
  // Every page that was loaded begins with the same key.
  const reloaded = useScrollAcrossReloads(location.pathname + location.search + location.key);
  useEffect(() => {
    const opened = shownKey.current === undefined && !arrivedFromLogin(navigationType);
    const unchanged = shownKey.current === location.key;
    shownKey.current = location.key;
    if (unchanged) return;
    const named = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (opened) {
      // The browser looked for it in a document that was empty still.
      if (!reloaded.current) named?.scrollIntoView();
      return;
    }
    const target = named ?? document.querySelector<HTMLElement>('h1');
    target?.focus({ preventScroll: true });
    if (navigationType === NavigationType.Pop) return;
    if (named) named.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location.key, location.hash, navigationType, reloaded]);
}

/** The first screen of a page that was loaded is a Pop; what follows a sign-in replaces /login. */
function arrivedFromLogin(navigationType: NavigationType): boolean {
  return navigationType === NavigationType.Replace;
}

/**
 * Restores the scroll position after a reload: the document is empty too long for the browser to do it. Says whether it
 * was restored.
 */
function useScrollAcrossReloads(place: string): RefObject<boolean> {
  const restored = useRef(false);
  useEffect(() => {
    withStorage((storage) => {
      const kept = storage.getItem(SCROLL_KEY)?.split(' ');
      storage.removeItem(SCROLL_KEY);
      restored.current = kept?.[0] === place;
      if (restored.current) window.scrollTo(0, Number(kept?.[1]));
    });
  }, [place]);
  useEffect(() => {
    const keep = () => withStorage((storage) => storage.setItem(SCROLL_KEY, `${place} ${window.scrollY}`));
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [place]);
  return restored;
}

/** A browser that blocks storage throws at the mere mention. */
function withStorage(action: (storage: Storage) => void): void {
  try {
    action(sessionStorage);
  } catch {
    // The page starts at its top.
  }
}
