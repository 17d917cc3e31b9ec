import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Folders of src, the lower ones first, and what they may import; `.` is settings.ts and the routes. */
const FOLDERS = {
  format: '',
  calendar: 'format',
  ui: 'calendar generated',
  storage: 'calendar ui',
  figures: 'ui',
  schedule: '. calendar format generated storage ui',
  renderers: 'figures format schedule ui',
  results: 'generated',
  journal: '. calendar format generated renderers results schedule storage ui',
  auth: '. generated ui',
  runner: '. calendar figures format generated journal renderers schedule storage ui',
  race: '. calendar format generated journal renderers results runner schedule storage ui',
  programme: '. calendar format generated journal race renderers runner schedule storage ui',
  guide: '. figures format generated renderers runner schedule storage ui',
  profile: '. auth calendar format generated journal race renderers runner schedule storage ui',
  app: '. auth generated guide journal profile programme race renderers runner schedule storage ui',
  workshop: 'app auth calendar format renderers schedule ui',
};

/** Each folder of src with the folders of src that its modules may import. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(FOLDERS).map(([folder, allowed]) => [folder, allowed.split(' ').filter(Boolean)]),
);

/** Static and dynamic imports, with or without names, and what is passed on from elsewhere. */
const IMPORTS = /(?:^(?:import|export)\b[^;'"]*?\bfrom\s*|^import\s*|\bimport\(\s*)['"]([^'"]+)['"]/gm;

export interface SourceImport {
  /** Both from src: `ui/Page.tsx`; of a package its name. */
  file: string;
  target: string;
}

/** All imports of the modules below `root`, a folder like src. */
export async function importsBelow(root: string): Promise<SourceImport[]> {
  const files = (await readdir(root, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const imports = files.map(async (file) => {
    const source = await readFile(path.join(root, file), 'utf8');
    return [...source.matchAll(IMPORTS)].map(([, specifier = '']) => {
      const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
      return { file, target };
    });
  });
  return (await Promise.all(imports)).flat();
}

const folderOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '.') : '.');

/** Imports from another folder of src that {@link MAY_IMPORT} doesn't allow. */
export function forbiddenImports(imports: readonly SourceImport[]): string[] {
  return imports
    .filter(({ file, target }) => {
      const [from, to] = [folderOf(file), folderOf(target)];
      const isOwn = !target.startsWith('..') && /\.(?:tsx?|css)$/.test(target);
      return isOwn && from !== to && from !== '.' && !MAY_IMPORT[from]?.includes(to);
    })
    .map(({ file, target }) => `${file} imports ${target}`);
}
