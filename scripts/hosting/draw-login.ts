import react from '@vitejs/plugin-react';
import { createServer } from 'vite';

/** The markup of /login for a visitor without a session, from the app's own components. */
export async function drawLogin(base: string): Promise<string> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [react()],
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { drawLogin } = (await server.ssrLoadModule(
      '/src/prerender.tsx',
    )) as typeof import('../../src/prerender.tsx');
    return drawLogin(base);
  } finally {
    await server.close();
  }
}
