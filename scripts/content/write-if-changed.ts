import { readFile, rename, writeFile } from 'node:fs/promises';

/** Whole or not at all: whoever reads meanwhile never gets half a file. One that did not change keeps its time. */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current === text) return;
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, file);
}
