import { existsSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { LiveContent } from '../dev/live-content.ts';
import { DIAGNOSTICS, type DiagnosticsMessage, REQUEST_DIAGNOSTICS } from '../dev/messages.ts';
import { CONTENT_FOLDER, GENERATED_FOLDER } from '../folders.ts';
import { formatText } from '../outputs/format-diagnostics.ts';
import { writeSchemas } from '../outputs/json-schema/write-schemas.ts';
import { writeModules } from '../outputs/write-modules.ts';
import { withProductName } from './product-name.ts';

const APP_SCRIPT = '<script type="module" src="/src/app/boot.ts"></script>';
const OVERLAY_SCRIPT = '<script type="module" src="/scripts/content/dev/overlay/overlay.ts"></script>';
/** Stands in the page as long as the product's name is not known. */
const NAMELESS = { name: 'Contenu à corriger', description: '' };

/**
 * While developing, publishes the content at every edit and brings it to the open pages. As long as it has errors the
 * last good version stays, and an overlay shows the diagnostics.
 */
export function liveContentPlugin(): Plugin {
  let live: LiveContent | undefined;
  /** An error came between: which of the modules on disk the pages have is not known. */
  let partlyPublished = false;
  return {
    name: 'objectif-8:live-content',
    apply: 'serve',
    // The pages get what is published from here, sooner than a watcher would tell.
    config: () => ({ server: { watch: { ignored: [`${normalizePath(GENERATED_FOLDER)}/**`] } } }),
    enforce: 'pre',
    // Vite's own resolver remembers a module that was not there yet, and nobody tells it when it comes.
    resolveId(source, importer) {
      const file = importer && source.startsWith('.') ? path.resolve(path.dirname(importer), source) : '';
      return path.dirname(file) === GENERATED_FOLDER ? normalizePath(file) : undefined;
    },
    async configureServer(server) {
      const message = (): DiagnosticsMessage => ({
        folder: path.relative(server.config.root, CONTENT_FOLDER),
        diagnostics: live?.diagnostics ?? [],
        published: isPublished(),
      });
      const content = new LiveContent(CONTENT_FOLDER, {
        publish: async (valid) => {
          const reloadsAll = partlyPublished || !isPublished();
          partlyPublished = true;
          const changed = writeModules(valid, GENERATED_FOLDER);
          if (reloadsAll) {
            server.environments.client.moduleGraph.invalidateAll();
            server.ws.send({ type: 'full-reload' });
          } else await Promise.all(changed.map((file) => reload(server, file)));
          partlyPublished = false;
        },
        // A name that another file is to be mended with is wanted while there are errors.
        debounced: (latest) => writeSchemas(latest),
        report: () => {
          logDiagnostics(server, message());
          server.ws.send(DIAGNOSTICS, message());
        },
        fail: (error) => server.config.logger.error(error instanceof Error ? error.message : String(error)),
      });
      live = content;
      server.ws.on(REQUEST_DIAGNOSTICS, (_data, client) => client.send(DIAGNOSTICS, message()));
      server.watcher.add(CONTENT_FOLDER);
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(CONTENT_FOLDER + path.sep)) content.edited(path.relative(CONTENT_FOLDER, file));
      });
      server.httpServer?.once('close', () => content.close());
      await content.start();
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const named = withProductName(html, live?.content?.one('app') ?? NAMELESS);
        return named.replace(APP_SCRIPT, OVERLAY_SCRIPT + (isPublished() ? APP_SCRIPT : ''));
      },
    },
  };
}

/** A module whose parts are missing would break the page. */
const isPublished = () => existsSync(path.join(GENERATED_FOLDER, 'programme.ts'));

async function reload({ environments: { client } }: ViteDevServer, file: string): Promise<void> {
  for (const module of client.moduleGraph.getModulesByFile(normalizePath(file)) ?? []) {
    await client.reloadModule(module);
  }
}

function logDiagnostics({ config: { logger } }: ViteDevServer, { diagnostics, folder }: DiagnosticsMessage): void {
  if (diagnostics.length === 0) logger.info(`${folder} : aucune faute`, { timestamp: true });
  else if (diagnostics.some(({ severity }) => severity === 'error')) logger.error(formatText(diagnostics, folder));
  else logger.warn(formatText(diagnostics, folder));
}
