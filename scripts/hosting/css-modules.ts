import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * How a build names the classes of CSS modules: « title-0 », « title-1 » in the order of the sheets that have a title. A
 * hash would be random bytes wherever a class is; a bare « share » may be hidden by the lists of a content blocker. The
 * browser's build and the prerendering of /login have to agree.
 */
export function cssModules() {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => ({ file: path.resolve('src', file), text: readFileSync(path.join('src', file), 'utf8') }));
  return {
    generateScopedName(name: string, file: string): string {
      const written = new RegExp(String.raw`(?:\.|@keyframes )${name}(?![\w-])`);
      const count = sheets
        .filter(({ text }) => written.test(text))
        .findIndex((sheet) => sheet.file === path.resolve(file));
      if (count < 0) throw new Error(`${file} does not name ${name}`);
      return `${name}-${count}`;
    },
  };
}
