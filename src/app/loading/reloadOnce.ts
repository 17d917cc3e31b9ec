import { LoadError } from './loadError.ts';

const KEY = 'objectif-8:reloaded';
const AGAIN_AFTER_MS = 60_000;

/**
 * Loads a part of the app that the screen needs now. One that is gone from the server means that another
 * version took this one's place: one reload brings it. A second within a minute would be a loop, so it rejects, with a
 * {@link LoadError}.
 */
export async function loadOrReload<Part>(load: () => Promise<Part>): Promise<Part> {
  // A network that hangs fails late; its reload is no older for that.
  const startedAt = Date.now();
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine || !isFirstReload(startedAt)) throw new LoadError('', { cause: error });
    location.reload();
    return new Promise(() => undefined);
  }
}

function isFirstReload(startedAt: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (startedAt - last < AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Without storage nothing tells a first reload from a loop.
    return false;
  }
}
