import { existsSync } from 'node:fs';
import path from 'node:path';
import { type HotPayload, normalizePath, type Plugin, searchForWorkspaceRoot, type ViteDevServer } from 'vite';
import type { CheckResult } from '../core.ts';
import { LiveContent } from '../dev/live-content.ts';
import { overlayError } from '../dev/overlay-error.ts';
import { isValid } from '../diagnostic.ts';
import { buildFolders, CONTENT_FOLDER } from '../folders.ts';
import { formatText } from '../outputs/format-diagnostics.ts';
import { writeSchemas } from '../outputs/json-schema/write-schemas.ts';
import { writeModules } from '../outputs/write-modules.ts';
import { withProductName } from './product-name.ts';

const APP_SCRIPT = '<script type="module" src="/src/app/boot.ts"></script>';
/** Stands in the page as long as the product's name is not known. */
const NAMELESS = { name: 'Contenu à corriger', description: '' };

/**
 * While developing, publishes the content at every edit and brings it to the open pages. As long as it has errors the
 * last good version stays, and Vite's overlay shows them.
 */
export function liveContentPlugin({ content: folder, generated } = buildFolders()): Plugin {
  let latest: CheckResult | undefined;
  /** An error came between: which of the modules on disk the pages have is not known. */
  let partlyPublished = false;
  /** A module whose parts are missing would break the page. */
  const isPublished = () => existsSync(path.join(generated, 'programme.ts'));
  const shownErrors = () => overlayError(latest?.diagnostics ?? [], folder, isPublished());
  return {
    name: 'objectif-8:live-content',
    apply: 'serve',
    config: ({ root = process.cwd() }) => ({
      server: {
        // The pages get what is published from here, sooner than a watcher would tell.
        watch: { ignored: [`${normalizePath(generated)}/**`] },
        fs: { allow: [searchForWorkspaceRoot(root), generated] },
      },
    }),
    async configureServer(server) {
      const { logger, root } = server.config;
      const shownFolder = path.relative(root, folder);
      // Vite's own `send` keeps a message for a page that is opened later, when it may no longer hold.
      const send = (message: HotPayload) => {
        for (const client of server.ws.clients) client.send(message);
      };
      let logged = formatText([], shownFolder);
      const content = new LiveContent(folder, {
        publish: async (result) => {
          const hadErrors = latest && !isValid(latest.diagnostics);
          const reloadsAll = partlyPublished || !isPublished();
          partlyPublished = true;
          const changed = writeModules(result.content, generated);
          if (reloadsAll) {
            server.environments.client.moduleGraph.invalidateAll();
            send({ type: 'full-reload' });
          } else await Promise.all(changed.map((file) => reload(server, file)));
          partlyPublished = false;
          latest = result;
          // Takes the overlay away, also where no module has changed.
          if (hadErrors) send({ type: 'update', updates: [] });
        },
        settled: async (result) => {
          latest = result;
          const error = shownErrors();
          if (error) send(error);
          const text = formatText(result.diagnostics, shownFolder);
          if (text !== logged) {
            if (error) logger.error(text);
            else if (result.diagnostics.length > 0) logger.warn(text);
            else logger.info(`${shownFolder} : ${text}`, { timestamp: true });
          }
          logged = text;
          // A name that another file is to be fixed with is wanted while there are errors.
          if (folder === CONTENT_FOLDER) writeSchemas(result.content);
        },
        fail: (error) => logger.error(error instanceof Error ? error.message : String(error)),
      });
      server.ws.on('vite:client:connect', (_data, client) => {
        const error = shownErrors();
        if (error) client.send(error);
      });
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(folder + path.sep)) content.edited(normalizePath(path.relative(folder, file)));
      });
      server.httpServer?.once('close', () => content.close());
      await content.start();
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const named = withProductName(html, latest?.content.one('app') ?? NAMELESS);
        return isPublished() ? named : named.replace(APP_SCRIPT, '');
      },
    },
  };
}

async function reload({ environments: { client } }: ViteDevServer, file: string): Promise<void> {
  for (const module of client.moduleGraph.getModulesByFile(normalizePath(file)) ?? []) {
    await client.reloadModule(module);
  }
}
