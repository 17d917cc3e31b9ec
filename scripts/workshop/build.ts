import path from 'node:path';
import { build, createServer, type InlineConfig, type Plugin } from 'vite';
import { saveChanges } from './save.ts';

const CONFIG = { configFile: 'vite.workshop.config.ts', logLevel: 'warn' } as const satisfies InlineConfig;

/** Builds the coaches' workshop into the folder `atelier` of an app that is built. */
export async function buildWorkshop(outDir: string, mode = 'production'): Promise<void> {
  await build({ ...CONFIG, mode, build: { outDir: path.resolve(outDir, 'atelier') } });
}

/** Serves the workshop beside the app while developing. */
export function workshopServer({ base }: { base: string }): Plugin {
  return {
    name: 'objectif-8:workshop',
    apply: 'serve',
    async configureServer({ httpServer, middlewares, config }) {
      const { middlewares: workshop, close } = await createServer({
        ...CONFIG,
        mode: config.mode,
        appType: 'mpa',
        server: { middlewareMode: true, ...(httpServer && { hmr: { server: httpServer } }) },
      });
      middlewares.use(`${base}atelier/save`, saveChanges());
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith(`${base}atelier/`)) workshop(request, response, next);
        else next();
      });
      httpServer?.once('close', () => void close());
    },
  };
}
