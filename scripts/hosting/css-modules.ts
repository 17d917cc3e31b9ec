import { createHash } from 'node:crypto';
import path from 'node:path';

/** For the browser's build and for the prerendering of /login, whose class names have to be the same. */
export const CSS_MODULES = { generateScopedName: scopedName };

/** « button-3f0c1 »: Vite's default adds a line number, whose bytes the first screen would wait for. */
function scopedName(name: string, file: string): string {
  const place = path.relative(process.cwd(), file).replaceAll(path.sep, '/');
  return `${name}-${createHash('sha256').update(place).digest('hex').slice(0, 5)}`;
}
