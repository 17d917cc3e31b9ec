import { expect, vi } from 'vitest';
import { button } from './app.tsx';

/** What the app saves as files from now on, which stay off the disk; answered once there is one. */
export function catchFiles() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return async () => {
    await expect.poll(() => names.length).toBeGreaterThan(0);
    return { names, texts: await Promise.all(blobs.map((blob) => blob.text())) };
  };
}

/** Exports what the device stores, on /profile; resolves with the file and its content. */
export async function exportFile(): Promise<{ name: string; text: string }> {
  const savedFiles = catchFiles();
  await button('Exporter').click();
  const {
    names: [name = ''],
    texts: [text = ''],
  } = await savedFiles();
  return { name, text };
}

/** Chooses a file of that text, on /profile. */
export async function importText(text: string): Promise<void> {
  const choosing = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    const { items, files } = new DataTransfer();
    items.add(new File([text], 'objectif-8.json', { type: 'application/json' }));
    this.files = files;
    this.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await button('Importer un fichier').click();
  choosing.mockRestore();
}
