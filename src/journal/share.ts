import { saveFile } from '../ui/saveFile.ts';

/** What leaves this device: a text, or a file of text. */
export type Shared = { text: string } | { file: File };

const shareData = (shared: Shared): ShareData => ('text' in shared ? shared : { files: [shared.file] });

/** Whether the browser has a share sheet that takes it. */
export function canShare(shared: Shared): boolean {
  // Older browsers share texts without being able to tell.
  if (typeof navigator.canShare !== 'function') return 'text' in shared && typeof navigator.share === 'function';
  return navigator.canShare(shareData(shared));
}

/** Opens the share sheet. */
export async function share(shared: Shared): Promise<'shared' | 'closed' | 'failed'> {
  try {
    await navigator.share(shareData(shared));
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'failed';
  }
}

/** Copies a text, or saves it as a file where the browser has no clipboard. */
export async function copyOrSave(text: string, fileName: string): Promise<'copied' | 'saved'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    saveFile(fileName, text, 'text/plain');
    return 'saved';
  }
}
