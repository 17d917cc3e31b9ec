const DISMISSED_KEY = 'objectif-8:install-dismissed';

/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent: some browsers only. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** How this device can install the app: by a button of ours, or by the user in the browser's menu. */
export type InstallOffer = 'button' | 'iphone';

let prompt: BeforeInstallPromptEvent | undefined;
let dismissed = readDismissed();
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** The browser says once that it can install the app, maybe before any screen asks. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event as BeforeInstallPromptEvent;
    notify();
  });
  window.addEventListener('appinstalled', () => {
    prompt = undefined;
    notify();
  });
}

/** Whether this is the installed app, and not a browser's tab. */
export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  );
}

export function subscribeToOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentOffer(): InstallOffer | undefined {
  if (dismissed || isInstalled()) return undefined;
  if (prompt) return 'button';
  return isIphone() ? 'iphone' : undefined;
}

/** Opens the browser's own question. */
export async function install(): Promise<void> {
  await prompt?.prompt();
  // Each event asks once.
  prompt = undefined;
  notify();
}

/** For good on this device. */
export function dismissOffer(): void {
  dismissed = true;
  try {
    localStorage.setItem(DISMISSED_KEY, 'yes');
  } catch {
    // A browser that keeps nothing offers again another day.
  }
  notify();
}

function readDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return false;
  }
}

/** iPads call themselves Macs, but no Mac has a touch screen. */
function isIphone(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}
