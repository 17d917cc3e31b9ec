import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { check } from '../../scripts/content/core.ts';
import { typedModules } from '../../scripts/content/outputs/typed-modules.ts';
import type { ContentFile } from '../../scripts/content/parse/encoding.ts';
import { readFolder } from '../../scripts/content/read.ts';
import { findOrInstallTestChromium } from '../../scripts/verify/programs.ts';
import { PROGRAMME } from '../fixtures/programme.ts';
import { type Edit, FIXTURE, replace, withCopy } from './broken-copy.ts';

let script = '';
let browser: Browser;
const server = createServer(({ url }, response) => {
  const isScript = url === '/worker.js';
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? script : '<!doctype html><title>Test</title>');
});

/** The worker as one module that a browser loads as it is. */
async function bundleWorker(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: path.resolve('tests/content/core-worker.ts'), formats: ['es'] },
    },
  }).then((outputs) => [outputs].flat()[0])) as Rolldown.RolldownOutput;
  return output[0].code;
}

beforeAll(async () => {
  script = await bundleWorker();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  browser = await chromium.launch({
    executablePath: findOrInstallTestChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  server.close();
});

/** What a worker of the browser answers to these files. */
async function inWorker(files: readonly ContentFile[]): Promise<unknown> {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const answer = await page.evaluate(
    (texts) =>
      new Promise((resolve, reject) => {
        const worker = new Worker('/worker.js', { type: 'module' });
        worker.addEventListener('error', ({ message }) => reject(new Error(message)));
        worker.addEventListener('message', ({ data }) => resolve(data));
        worker.postMessage(texts);
      }),
    files,
  );
  await page.close();
  return answer;
}

/** A mistake for each stage: bytes, YAML, schema, a rule between files and a training rule. */
const BROKEN: readonly Edit[] = [
  replace('app.yaml', 'name: Objectif 2', '\ufeffname: Objectif\u200b 2'),
  replace('introduction.yaml', 'intro: Deux semaines pour essayer.', "intro: 'L'essai"),
  replace('training/phase1/week-01.yaml', 'intensity: facile', 'intensitee: facile'),
  replace('training/phase1/week-02.yaml', 'link: /competition', 'link: /compétition'),
  replace('limits.yaml', 'trainingDays: ', 'trainingDays:'),
];

test('a worker of the browser reports what Node reports', async () => {
  const files = await withCopy(BROKEN, readFolder);
  const { diagnostics } = check(files);
  expect(new Set(diagnostics.map(({ file }) => file)).size).toBeGreaterThan(3);
  // As JSON, where an undefined suggestion is no key.
  expect(await inWorker(files)).toEqual({ diagnostics: JSON.parse(JSON.stringify(diagnostics)), modules: [] });
});

test.each([
  ['the fixture', FIXTURE],
  ['the tests’ programme', PROGRAMME],
])('%s becomes the same modules there', async (_what, folder) => {
  const files = await readFolder(folder);
  const modules = [...typedModules(check(files).content, '../../schema')];
  expect(modules.length).toBeGreaterThan(5);
  expect(await inWorker(files)).toEqual({ diagnostics: [], modules });
});
