const UPDATE_CHECK_MS = 3_600_000;

/**
 * Installs the service worker once `prepare` is done: a new worker throws away the files of the version before,
 * so the page must hold all of its own by then. Checks for a new version every hour, and when the app comes
 * back to the screen. `onNewVersion` is called when one has taken over.
 *
 * Returns the function that stops it.
 */
export function startWorker(prepare: () => Promise<void>, onNewVersion: () => void): () => void {
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
      if (hadVersion) onNewVersion();
      hadVersion = true;
    },
    { signal },
  );

  void install(prepare).then((registration) => {
    if (!registration || signal.aborted) return;
    // Without a network there is nothing to learn.
    const check = () => void registration.update().catch(() => undefined);
    const timer = setInterval(check, UPDATE_CHECK_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
    document.addEventListener('visibilitychange', () => document.hidden || check(), { signal });
  });
  return () => stopped.abort();
}

/** A worker that can't be installed leaves an app that needs the network, and tries again at the next start. */
async function install(prepare: () => Promise<void>): Promise<ServiceWorkerRegistration | undefined> {
  try {
    if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve));
    await prepare();
    if (navigator.serviceWorker.controller) await repairCache();
    return await navigator.serviceWorker.register(scriptUrl(), {
      scope: import.meta.env.BASE_URL,
      updateViaCache: 'none',
    });
  } catch {
    return undefined;
  }
}

/**
 * Browsers may empty a worker's cache. Workbox puts a file back when a page asks for it (the parts of the app, at each
 * start), but answers navigations without doing so: the page's own file is asked for by name. Until its text is read, the
 * request counts as under way.
 */
const repairCache = () =>
  fetch(`${import.meta.env.BASE_URL}index.html`)
    .then((page) => page.text())
    .catch(() => undefined);

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
function scriptUrl(): string {
  const url = `${import.meta.env.BASE_URL}sw.js`;
  const policy = window.trustedTypes?.createPolicy('sw', { createScriptURL: () => url });
  return policy?.createScriptURL(url) ?? url;
}
