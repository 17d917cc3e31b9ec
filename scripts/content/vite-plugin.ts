import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { CONTENT_FOLDER, publishContent } from './compile.ts';
import type { ValueOf } from './kinds.ts';

/**
 * Publishes the content at every edit while developing, and puts the product's name into the page.
 * A build starts from content that is already published: `published` is its app.yaml.
 */
export function content(published?: ValueOf<'app'>): Plugin {
  let app = published;
  const publish = async () => {
    app = (await publishContent()).content.one('app');
  };
  return {
    name: 'objectif-8:content',
    async buildStart() {
      if (!app) await publish();
    },
    configureServer(server) {
      const republish = oneAtATime(() => publishAndTell(server, publish));
      server.watcher.add(CONTENT_FOLDER);
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(CONTENT_FOLDER + path.sep)) republish();
      });
    },
    transformIndexHtml(html) {
      if (!app) throw new Error('the content was not published');
      const { name, description } = app;
      return html
        .replaceAll('%NAME%', () => escapeHtml(name))
        .replaceAll('%DESCRIPTION%', () => escapeHtml(description));
    },
  };
}

/** Shows what to mend over the open page, and takes it away with a reload when it is mended. */
async function publishAndTell(server: ViteDevServer, publish: () => Promise<void>): Promise<void> {
  try {
    await publish();
    if (overlaid.delete(server)) server.ws.send({ type: 'full-reload' });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    overlaid.add(server);
    server.config.logger.error(message);
    server.ws.send({ type: 'error', err: { message, stack: '' } });
  }
}

/** Servers whose pages show faults. */
const overlaid = new Set<ViteDevServer>();

/** Runs `task` again and again on demand, never twice at once; demands that pile up meanwhile count as one. */
function oneAtATime(task: () => Promise<void>): () => void {
  let wanted = false;
  let running = false;
  return async () => {
    wanted = true;
    if (running) return;
    running = true;
    while (wanted) {
      wanted = false;
      await task();
    }
    running = false;
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
