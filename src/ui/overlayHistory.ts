import { useEffectEvent, useLayoutEffect } from 'react';

/*
 * What lies over a screen has an entry of its own in the history, at the same address, so that Back closes it and leaves
 * the screen as it is. Chromium's close watcher gives dialogs Android's Back; no engine gives them the browser's.
 */

const MARK = 'isOverlay';
/** Of what lies over the screen now, the topmost last. */
const closers: (() => void)[] = [];
/** Called once the step back from an overlay's entry is made. */
let onLeft: (() => void) | undefined;
let leaving: Promise<void> | undefined;
let isFollowed = false;

const isOverlayEntry = () => Boolean(history.state?.[MARK]);

/** The router's own state goes along: to it, this is the same place. */
const pushOverlayEntry = () => history.pushState({ ...history.state, [MARK]: true }, '');

/** Back calls `onBack` instead of leaving the screen, once for each time that this is shown. */
export function useCloseOnBack(onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useLayoutEffect(() => {
    const closer = () => close();
    closers.push(closer);
    if (!isOverlayEntry()) pushOverlayEntry();
    return () => {
      closers.splice(closers.indexOf(closer), 1);
      // Once what takes its place, if anything, is there.
      queueMicrotask(leaveUnusedEntry);
    };
  }, []);
}

/** Goes back from the entry of what lay over the screen, if there is one: a navigation begins at the screen's own. */
export async function leaveOverlayEntry(): Promise<void> {
  if (!leaving && isOverlayEntry()) {
    leaving = new Promise((resolve) => {
      onLeft = resolve;
    });
    history.back();
  }
  await leaving;
}

/** Such an entry is of use while something lies over the screen: not after a reload, nor after Forward. */
export function useOverlayHistory(): void {
  useLayoutEffect(() => {
    const follow = () => {
      const wasLeaving = leaving !== undefined;
      leaving = undefined;
      onLeft?.();
      if (closers.length === 0) leaveUnusedEntry();
      else if (isOverlayEntry()) return;
      // Opened during the step back from the one before.
      else if (wasLeaving) pushOverlayEntry();
      else closers.at(-1)?.();
    };
    isFollowed = true;
    leaveUnusedEntry();
    window.addEventListener('popstate', follow);
    return () => {
      isFollowed = false;
      leaving = undefined;
      window.removeEventListener('popstate', follow);
    };
  }, []);
}

function leaveUnusedEntry(): void {
  if (isFollowed && closers.length === 0) void leaveOverlayEntry();
}
