import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ROUTES } from '../../src/routes.ts';
import type { Content } from '../content/content.ts';
import { KINDS, routeOf } from '../content/kinds.ts';
import { replaceOrThrow } from '../replace-or-throw.ts';
import { stylesOf, withStyles } from './page-files.ts';
import type { Prerendered } from './prerender.ts';

/** Every address that only members see. */
export function memberRoutesOf(content: Content): string[] {
  const pages = content.entries.filter(({ kind }) => 'route' in KINDS[kind]);
  const { login: _, ...named } = ROUTES;
  return [...new Set([...Object.values(named), ...pages.map(({ file }) => routeOf(file))])];
}

interface RoutePagesOptions {
  base: string;
  memberRoutes: readonly string[];
  prerender: () => Promise<Prerendered>;
}

/**
 * Writes a page for each route, and 404.html, so that a host without rewrites answers a deep link with the app and
 * the status 200. Both forms, because hosts differ in what they try first: `training.html` and
 * `training/index.html`.
 */
export function routePages({ base, memberRoutes, prerender }: RoutePagesOptions): Plugin {
  let outDir = '';
  return {
    name: 'objectif-8:route-pages',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const index = await readFile(path.join(outDir, 'index.html'), 'utf8');
      const page = withStyles(index, base, stylesOf(chunks, '/src/app/main.tsx'));
      const headPage = withStyles(page, base, stylesOf(chunks, '/src/app/SignedInApp.tsx'));
      const { login, heads } = await prerender();
      const loginPage = replaceOrThrow(
        replaceOrThrow(page, /<title>.*<\/title>/, `<title>${login.title}</title>`),
        ROOT,
        `<div id="root" hidden>${login.markup}</div>`,
      );
      const memberPage = (route: string) => {
        const head = heads.get(route);
        return head === undefined ? page : replaceOrThrow(headPage, ROOT, `${ROOT}\n    ${headMarkup(head)}`);
      };
      const pages = [
        ...['/index.html', '/404.html'].map((name) => [name, page] as const),
        ...memberRoutes.flatMap((route) => bothForms(route).map((name) => [name, memberPage(route)] as const)),
        ...bothForms(ROUTES.login).map((name) => [name, loginPage] as const),
      ];
      for (const [name, html] of pages) {
        await mkdir(path.dirname(path.join(outDir, name)), { recursive: true });
        await writeFile(path.join(outDir, name), html);
      }
    },
  };
}

const ROOT = '<div id="root"></div>';
/** For eyes alone: nothing in it works yet, and the screen that follows says the same. */
const headMarkup = (head: string) => `<div id="page-head" hidden inert aria-hidden="true">${head}</div>`;

const bothForms = (route: string) => [`${route}.html`, `${route}/index.html`];
