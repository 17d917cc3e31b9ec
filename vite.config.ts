import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { bundleGuard } from './scripts/bundle-guard.ts';
import { content } from './scripts/content/vite-plugin.ts';
import { DEMO_SETTINGS } from './scripts/demo/accounts.ts';
import { readBasePath, readSettings, SETTING_PREFIXES } from './scripts/settings.ts';

export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, process.cwd(), SETTING_PREFIXES);
  const settings = mode === 'demo' ? DEMO_SETTINGS : readSettings(environment);
  return {
    base: readBasePath(environment),
    plugins: [content(), react(), bundleGuard()],
    define: { __SETTINGS__: JSON.stringify(settings) },
    build: { target: 'baseline-widely-available' },
  };
});
