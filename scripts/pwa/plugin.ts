import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { ValueOf } from '../content/kinds.ts';
import { webManifest } from './manifest.ts';

interface PrecachedFile {
  url: string;
  integrity?: string;
}

/**
 * Installs the app with all it needs without a network. The worker takes over at once, so that the app can ask
 * the user to reload; src/app/pwa keeps the open page whole until then.
 *
 * With `worker` off, a worker that removes itself and its caches takes the place of the one that visitors have.
 */
export function pwa({ app, base, worker }: { app: ValueOf<'app'>; base: string; worker: boolean }): PluginOption {
  let outDir = '';

  /** A deploy that is half on the server, or a host that answers a page for a missing file, installs nothing. */
  const withIntegrity = async <File extends PrecachedFile>(files: File[]) => ({
    manifest: await Promise.all(
      files.map(async (file) => ({ ...file, integrity: await sha384(path.join(outDir, file.url)) })),
    ),
  });

  return [
    {
      name: 'objectif-8:out-dir',
      configResolved(config) {
        outDir = path.resolve(config.root, config.build.outDir);
      },
    },
    VitePWA({
      injectRegister: false,
      selfDestroying: !worker,
      manifest: webManifest(app, base),
      includeManifestIcons: false,
      workbox: {
        // One shell for every route; the copies for static hosts and the pictures of the install dialog stay out.
        globPatterns: [
          'index.html',
          'assets/**/*.{js,css,woff2}',
          'icon.svg',
          'icons/apple-touch-icon.png',
          'licences.txt',
        ],
        manifestTransforms: [withIntegrity],
        navigateFallback: 'index.html',
        skipWaiting: true,
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
      },
    }),
  ];
}

async function sha384(file: string): Promise<string> {
  const hash = createHash('sha384').update(await readFile(file));
  return `sha384-${hash.digest('base64')}`;
}
