import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { appBuild } from '../fixtures/app-build.ts';
import { PRODUCTION_ENVIRONMENT } from '../fixtures/production-environment.ts';
import { replace, withCopy } from './broken-copy.ts';

const NAME = 'Onze à l’heure';
const FORMER_NAME = /objectif[\s\u00a0-]*8/gi;
/** Nobody reads these, and with other ones a new name would lose what members have: keys, marks of files, ids of events. */
const TECHNICAL = [/objectif-8:[a-z:-]+/g, /(["'`])objectif-8\1/g, /@objectif-8\b/g];

let built = '';

/** The app with the content of the fixture, under another name. */
beforeAll(async () => {
  const edit = replace('app.yaml', 'name: Objectif 2', `name: ${NAME}`);
  await withCopy([edit], async (content) => {
    const environment = { ...PRODUCTION_ENVIRONMENT, BASE_PATH: '/' };
    built = (await appBuild({ mode: 'production', environment, content })).folder;
  });
}, 120_000);

async function texts(): Promise<[file: string, text: string][]> {
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(?:html|js|css|svg|webmanifest)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (file) => [path.relative(built, file), await readFile(file, 'utf8')]));
}

test('a build under another name has it in its title and as an app, and the former one nowhere that a person reads', async () => {
  const all = await texts();
  expect(all.length).toBeGreaterThan(20);
  const found = all.flatMap(([file, text]) => {
    const read = TECHNICAL.reduce((rest, technical) => rest.replaceAll(technical, ''), text);
    return [...read.matchAll(FORMER_NAME)].map(({ index }) => `${file}: ${read.slice(index - 40, index + 40)}`);
  });
  expect(found).toEqual([]);
  const page = await readFile(path.join(built, 'index.html'), 'utf8');
  expect(page).toContain(`<title>${NAME}</title>`);
  expect(page).toContain(`<noscript>${NAME} a besoin de JavaScript`);
  const manifest = JSON.parse(await readFile(path.join(built, 'manifest.webmanifest'), 'utf8'));
  expect([manifest.name, manifest.short_name]).toEqual([NAME, NAME]);
});
