export const SIGNED_IN_KEY = 'objectif-8:signed-in';

/**
 * Whether somebody was signed in when this device was last used, known before the accounts' SDK is there and as soon as
 * another tab knows. Undefined when only the SDK can tell: storage is blocked, or nobody has used the device yet.
 */
export function wasSignedIn(): boolean | undefined {
  try {
    const flag = localStorage.getItem(SIGNED_IN_KEY);
    return flag === null ? undefined : flag === 'yes';
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

export function rememberSignedIn(signedIn: boolean): void {
  try {
    localStorage.setItem(SIGNED_IN_KEY, signedIn ? 'yes' : 'no');
  } catch {
    // The next start asks the SDK.
  }
}
