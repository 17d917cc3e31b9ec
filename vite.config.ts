import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { bundleGuard } from './scripts/bundle-guard.ts';
import { buildFolders } from './scripts/content/folders.ts';
import { publishOrThrow } from './scripts/content/publish.ts';
import { contentModules } from './scripts/content/vite/content-modules.ts';
import { liveContentPlugin } from './scripts/content/vite/live-content-plugin.ts';
import { productName } from './scripts/content/vite/product-name.ts';
import { DEMO_SETTINGS } from './scripts/demo/accounts.ts';
import { contentSecurityPolicy, policyMeta } from './scripts/hosting/policy.ts';
import { prerender } from './scripts/hosting/prerender.ts';
import { memberRoutesOf, routePages } from './scripts/hosting/route-pages.ts';
import { runtimeScript } from './scripts/hosting/runtime-script.ts';
import { staticHost } from './scripts/hosting/static-host.ts';
import { licenceNotices } from './scripts/licences/plugin.ts';
import { pwa } from './scripts/pwa/plugin.ts';
import { readBasePath, readServiceWorker, readSettings, readWorkshop, SETTING_PREFIXES } from './scripts/settings.ts';
import { readVersion } from './scripts/version.ts';
import { workshopServer } from './scripts/workshop/build.ts';

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
      readWorkshop(environment) && workshopServer({ base }),
      react(),
      bundleGuard(),
      policyMeta(contentSecurityPolicy({ demo })),
      runtimeScript({ base }),
      app && pwa({ app, base, worker }),
      licenceNotices(),
      published && routePages({ base, memberRoutes: memberRoutesOf(published), prerender: () => prerender(base) }),
      staticHost({ demo }),
    ],
    define: {
      __SETTINGS__: JSON.stringify(settings),
      __SERVICE_WORKER__: JSON.stringify(worker),
      __VERSION__: JSON.stringify(readVersion(buildFolders().content)),
    },
    build: {
      target: 'baseline-widely-available',
      // WebKit keeps the 404 of a preload, and answers later pages with it without asking the server.
      modulePreload: false,
      rolldownOptions: {
        // A slow machine is not worth a warning.
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: {
            // Few files: without preloading, each level of imports costs a round trip. /login needs boot, which unveils it,
            // and main; a phase also SignedInApp, with what most screens are made of; others their own chunk as well.
            groups: [
              { name: 'boot', test: /src[\\/]app[\\/]boot\.ts$/, priority: 3 },
              { name: 'main', test: /src[\\/]app[\\/]main\.tsx$/, priority: 2 },
              { name: 'workoutPages', test: /generated[\\/]workoutPages/, priority: 2 },
              {
                name: 'SignedInApp',
                test: /src[\\/](?:app[\\/]SignedInApp|memberRoutes|programme[\\/]Phase|journal[\\/](?:LogLink|paces[\\/]TestSpeed)|generated[\\/]competition|(?:ui|renderers(?![\\/]workout)|schedule|storage|format|calendar)[\\/])/,
                priority: 1,
              },
              { name: 'shared', test: /src[\\/](?!generated|figures)/, minShareCount: 3 },
            ],
          },
        },
      },
    },
  };
});
