import { expect, vi } from 'vitest';
import { button } from './app.tsx';

/** Exports what the device stores, on /profile; resolves with the file and its content. */
export async function exportFile(): Promise<{ name: string; text: string }> {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
  const names: string[] = [];
  const saving = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await button('Exporter').click();
  await expect.poll(() => names).toHaveLength(1);
  const [file] = made.mock.lastCall ?? [];
  made.mockRestore();
  saving.mockRestore();
  return { name: names[0] ?? '', text: await (file as Blob).text() };
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
