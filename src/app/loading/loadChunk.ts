import { LoadError } from './loadError.ts';

const fetched = new Map<string, Promise<void>>();

/**
 * Runs around each dynamic `import()` of a build, in the place of Vite's own helper (scripts/hosting/chunk-loader.ts).
 * `files`: the chunk and all that it imports statically, styles included, named from the base.
 *
 * A script is imported once it has been fetched: Firefox before 155 keeps a module that failed for as long as the page
 * lives (whatwg/html#10327), and what `fetch` was refused can be asked for again. No `<link>` preloads it: WebKit keeps
 * the 404 of a preload, and answers later pages with it without asking the server.
 */
export async function loadChunk<Module>(importChunk: () => Promise<Module>, files: string[] = []): Promise<Module> {
  await Promise.all(files.map((file) => fetchOnce(import.meta.env.BASE_URL + file)));
  return importChunk();
}

function fetchOnce(url: string): Promise<void> {
  const known = fetched.get(url);
  if (known) return known;
  const file = url.endsWith('.css') ? applyStyles(url) : fetchScript(url);
  fetched.set(url, file);
  file.catch(() => fetched.delete(url));
  return file;
}

async function fetchScript(url: string): Promise<void> {
  // The browser's cache may hold a 404: the server has the last word.
  if (!(await arrives(url, 'default')) && !(await arrives(url, 'reload'))) throw new LoadError(url);
}

async function arrives(url: string, cache: RequestCache): Promise<boolean> {
  try {
    const response = await fetch(url, { cache });
    await response.blob();
    return response.ok;
  } catch {
    return false;
  }
}

function applyStyles(url: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${url}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = url;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new LoadError(url));
    };
    document.head.append(link);
  });
}
