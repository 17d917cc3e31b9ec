/** Devices of older versions have a list of several texts there. */
export const BACKUP_KEY = 'objectif-8:device:aside';

export const backupText = (text: string): string => JSON.stringify([text]);

/** The text that was put aside, null where there is none. */
export function parseBackup(stored: string | null): string | null {
  if (stored === null) return null;
  try {
    const last: unknown = JSON.parse(stored).at(-1);
    return typeof last === 'string' ? last : stored;
  } catch {
    return stored;
  }
}
