import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ContentFile, toContentFile } from './parse/encoding.ts';

/** Markdown and hidden files are not part of the content. */
export const isContentFile = (file: string) =>
  !file.split('/').some((name) => name.startsWith('.')) && !file.endsWith('.md');

/** Reads every file below `folder` but Markdown and hidden ones. Throws one line, in French, when it can't. */
export async function readFolder(folder: string): Promise<ContentFile[]> {
  try {
    return await readFiles(folder);
  } catch (error) {
    throw new Error(unreadable(folder, error as NodeJS.ErrnoException), { cause: error });
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'introuvable : vérifie le chemin',
  ENOTDIR: 'ce n’est pas un dossier : donne le dossier du contenu',
  EACCES: 'lecture interdite : vérifie les droits',
  EPERM: 'lecture interdite : vérifie les droits',
};

function unreadable(folder: string, { code = '', path: file = folder, message }: NodeJS.ErrnoException): string {
  const fromHere = path.relative(process.cwd(), file);
  return `${fromHere.startsWith('..') ? file : fromHere || '.'} : ${REASONS[code] ?? `lecture impossible (${message})`}`;
}

async function readFiles(folder: string): Promise<ContentFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isContentFile)
    .sort();
  return Promise.all(files.map(async (file) => toContentFile(file, await readFile(path.join(folder, file)))));
}
