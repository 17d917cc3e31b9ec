import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { buildFolders } from './scripts/content/folders.ts';
import { DEMO_SETTINGS } from './scripts/demo/accounts.ts';
import { policyMeta, WORKSHOP_POLICY } from './scripts/hosting/policy.ts';
import { readBasePath, readRepository, SETTING_PREFIXES } from './scripts/settings.ts';
import { readVersion } from './scripts/version.ts';
import { contentFiles, pencils, previewedContent } from './scripts/workshop/plugins.ts';

const ROOT = 'src/workshop';

/** The coaches' page, which is built beside the members' app: it holds the compiler, and the app's screens in a frame. */
export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, process.cwd(), SETTING_PREFIXES);
  const base = readBasePath(environment);
  const repository = readRepository(environment);
  return {
    root: ROOT,
    // In development the app's own server clears the folder that it keeps its packages in.
    cacheDir: path.resolve('node_modules/.vite/workshop'),
    base: `${base}atelier/`,
    publicDir: false,
    plugins: [pencils(), previewedContent(), contentFiles(), react(), policyMeta(WORKSHOP_POLICY)],
    worker: { format: 'es', rolldownOptions: { checks: { bundlerTimings: false } } },
    define: {
      // No account is asked for here.
      __SETTINGS__: JSON.stringify(DEMO_SETTINGS),
      __SERVICE_WORKER__: 'false',
      __REPOSITORY__: repository ? JSON.stringify(repository) : 'undefined',
      __VERSION__: JSON.stringify(readVersion(buildFolders().content)),
    },
    build: {
      target: 'baseline-widely-available',
      modulePreload: false,
      emptyOutDir: true,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        // Absolute: the scan for dependencies while developing takes the root for their folder.
        input: ['index.html', 'preview.html'].map((page) => path.resolve(ROOT, page)),
        checks: { bundlerTimings: false },
      },
    },
  };
});
