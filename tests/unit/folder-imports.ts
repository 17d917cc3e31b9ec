import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Folders of src, the lower ones first, and what they may import; `.` is settings.ts and the routes. */
const FOLDERS = {
  calendar: '',
  format: '',
  loading: '',
  styles: '',
  ui: 'calendar generated',
  'ui/form': 'ui',
  'programme/model': 'calendar',
  'figures/model': '',
  figures: 'figures/model ui',
  'journal/model': 'calendar format programme/model',
  'race/model': 'calendar journal/model',
  'runner/model': 'calendar format journal/model race/model',
  renderers: 'figures format programme/model ui ui/form',
  'renderers/splits': 'format journal/model',
  'renderers/workout': 'figures format renderers ui',
  'race/plan': 'calendar format generated journal/model race/model renderers storage ui ui/form',
  'runner/audio': 'runner/model',
  'runner/clock': 'runner/model',
  'runner/messages': 'format runner/model',
  'runner/components':
    'figures format journal/model renderers runner/audio runner/clock runner/messages runner/model ui ui/form',
  'runner/log': 'calendar format journal/model runner/model ui ui/form',
  'runner/step':
    'calendar format generated journal/model runner/audio runner/clock runner/components runner/log runner/messages runner/model storage ui',
  storage: 'calendar journal/model programme/model race/model runner/model ui',
  pwa: 'ui',
  auth: 'generated ui ui/form',
  'auth/firebase': '. auth',
  'auth/screens': '. auth generated pwa ui ui/form',
  race: '. calendar format generated journal/model race/model race/plan renderers storage ui ui/form',
  programme: '. calendar generated journal/model programme/model race renderers storage ui ui/form',
  runner:
    '. calendar format generated journal/model loading programme programme/model race/model race/plan renderers/splits runner/audio runner/clock runner/components runner/log runner/model runner/step storage ui ui/form',
  'race-day': '. calendar race renderers/splits runner storage ui',
  'training/effort': '. calendar format journal/model programme/model renderers storage ui ui/form',
  'training/race-date': 'calendar generated programme programme/model storage ui ui/form',
  training:
    '. calendar format generated journal/model loading programme programme/model race race/model renderers runner storage training/effort training/race-date ui ui/form',
  workouts: '. format generated journal/model loading programme renderers renderers/workout runner storage ui',
  guide: '. figures format generated pwa renderers runner storage ui ui/form',
  profile: '. auth calendar generated programme programme/model renderers storage ui ui/form',
  admin: '. auth ui ui/form',
  'journal/charts': '. calendar format generated journal/model programme programme/model storage ui',
  'journal/form': 'calendar format journal/model programme storage ui ui/form',
  journal:
    '. calendar format generated journal/charts journal/form journal/model loading programme programme/model renderers renderers/splits storage ui ui/form',
  licences: '. ui ui/form',
  app: '. admin auth auth/firebase auth/screens generated guide journal licences loading profile programme pwa race-day renderers runner storage styles training ui workouts',
  start: '. app auth auth/screens loading pwa styles ui',
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
  statement: string;
}

/** All imports of the modules below `root`, a folder like src. */
export async function importsBelow(root: string): Promise<SourceImport[]> {
  const files = (await readdir(root, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const imports = files.map(async (file) => {
    const source = await readFile(path.join(root, file), 'utf8');
    return [...source.matchAll(IMPORTS)].map(([statement, specifier = '']) => {
      const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
      return { file, target, statement };
    });
  });
  return (await Promise.all(imports)).flat();
}

const folderOf = (file: string) => path.posix.dirname(file);

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

/** Folders that reach themselves through what `graph` allows. */
export function cyclesIn(graph: Readonly<Record<string, readonly string[]>>): string[] {
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    (graph[from] ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return Object.keys(graph).filter((folder) => reaches(folder, folder, new Set()));
}
