/** Of what an account sets and marks. */
export const STORAGE_KEY = 'objectif-8:device';
export const OWNER_KEY = 'objectif-8:owner';
/** Until the first account has read that the device's data are now its own. */
const NEW_OWNER_KEY = 'objectif-8:new-owner';

let suffix = '';

/**
 * What the names of the data of the account that is signed in end with. Those without an id, which earlier versions had for
 * everybody, are of the first account that signs in on the device: nothing moves, and older tabs read and write the same.
 */
export const accountSuffix = (): string => suffix;

/** Whether the account that is signed in was given the names without an id, and has not read so yet. */
export const isNewOwner = (): boolean => suffix === '' && Boolean(readItem(NEW_OWNER_KEY));

export function forgetNewOwner(): void {
  try {
    if (suffix === '') localStorage.removeItem(NEW_OWNER_KEY);
  } catch {
    // Said again at the next start.
  }
}

export function openAccount(id: string): void {
  const owner = readItem(OWNER_KEY);
  if (owner === null) takeOwnership(id);
  suffix = owner === null || owner === id ? '' : `:${id}`;
}

/** Whether some account has settings or marks on this device. */
export function hasStoredData(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(STORAGE_KEY));
  } catch {
    return false;
  }
}

/** Null where there is none yet, undefined where storage is blocked. */
function readItem(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

function takeOwnership(id: string): void {
  try {
    localStorage.setItem(OWNER_KEY, id);
    localStorage.setItem(NEW_OWNER_KEY, '1');
  } catch {
    // Storage is full: the next start tries again.
  }
}
