import { wasAnsweredToday } from './updateAnswer.ts';

const UPDATE_CHECK_MS = 3_600_000;

/**
 * Installs the service worker, and checks for a new version every hour and when the app comes back to the screen.
 * `onNewVersion` is called when one has taken over that the user has not answered for today; a worker of other bytes with
 * the files of this page is none. Returns the function that stops it.
 */
export function startWorker(onNewVersion: (version: string | undefined) => void): () => void {
  const container = navigator.serviceWorker;
  const stopped = new AbortController();
  const { signal } = stopped;

  let hadVersion = container.controller !== null;
  // After a hard reload no worker controls the page, and yet one is installed.
  container.getRegistration().then(
    (registration) => {
      if (registration?.active) hadVersion = true;
    },
    // A browser that blocks storage has no workers.
    () => undefined,
  );
  container.addEventListener(
    'controllerchange',
    () => {
      if (hadVersion) void offer();
      hadVersion = true;
    },
    { signal },
  );

  async function offer() {
    const version = await installedVersion();
    const isOwn = version !== undefined && version === versionIn(document.documentElement.outerHTML);
    if (!signal.aborted && !isOwn && !wasAnsweredToday(version)) onNewVersion(version);
  }

  void register().then((registration) => {
    if (!registration || signal.aborted) return;
    // Without a network there is nothing to learn.
    const check = () => void registration.update().catch(() => undefined);
    const timer = setInterval(check, UPDATE_CHECK_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
    document.addEventListener('visibilitychange', () => document.hidden || check(), { signal });
  });
  return () => stopped.abort();
}

/** Of the worker that has taken over, which answers from its own files; undefined where it can't be told. */
async function installedVersion(): Promise<string | undefined> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}index.html`);
    return versionIn(await response.text());
  } catch {
    return undefined;
  }
}

/** The page's first script, whose name changes with every other one: they name each other by their hashes. */
const versionIn = (html: string) => /\/boot-[\w-]+\.js/.exec(html)?.[0];

/** A worker that can't be installed leaves an app that needs the network, and tries again at the next start. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  const { BASE_URL } = import.meta.env;
  try {
    return await navigator.serviceWorker.register(trusted(`${BASE_URL}sw.js`), {
      scope: BASE_URL,
      updateViaCache: 'none',
    });
  } catch {
    return undefined;
  }
}

declare global {
  interface Window {
    /** https://developer.mozilla.org/docs/Web/API/Trusted_Types_API; a trusted URL passes for the text it holds. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL: (url: string) => string };
    };
  }
}

/** The content security policy lets only the policy `sw` name a script. */
const trusted = (url: string): string =>
  window.trustedTypes?.createPolicy('sw', { createScriptURL: () => url }).createScriptURL(url) ?? url;
