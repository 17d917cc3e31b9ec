import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { buildFolders, GENERATED_FOLDER } from '../content/folders.ts';
import { KIND_ENTRIES } from '../content/kinds.ts';
import { readFolder } from '../content/read.ts';

const CONTENT_FILES = 'virtual:content-files';
const SRC = path.resolve(GENERATED_FOLDER, '..');
const PENCILS = normalizePath(path.join(SRC, 'workshop/preview/pencils.tsx'));
const WITH_PENCILS = [
  ...['Checklist', 'DayRow', 'Sections', 'Variants', 'WeekSection', 'workout/WorkoutDetail'].map(
    (name) => `renderers/${name}.tsx`,
  ),
  'ui/Page.tsx',
];

/** `virtual:content-files`: the texts of the content folder by their paths. */
export function contentFiles(folder = buildFolders().content): Plugin {
  return {
    name: 'objectif-8:content-files',
    resolveId: (source) => (source === CONTENT_FILES ? `\0${CONTENT_FILES}` : undefined),
    async load(id) {
      if (id !== `\0${CONTENT_FILES}`) return;
      const files = await readFolder(folder);
      return `export default ${JSON.stringify(Object.fromEntries(files.map((file) => [file.path, file.text])))}`;
    },
    configureServer: ({ watcher, environments: { client }, ws }) => {
      watcher.add(folder);
      watcher.on('all', (_event, file) => {
        const module = client.moduleGraph.getModuleById(`\0${CONTENT_FILES}`);
        if (!module || !file.startsWith(folder + path.sep)) return;
        client.moduleGraph.invalidateModule(module);
        ws.send({ type: 'full-reload' });
      });
    },
  };
}

/** Imports of `src/generated` get what the workshop hands to its preview instead of what was built. */
export function previewedContent(): Plugin {
  const values: Record<string, string> = {
    programme: 'export const programme = content?.programme;',
    workoutPages: 'export const workoutPages = content?.workoutPages;',
    figures: `export const figures = { ...content?.figures.drawn, ...content?.figures.borrowed };
export const stationFigures = content?.figures.stations;`,
  };
  for (const [kind, { type }] of KIND_ENTRIES) {
    if (!type) continue;
    values[kind] = `const screen = content?.screens.find(({ kind }) => kind === '${kind}');
export const ${kind} = screen?.value;
export const route = screen?.route;`;
  }
  const frame = normalizePath(path.join(SRC, 'workshop/preview/frame.ts'));
  return {
    name: 'objectif-8:previewed-content',
    enforce: 'pre',
    resolveId(source, importer) {
      const file = importer && source.startsWith('.') ? path.resolve(path.dirname(importer), source) : '';
      return path.dirname(file) === GENERATED_FOLDER ? `\0previewed:${path.basename(file, '.ts')}` : undefined;
    },
    load(id) {
      const name = /^\0previewed:(\w+)$/.exec(id)?.[1];
      const value = name && values[name];
      return value && `import { preview } from '${frame}';\nconst content = preview?.content;\n${value}\n`;
    },
  };
}

/** In the preview, the modules whose components get a pencil are that of `PENCILS`, which imports them. */
export function pencils(): Plugin {
  return {
    name: 'objectif-8:pencils',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.') || importer === PENCILS) return undefined;
      const file = path.relative(SRC, path.resolve(path.dirname(importer), source));
      return WITH_PENCILS.includes(normalizePath(file)) ? PENCILS : undefined;
    },
  };
}
