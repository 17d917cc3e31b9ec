import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { ValueOf } from '../content/kinds.ts';
import { webManifest } from './manifest.ts';

/**
 * Installs the app with all it needs without a network, by the worker in src/app/pwa/sw.ts. With `worker` off, a worker
 * that removes itself and its caches takes the place of the one that visitors have.
 */
export function pwa({ app, base, worker }: { app: ValueOf<'app'>; base: string; worker: boolean }): Plugin[] {
  return VitePWA({
    injectRegister: false,
    selfDestroying: !worker,
    manifest: webManifest(app, base),
    includeManifestIcons: false,
    strategies: 'injectManifest',
    srcDir: 'src/app/pwa',
    filename: 'sw.ts',
    injectManifest: {
      // One page for every route; the copies for static hosts and the pictures of the install dialog stay out.
      globPatterns: [
        'index.html',
        'assets/**/*.{js,css,woff2}',
        'icon.svg',
        'icons/apple-touch-icon.png',
        'licences.txt',
      ],
      rollupFormat: 'iife',
      // Its build would report its two modules.
      buildPlugins: { vite: [{ name: 'objectif-8:quiet', config: () => ({ logLevel: 'warn' }) }] },
    },
  });
}
