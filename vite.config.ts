import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { bundleGuard } from './scripts/bundle-guard.ts';
import { buildFolders } from './scripts/content/folders.ts';
import { publishOrThrow } from './scripts/content/publish.ts';
import { contentModules } from './scripts/content/vite/content-modules.ts';
import { liveContentPlugin } from './scripts/content/vite/live-content-plugin.ts';
import { productName } from './scripts/content/vite/product-name.ts';
import { DEMO_SETTINGS } from './scripts/demo/accounts.ts';
import { chunkLoader } from './scripts/hosting/chunk-loader.ts';
import { policyMeta } from './scripts/hosting/policy.ts';
import { prerenderLogin } from './scripts/hosting/prerender-login.ts';
import { memberRoutesOf, routePages } from './scripts/hosting/route-pages.ts';
import { staticHost } from './scripts/hosting/static-host.ts';
import { licenceNotices } from './scripts/licences/plugin.ts';
import { pwa } from './scripts/pwa/plugin.ts';
import { readBasePath, readServiceWorker, readSettings, SETTING_PREFIXES } from './scripts/settings.ts';
import { readVersion } from './scripts/version.ts';

export default defineConfig(async ({ command, mode, isPreview }) => {
  const environment = loadEnv(mode, process.cwd(), SETTING_PREFIXES);
  const demo = mode === 'demo';
  // The preview serves what a build has settled.
  const settings = demo || isPreview ? DEMO_SETTINGS : readSettings(environment);
  const base = readBasePath(environment);
  const worker = readServiceWorker(environment);
  const published = command === 'build' && !isPreview ? (await publishOrThrow()).content : undefined;
  const app = published?.one('app');
  return {
    base,
    plugins: [
      app ? productName(app) : liveContentPlugin(),
      contentModules(),
      react(),
      chunkLoader(),
      bundleGuard(),
      policyMeta({ demo }),
      app && pwa({ app, base, worker }),
      licenceNotices(),
      published &&
        routePages({ base, memberRoutes: memberRoutesOf(published), prerenderLogin: () => prerenderLogin(base) }),
      staticHost({ demo }),
    ],
    define: {
      __SETTINGS__: JSON.stringify(settings),
      __SERVICE_WORKER__: JSON.stringify(worker),
      __VERSION__: JSON.stringify(readVersion(buildFolders().content)),
    },
    build: {
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // A slow machine is not worth a warning.
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: {
            // The first screen comes as two files: the script that unveils it, and the app with all that it needs at once.
            // A member's first one needs a third: what the chunks of other screens share with it is not apart.
            groups: [
              { name: 'boot', test: /src[\\/]app[\\/]boot\.ts$/, priority: 2 },
              { name: 'main', test: /src[\\/]app[\\/]main\.tsx$/, priority: 1 },
              { name: 'SignedInApp', test: /src[\\/]app[\\/]SignedInApp\.tsx$/ },
            ],
          },
        },
      },
    },
  };
});
