/** The name stays: devices have it, with a list of the last texts from when there were several. */
export const BACKUP_KEY = 'objectif-8:device:aside';

/** The last text that was written over and could not be read whole, or was replaced by an import. */
export function readBackup(storage: Storage): string | null {
  const text = storage.getItem(BACKUP_KEY);
  if (text === null) return null;
  try {
    const last: unknown = JSON.parse(text).at(-1);
    return typeof last === 'string' ? last : text;
  } catch {
    return text;
  }
}

export function writeBackup(storage: Storage, text: string | null): void {
  if (text === null) storage.removeItem(BACKUP_KEY);
  else storage.setItem(BACKUP_KEY, JSON.stringify([text]));
}
