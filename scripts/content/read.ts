import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentFile, toContentFile } from './parse/encoding.ts';

/** Markdown and hidden files are not part of the content. */
export const isContentFile = (file: string) =>
  !file.split('/').some((name) => name.startsWith('.')) && !file.endsWith('.md');

/** Reads every file below `folder` but Markdown and hidden ones. Throws one line, in French, when it can't. */
export async function readFolder(folder: string): Promise<ContentFile[]> {
  try {
    return readFiles(folder);
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

/** Synchronous: short files take half the processor time, and as long as their check nothing else is to do. */
function readFiles(folder: string): ContentFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isContentFile)
    .sort()
    .map((file) => toContentFile(file, readFileSync(path.join(folder, file))));
}
