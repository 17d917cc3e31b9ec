/** Of what an account sets and marks. */
export const STORAGE_KEY = 'objectif-8:device';
export const OWNER_KEY = 'objectif-8:owner';

let suffix = '';
let hasBecomeOwner = false;

/**
 * What the names of the data of the account that is signed in end with. Those without an id, which earlier versions had for
 * everybody, are of the first account that signs in on the device: nothing moves, and older tabs read and write the same.
 */
export const accountSuffix = (): string => suffix;

/** Whether this page gave the names without an id to the account that is signed in. */
export const isNewOwner = (): boolean => hasBecomeOwner && suffix === '';

export function openAccount(id: string): void {
  const owner = readOwner();
  if (owner === null && takeOwnership(id)) hasBecomeOwner = true;
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
function readOwner(): string | null | undefined {
  try {
    return localStorage.getItem(OWNER_KEY);
  } catch {
    return undefined;
  }
}

/** A storage that is full is asked again at the next start. */
function takeOwnership(id: string): boolean {
  try {
    localStorage.setItem(OWNER_KEY, id);
    return true;
  } catch {
    return false;
  }
}
