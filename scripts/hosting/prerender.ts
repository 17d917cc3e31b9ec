import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { contentModules } from '../content/vite/content-modules.ts';

export interface Prerendered {
  /** /login for a visitor without a session. */
  login: { title: string; markup: string };
  /** The top of members' screens, by their routes. */
  heads: ReadonlyMap<string, string>;
}

/** From the app's own components. */
export async function prerender(base: string): Promise<Prerendered> {
  const server = await createServer({
    configFile: false,
    base,
    appType: 'custom',
    logLevel: 'error',
    plugins: [contentModules(), react()],
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { prerenderLogin, prerenderHeads } = (await server.ssrLoadModule(
      '/src/app/prerender.tsx',
    )) as typeof import('../../src/app/prerender.tsx');
    return { login: prerenderLogin(base), heads: prerenderHeads(base) };
  } finally {
    await server.close();
  }
}
