export const SIGNED_IN_KEY = 'objectif-8:signed-in';

/**
 * Whether somebody was signed in when this device was last used, known before the accounts' SDK is there. Undefined
 * when only the SDK can tell: storage is blocked, or the device was used before this flag was written.
 */
export function wasSignedIn(): boolean | undefined {
  try {
    const flag = localStorage.getItem(SIGNED_IN_KEY);
    if (flag !== null) return flag === 'yes';
    const isNewDevice = localStorage.length === 0 && !navigator.serviceWorker?.controller;
    return isNewDevice ? false : undefined;
  } catch {
    return undefined;
  }
}

export function rememberSignedIn(signedIn: boolean): void {
  try {
    localStorage.setItem(SIGNED_IN_KEY, signedIn ? 'yes' : 'no');
  } catch {
    // The next start asks the SDK.
  }
}
