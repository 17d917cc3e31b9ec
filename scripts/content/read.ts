import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of a content folder, by their path inside it with forward slashes. */
export type FileTexts = ReadonlyMap<string, Uint8Array>;

/** What stands beside the content without being part of it. */
export const isContentFile = (file: string) =>
  !file.split('/').some((name) => name.startsWith('.')) && !file.endsWith('.md');

/** Reads every file below `folder` but Markdown and hidden ones. Throws when there is no such folder. */
export async function readFolder(folder: string): Promise<FileTexts> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isContentFile)
    .sort();
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(folder, file))] as const)),
  );
}
