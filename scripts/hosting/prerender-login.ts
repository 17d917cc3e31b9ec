import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { contentModules } from '../content/vite/content-modules.ts';

/** The title and the markup of /login for a visitor without a session, from the app's own components. */
export async function prerenderLogin(base: string): Promise<{ title: string; markup: string }> {
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
    const prerender = (await server.ssrLoadModule(
      '/src/app/prerender.tsx',
    )) as typeof import('../../src/app/prerender.tsx');
    return prerender.prerenderLogin(base);
  } finally {
    await server.close();
  }
}
