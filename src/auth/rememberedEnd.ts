import type { SessionEnd } from './port.ts';

const KEY = 'objectif-8:session-end';
/** Whoever opens the app later may be somebody else. */
const KEPT_MS = 3_600_000;
const ENDS: readonly unknown[] = ['account-disabled', 'account-deleted', 'session-expired'] satisfies SessionEnd[];

/** Keeps why the last session ended, for a reload of /login and for the other tabs; undefined forgets it. */
export function rememberEnd(end: SessionEnd | undefined): void {
  try {
    if (end) localStorage.setItem(KEY, JSON.stringify({ end, at: Date.now() }));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that blocks storage: the word on why is lost with the page.
  }
}

export function rememberedEnd(): SessionEnd | undefined {
  try {
    const { end, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { end?: unknown; at?: number };
    return isEnd(end) && Date.now() - Number(at) < KEPT_MS ? end : undefined;
  } catch {
    return undefined;
  }
}

const isEnd = (value: unknown): value is SessionEnd => ENDS.includes(value);
