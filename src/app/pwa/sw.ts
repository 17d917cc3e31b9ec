declare const self: ServiceWorkerGlobalScope & {
  /** Every file of the build, put here by vite-plugin-pwa; `revision` is null where the name holds a hash. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

const FILES = self.__WB_MANIFEST;
const PAGE = 'index.html';
const VERSIONS_KEPT = 3;
const PREFIX = `objectif-8:files ${self.registration.scope} `;
/** The page's revision changes with every script: they name each other by their hashes. */
const CACHE = PREFIX + FILES.find(({ url }) => url === PAGE)?.revision;

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldVersions(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { scope } = self.registration;
  const isWorkshop = request.url.startsWith(`${scope}atelier`);
  const isOurs = request.method === 'GET' && request.url.startsWith(scope) && !isWorkshop;
  if (isOurs) event.respondWith(respond(request));
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async ({ url, revision }) => {
      const cached = revision === null ? await caches.match(url) : undefined;
      await cache.put(url, cached ?? (await download(url, revision === null ? 'default' : 'reload')));
    }),
  );
  // While a deploy is under way, a host may still answer with the page of the version before.
  const html = await (await cache.match(PAGE))?.text();
  if (FILES.some(({ url }) => url.includes('/boot-') && html?.includes(url))) return;
  await caches.delete(CACHE);
  throw new Error('the page is of another version');
}

async function download(url: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(url, { cache });
  // Some hosts answer with a page for a file that is missing.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!response.ok || isPage !== url.endsWith('.html')) throw new Error(`${url}: ${response.status}`);
  // A copy, because browsers refuse a redirected response as a page.
  return new Response(response.body, response);
}

/** Open pages of a version before this one still fetch their screens. */
async function deleteOldVersions(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const outdated = others.slice(0, Math.max(0, others.length - VERSIONS_KEPT + 1));
  // Releases before this worker kept all files in one cache, with all screens in the memory of the page.
  const workbox = `workbox-precache-v2-${self.registration.scope}`;
  await Promise.all([...outdated, workbox].map((name) => caches.delete(name)));
}

async function respond(request: Request): Promise<Response> {
  // Not caches.open(), which would make the cache anew that another worker has deleted.
  const own = { cacheName: CACHE };
  const page = request.mode === 'navigate' ? await caches.match(PAGE, own) : undefined;
  return page ?? (await caches.match(request.url, own)) ?? (await caches.match(request.url)) ?? fetch(request);
}
