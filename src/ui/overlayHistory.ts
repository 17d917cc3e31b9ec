import { useEffectEvent, useLayoutEffect } from 'react';

/*
 * What lies over a screen has an entry of its own in the history, at the same address, so that Back closes it and leaves
 * the screen as it is. Chromium's close watcher gives dialogs Android's Back; no engine gives them the browser's.
 */

const MARK = 'isOverlay';
/** What Back calls of each overlay that is shown, the topmost last. */
const overlays: (() => void)[] = [];
/** The step back from an overlay's entry, which the browser makes later. */
let pendingBack: { promise: Promise<void>; resolve: () => void } | undefined;
let isListening = false;

const isOverlayEntry = () => Boolean(history.state?.[MARK]);

/** The router's own state goes along: to it, this is the same place. */
const pushOverlayEntry = () => history.pushState({ ...history.state, [MARK]: true }, '');

/** Back calls `onBack` instead of leaving the screen, as long as this is shown. */
export function useCloseOnBack(onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useLayoutEffect(() => {
    const overlay = () => close();
    overlays.push(overlay);
    if (!isOverlayEntry()) pushOverlayEntry();
    return () => {
      overlays.splice(overlays.indexOf(overlay), 1);
      // Once what takes its place, if anything, is there.
      queueMicrotask(dropUnusedEntry);
    };
  }, []);
}

/** Goes back from the entry of what lay over the screen, if there is one: a navigation begins at the screen's own. */
export async function leaveOverlayEntry(): Promise<void> {
  if (!pendingBack && isOverlayEntry()) {
    let resolve = () => {};
    const promise = new Promise<void>((resolvePromise) => {
      resolve = resolvePromise;
    });
    pendingBack = { promise, resolve };
    history.back();
  }
  await pendingBack?.promise;
}

/** Such an entry is of use while something lies over the screen: not after a reload, nor after Forward. */
export function useOverlayHistory(): void {
  useLayoutEffect(() => {
    const endPendingBack = () => {
      pendingBack?.resolve();
      pendingBack = undefined;
    };
    const onPopState = () => {
      const wasPending = pendingBack !== undefined;
      endPendingBack();
      if (overlays.length === 0) dropUnusedEntry();
      else if (isOverlayEntry()) return;
      // Opened during the step back from the one before.
      else if (wasPending) pushOverlayEntry();
      else closeByBack(overlays.at(-1));
    };
    isListening = true;
    dropUnusedEntry();
    window.addEventListener('popstate', onPopState);
    return () => {
      isListening = false;
      endPendingBack();
      window.removeEventListener('popstate', onPopState);
    };
  }, []);
}

function closeByBack(overlay: (() => void) | undefined): void {
  overlay?.();
  // One that only asks stays, and has the next Back too.
  requestAnimationFrame(() => {
    if (overlay && overlays.includes(overlay) && !isOverlayEntry()) pushOverlayEntry();
  });
}

function dropUnusedEntry(): void {
  if (isListening && overlays.length === 0) void leaveOverlayEntry();
}
