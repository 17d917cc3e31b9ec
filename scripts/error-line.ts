import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FORBIDDEN = new Set(['EACCES', 'EPERM', 'EROFS']);

/** What a person who ran a command can do about an error: one line, in French where the system gives only a code. */
export function errorLine(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code = '', path: file, message } = error as NodeJS.ErrnoException;
  if (code.startsWith('ERR_PARSE_ARGS')) return optionLine(code, message);
  if (file === undefined) return message;
  const place = path.resolve(file);
  if (FORBIDDEN.has(code)) return `Écriture interdite dans ${place} : change ses droits, ou copie le projet ailleurs.`;
  if (code === 'ENOSPC')
    return `Plus de place sur le disque pour écrire ${place} : libère-en, puis relance la commande.`;
  return message;
}

/** What Node's `parseArgs` says in English. */
function optionLine(code: string, message: string): string {
  const [, written = ''] = /'(?:-\w, )?(.+?)(?: <value>)?'/.exec(message) ?? [];
  if (code.endsWith('UNKNOWN_OPTION')) return `${written} n’est pas une option de cette commande : --help les montre`;
  if (code.endsWith('UNEXPECTED_POSITIONAL')) return `« ${written} » est de trop : --help montre ce qui s’écrit`;
  return `${written} ${message.includes('does not take') ? 'ne prend pas de' : 'attend une'} valeur : --help montre comment l’écrire`;
}

/** Throws when nothing can be written into the project, before anything is prepared. */
export function expectWritableProject(): void {
  accessSync(ROOT, constants.W_OK);
}
