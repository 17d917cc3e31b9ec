import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FORBIDDEN = new Set(['EACCES', 'EPERM', 'EROFS']);

/** What a person who ran a command can do about an error: one line, in French where the system gives only a code. */
export function errorLine(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code = '', path: file, message } = error as NodeJS.ErrnoException;
  if (file === undefined) return message;
  const place = path.resolve(file);
  if (FORBIDDEN.has(code)) return `Écriture interdite dans ${place} : change ses droits, ou copie le projet ailleurs.`;
  if (code === 'ENOSPC')
    return `Plus de place sur le disque pour écrire ${place} : libère-en, puis relance la commande.`;
  return message;
}

/** Throws when nothing can be written into the project, before anything is prepared. */
export async function expectWritableProject(): Promise<void> {
  await access(ROOT, constants.W_OK);
}
