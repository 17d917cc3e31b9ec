import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { withSessionStorage } from '../storage/sessionStorage.ts';
import { openAround } from '../ui/Disclosure.tsx';

const SCROLL_KEY = 'objectif-8:scroll';

/**
 * After a navigation inside the app: the new screen's heading takes the focus, which announces it,
 * and the page starts at its top, or at the element that the address names, which is unfolded. Going back keeps the
 * browser's own scroll position; opening the app leaves the focus alone.
 */
export function useNavigationFocus(): void {
  const { key, hash, pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const shownKey = useRef<string>(undefined);
  const place = pathname + search + key;
  useEffect(() => {
    const before = shownKey.current;
    shownKey.current = key;
    if (before === key) return;
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    if (named) openAround(named);
    // The first screen of a page that was loaded is a Pop; what follows a sign-in replaces /login.
    if (before === undefined && navigationType !== NavigationType.Replace) {
      // The browser looked for it in a document that was empty still.
      if (!restoreScroll(place)) named?.scrollIntoView();
      return;
    }
    (named ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
    if (navigationType === NavigationType.Pop) return;
    if (named) named.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [key, hash, navigationType, place]);
  useEffect(() => {
    const keep = () => withSessionStorage((storage) => storage.setItem(SCROLL_KEY, `${place} ${window.scrollY}`));
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [place]);
}

/** After a reload the document is empty too long for the browser to do it. Returns whether the position was known. */
function restoreScroll(place: string): boolean {
  const [keptPlace, top] = withSessionStorage((storage) => storage.getItem(SCROLL_KEY)?.split(' ')) ?? [];
  if (keptPlace !== place) return false;
  window.scrollTo(0, Number(top));
  return true;
}
