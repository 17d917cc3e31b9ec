import type { Member } from './authClient.ts';

export const MEMBER_KEY = 'objectif-8:member';

/**
 * Who was signed in when this device was last used (null: nobody), known before the accounts' SDK is there and as soon
 * as another tab knows. Undefined when only the SDK can tell: storage is blocked, or nobody has used the device yet.
 */
export function rememberedMember(): Member | null | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(MEMBER_KEY) ?? '') as Member | null;
    return stored === null || (stored.id && stored.email !== undefined) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Whether nothing of the app is on this device: no worker, nothing stored. */
export function isNewDevice(): boolean {
  try {
    return localStorage.length === 0 && !navigator.serviceWorker?.controller;
  } catch {
    return false;
  }
}

export function rememberMember(member: Member | null): void {
  try {
    localStorage.setItem(MEMBER_KEY, JSON.stringify(member));
  } catch {
    forgetMember();
  }
}

/** A member who signs in with a full storage must not be taken for signed out: the next start asks the SDK. */
function forgetMember(): void {
  try {
    localStorage.removeItem(MEMBER_KEY);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
