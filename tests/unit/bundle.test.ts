import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { withImports } from '../../scripts/hosting/page-files.ts';
import { contentSecurityPolicy } from '../../scripts/hosting/policy.ts';
import { appBuild, type Chunk } from '../fixtures/app-build.ts';
import { PRODUCTION_ENVIRONMENT } from '../fixtures/production-environment.ts';

const EAGER_BYTES_MAX = 97_000;
const JAVASCRIPT_BYTES_MAX = 308_000;
const PRECACHE_BYTES_MAX = 1_100_000;
const BUILD_TIMEOUT_MS = 120_000;
/** Words of the demo's own code and settings. */
const DEMO_MARKS = ['disableWarnings', 'demo-objectif-8', 'demo-api-key', 'objectif8.test'];

const gzipped = (chunks: Chunk[]) => chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);

/** What the worker of a build fetches when it is installed. */
async function precacheOf(folder: string): Promise<string[]> {
  const worker = await readFile(path.join(folder, 'sw.js'), 'utf8');
  return [...worker.matchAll(/"?url"?:\s*[`"']([^`"']+)[`"']/g)].map(([, url = '']) => url);
}

/** The chunks that /login needs: the entry of the page, the app that it starts, and all that they import statically. */
function eager(chunks: Chunk[]): Chunk[] {
  const starts = chunks.filter(
    ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => id.endsWith('/src/app/main.tsx')),
  );
  return withImports(chunks, starts);
}

describe('a production build', () => {
  let chunks: Chunk[] = [];
  let folder = '';

  beforeAll(async () => {
    ({ folder, chunks } = await appBuild({ mode: 'production', environment: PRODUCTION_ENVIRONMENT }));
  }, BUILD_TIMEOUT_MS);

  test(`shows /login after ${EAGER_BYTES_MAX} bytes of gzipped JavaScript at most, none of what only members see`, () => {
    const waitedFor = eager(chunks);
    const modules = waitedFor.flatMap(({ moduleIds }) => moduleIds);
    expect(modules.some((id) => id.endsWith('/src/auth/screens/LoginPage.tsx'))).toBe(true);
    expect(gzipped(waitedFor)).toBeLessThanOrEqual(EAGER_BYTES_MAX);
    for (const module of ['/src/app/SignedInApp.tsx', '/generated/programme.ts', '/src/auth/firebase/firebase.ts']) {
      expect(chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.endsWith(module))).toHaveLength(1);
      expect(modules.filter((id) => id.endsWith(module))).toEqual([]);
    }
  });

  test(`holds ${JAVASCRIPT_BYTES_MAX} bytes of gzipped JavaScript at most`, () => {
    expect(gzipped(chunks)).toBeLessThanOrEqual(JAVASCRIPT_BYTES_MAX);
  });

  test(`is installed with ${PRECACHE_BYTES_MAX} bytes at most, each file there`, async () => {
    const names = await precacheOf(folder);
    const files = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
    expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(PRECACHE_BYTES_MAX);
    for (const { fileName } of chunks) expect(names).toContain(fileName);
    expect(names.filter((name) => name.endsWith('.html'))).toEqual(['index.html']);
  });

  test('answers every route of the app from a host without rewrites', async () => {
    const index = await readFile(path.join(folder, 'index.html'), 'utf8');
    const { programme, workoutPages } = await import('../fixtures/generated/index.ts');
    for (const route of ['/404', '/introduction', '/profile', '/admin', ...workoutPages.map(({ route }) => route)]) {
      expect(await readFile(path.join(folder, `${route}.html`), 'utf8')).toBe(index);
    }
    for (const route of ['/understanding', '/competition', ...programme.phases.map(({ route }) => route)]) {
      expect(await readFile(path.join(folder, `${route}.html`), 'utf8')).toContain('<div id="page-head" hidden inert');
    }
    const login = await readFile(path.join(folder, 'login.html'), 'utf8');
    expect(await readFile(path.join(folder, 'login/index.html'), 'utf8')).toBe(login);
    expect(login).toContain('<div id="root" hidden><!--$--><main');
    expect(login).toContain('<title>Connexion – Objectif 8</title>');
    expect(index).toContain('<div id="root"></div>');
  });

  // For hosts that send no headers.
  test('carries the policy in each page, before anything that it is about, and preloads no script', async () => {
    const policy = contentSecurityPolicy({ demo: false }).replaceAll("'", '&#39;');
    const pages = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) {
      const html = await readFile(path.join(folder, page), 'utf8');
      const at = html.indexOf(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
      expect(at, page).toBeGreaterThan(0);
      expect(html.search(/<(?:script|link|style)/), page).toBeGreaterThan(at);
      // WebKit keeps the 404 of a preload, and answers later pages with it without asking the server.
      expect(html, page).not.toMatch(/rel="?(?:module)?preload/);
    }
  });

  test.each(['login', 'training/phase1', 'understanding', 'competition'])(
    'draws what /%s prerenders with the classes that its styles know',
    async (page) => {
      const html = await readFile(path.join(folder, `${page}.html`), 'utf8');
      const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/objectif-8\/([^"]+)"/g)].map(
        ([, name = '']) => name,
      );
      const styles = await Promise.all(sheets.map((sheet) => readFile(path.join(folder, sheet), 'utf8')));
      const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
      expect(classes.length).toBeGreaterThan(10);
      for (const name of classes) expect(styles.join('\n')).toMatch(new RegExp(`\\.${name}(?![\\w-])`));
    },
  );

  test('names an icon of each kind, which is there, and screenshots of both forms', async () => {
    const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.webmanifest'), 'utf8')) as {
      icons: { src: string; purpose: string }[];
      screenshots: { src: string; form_factor: string }[];
      shortcuts: { url: string }[];
    };
    const { icons, screenshots, shortcuts, ...addresses } = manifest;
    const base = '/objectif-8/';
    expect(addresses).toMatchObject({ id: base, lang: 'fr', scope: base, start_url: base });
    expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable', 'monochrome']));
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
    expect(shortcuts.map(({ url }) => url)).toEqual(['/objectif-8/training', '/objectif-8/competition']);
    for (const { src } of [...icons, ...screenshots]) {
      expect((await readFile(path.join(folder, src.replace('/objectif-8/', '')))).length).toBeGreaterThan(0);
    }
  });

  test('holds the compiled content and nothing of its compiler', () => {
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
    expect(modules.some((id) => id.endsWith('/generated/programme.ts'))).toBe(true);
    expect(modules.filter((id) => /\/node_modules\/(zod|yaml)\/|\/schema\/|\/scripts\/|\.yaml/.test(id))).toEqual([]);
  });

  test('holds its own settings and no way to the demo', () => {
    expect(chunks.some(({ code }) => code.includes('my-project.firebaseapp.com'))).toBe(true);
    expect(DEMO_MARKS.filter((mark) => chunks.some(({ code }) => code.includes(mark)))).toEqual([]);
  });
});

test('without a good VITE_ADMIN_EMAIL there is no build', async () => {
  for (const setting of Object.entries({ ...PRODUCTION_ENVIRONMENT, VITE_ADMIN_EMAIL: 'coach' }))
    vi.stubEnv(...setting);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  await expect(build({ mode: 'production', logLevel: 'silent', build: { write: false } })).rejects.toThrow(
    new Error('VITE_ADMIN_EMAIL is malformed ("coach"): it must be the email address of the admin account'),
  );
});
