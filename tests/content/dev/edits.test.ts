import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect as expectScreen } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { PROGRAMME } from '../../fixtures/programme.ts';
import { add, editFolder, replace } from '../broken-copy.ts';
import { type DevServer, startDevServer } from './dev-server.ts';

/** A slow machine is not a fault. */
const TIMEOUT_MS = 50_000;
const expectPage = expectScreen.configure({ timeout: TIMEOUT_MS });
vi.setConfig({ testTimeout: 3 * TIMEOUT_MS, hookTimeout: 3 * TIMEOUT_MS });

const TAGLINE = '8 ateliers';
const APP = 'app.yaml';
const WEEK = 'training/phase1/week-01.yaml';
const breakEmail = replace(APP, 'email: contact@', 'email: contact chez ');
const breakDay = replace(WEEK, 'day: mercredi', 'day: mercredy');
const EMAIL_FAULT = 'n’est pas une adresse email';

let dev: DevServer;
let content = '';
let sound: Map<string, string>;

/** Vite's own. */
const overlay = () => dev.page.locator('vite-error-overlay .window');
const generated = (name: string) => readFile(path.join(dev.project, 'src/generated', name), 'utf8').catch(() => '');

async function restore(): Promise<void> {
  for (const [file, source] of sound) await writeFile(path.join(content, file), source);
}

beforeAll(async () => {
  dev = await startDevServer((folder) => editFolder(folder, breakEmail));
  content = path.join(dev.project, 'content');
  sound = new Map();
  for (const file of [APP, WEEK]) sound.set(file, await readFile(path.join(PROGRAMME, file), 'utf8'));
}, 120_000);
afterAll(() => dev?.stop(), 60_000);
afterEach(async () => {
  await restore();
  await expectPage(overlay()).toBeHidden();
});

test('a server that starts on faults tells them over an empty page, and opens the app when they are mended', async () => {
  const { page, address, project } = dev;
  await page.goto(address);
  await expectPage(overlay()).toContainText(EMAIL_FAULT);
  await expectPage(overlay()).toContainText('pas encore de version sans faute');
  expect(await page.locator('#root').innerHTML()).toBe('');
  expect(await generated('app.ts')).toBe('');
  // What the editor needs to mend them.
  const schema = () => readFile(path.join(project, '.schemas/week.json'), 'utf8').catch(() => '');
  await expect.poll(schema, { timeout: TIMEOUT_MS }).toContain('intensity');

  await restore();
  await expectPage(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  await expectPage(page).toHaveTitle(/Objectif 8/);
});

test('an edit shows on the open page, and takes nothing from its reader', async () => {
  const { page } = dev;
  const email = page.getByLabel('Email');
  await email.fill('membre@');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await editFolder(content, replace(APP, '"{chiffre ateliers} ateliers",', '8 ateliers sans fin,'));
  await expectPage(page.getByText('8 ateliers sans fin')).toBeVisible();
  await expectPage(email).toHaveValue('membre@');
  await expectPage(email).toBeFocused();
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

test('faults are told over the last good version, there and in the terminal, until they are mended', async () => {
  const { page } = dev;
  await editFolder(content, breakEmail, breakDay);
  await expectPage(overlay()).toContainText(EMAIL_FAULT);
  for (const words of [`${content}/${APP}:`, '^^^', '« mercredy » n’est pas accepté', '2 fautes']) {
    await expectPage(overlay()).toContainText(words);
  }
  await expectPage(page.getByText(TAGLINE)).toBeVisible();
  expect(dev.reports.at(-1)).toMatch(/n’est pas une adresse email(?:.|\n)*« mercredy »/);

  await page.reload();
  await expectPage(overlay()).toContainText('2 fautes');
  await page.keyboard.press('Escape');
  await expectPage(overlay()).toBeHidden();
  await expectPage(page.getByText(TAGLINE)).toBeVisible();

  await editFolder(content, replace(APP, 'email: contact chez ', 'email: contact@'));
  await expectPage(overlay()).toContainText('1 faute :');
  await editFolder(content, replace(WEEK, 'day: mercredy', 'day: mercredi'));
  await expectPage(overlay()).toBeHidden();
});

test('files that come and go are taken in', async () => {
  const family = 'exercises/new-family.yaml';
  await editFolder(
    content,
    add(
      family,
      'family: Neuve\nexercises:\n  - id: pont-neuf\n    name: Pont neuf\n    howTo: Monte le bassin.\n    figure: comme planche\n    alternatives: [Sur le dos]\n',
    ),
  );
  await expect.poll(() => generated('figures.ts'), { timeout: TIMEOUT_MS }).toContain('pont-neuf');
  await rm(path.join(content, family));
  await expect.poll(() => generated('figures.ts'), { timeout: TIMEOUT_MS }).not.toContain('pont-neuf');
});
