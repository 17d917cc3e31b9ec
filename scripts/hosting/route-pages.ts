import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from '../content/content.ts';
import { phaseNumberOf, routeOf, SCREEN_ROUTES } from '../content/kinds.ts';

/** Screens that hold no content of their own. */
const OTHER_ROUTES = ['/login', '/profile', '/admin'];

/** Every address of the app. */
export function routesOf(content: Content): string[] {
  const phases = content.valid('phase').map(({ file }) => `/training/phase${phaseNumberOf(file)}`);
  const workoutPages = content.valid('workoutPage').map(({ file }) => routeOf(file));
  return [...OTHER_ROUTES, ...SCREEN_ROUTES, ...phases, ...workoutPages];
}

/**
 * Copies index.html to each route, and to 404.html, so that a host without rewrites answers a deep link with the
 * app and the status 200. Both forms, because hosts differ in what they try first: `training.html` and
 * `training/index.html`.
 */
export function routePages(routes: readonly string[]): Plugin {
  let outDir = '';
  return {
    name: 'objectif-8:route-pages',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const index = path.join(outDir, 'index.html');
      for (const page of ['/404.html', ...routes.flatMap((route) => [`${route}.html`, `${route}/index.html`])]) {
        await mkdir(path.dirname(path.join(outDir, page)), { recursive: true });
        await copyFile(index, path.join(outDir, page));
      }
    },
  };
}
