import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect as expectScreen } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { checkFolder } from '../../../scripts/content/check-folder.ts';
import { formatText } from '../../../scripts/content/outputs/format-diagnostics.ts';
import { violations } from '../../e2e/axe.ts';
import { PROGRAMME } from '../../fixtures/programme.ts';
import { replace } from '../broken-copy.ts';
import { type DevServer, startDevServer } from './dev-server.ts';

/** A slow machine is not a fault. */
const TIMEOUT_MS = 50_000;
const expectPage = expectScreen.configure({ timeout: TIMEOUT_MS });
vi.setConfig({ testTimeout: 3 * TIMEOUT_MS });

const TAGLINE = '8 ateliers';
const APP = 'app.yaml';
const WEEK = 'training/phase1/week-01.yaml';
const breakEmail = replace(APP, 'email: contact@', 'email: contact chez ');
const breakDay = replace(WEEK, 'day: mercredi', 'day: mercredy');
const EMAIL_FAULT = 'n’est pas une adresse email';

let dev: DevServer;
let sound: Map<string, string>;

const inContent = (file: string) => path.join(dev.content, file);
const overlay = () => dev.page.getByRole('region', { name: /faute|avertissement/ });
const badge = () => dev.page.getByRole('button', { name: /faute|avertissement/ });

async function restore(): Promise<void> {
  for (const [file, source] of sound) await writeFile(inContent(file), source);
}

beforeAll(async () => {
  dev = await startDevServer(breakEmail);
  sound = new Map();
  for (const file of [APP, WEEK]) sound.set(file, await readFile(path.join(PROGRAMME, file), 'utf8'));
}, 120_000);
afterAll(() => dev?.stop(), 60_000);
afterEach(async () => {
  await restore();
  await expectPage(overlay()).toBeHidden();
  await expectPage(badge()).toBeHidden();
});

test('a server that starts on faults tells them over an empty page, and opens the app when they are mended', async () => {
  const { page, address, content, generated } = dev;
  await page.goto(address);
  await expectPage(overlay()).toContainText(EMAIL_FAULT);
  await expectPage(overlay()).toContainText('pas encore de version sans faute');
  expect(await page.locator('#root').innerHTML()).toBe('');
  await expect(readFile(path.join(generated, APP))).rejects.toThrow('ENOENT');
  // What the editor needs to mend them.
  const schema = () => readFile(path.join(dev.project, '.schemas/week.json'), 'utf8').catch(() => '');
  await expect.poll(schema, { timeout: TIMEOUT_MS }).toContain('intensity');

  await writeFile(path.join(content, APP), sound.get(APP) ?? '');
  await expectPage(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  await expectPage(overlay()).toBeHidden();
  await expectPage(page).toHaveTitle(/Objectif 8/);
});

test('an edit shows on the open page, and takes nothing from its reader', async () => {
  const { page } = dev;
  const email = page.getByLabel('Email');
  await email.fill('membre@');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await replace(APP, '"{chiffre ateliers} ateliers",', '8 ateliers sans fin,')(dev.content);
  await expectPage(page.getByText('8 ateliers sans fin')).toBeVisible();
  await expectPage(email).toHaveValue('membre@');
  await expectPage(email).toBeFocused();
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

test('all faults are told in the words of content:check, over the last good version, until they are mended', async () => {
  const { page } = dev;
  await page.getByLabel('Email').focus();
  await breakEmail(dev.content);
  await breakDay(dev.content);
  await expectPage(overlay()).toContainText('2 fautes');
  const { diagnostics } = await checkFolder(dev.content);
  const words = (text: string) => text.replace(/\s+/g, ' ').trim();
  const shown = await overlay().getByRole('listitem').allTextContents();
  const reported = diagnostics.map(
    (diagnostic) =>
      formatText([{ ...diagnostic, suggestion: undefined }], 'content')
        .split('\n\n')
        .slice(0, -1)
        .join('\n\n') + (diagnostic.edit ? 'Écris plutôt : -   - day: mercredy +   - day: mercredi' : ''),
  );
  // As a page, without the line breaks between its parts.
  expect(shown.map((text) => words(text).replaceAll(' ', ''))).toEqual(
    reported.map((text) => words(text).replaceAll(' ', '')),
  );
  await expectPage(overlay().getByRole('deletion')).toHaveText('-   - day: mercredy');
  await expectPage(overlay().getByRole('insertion')).toHaveText('+   - day: mercredi');
  await expectPage(page.getByText(TAGLINE)).toBeVisible();
  await expectPage(page.getByLabel('Email')).toBeFocused();

  await page.reload();
  await expectPage(overlay()).toContainText('2 fautes');
  await page.keyboard.press('Escape');
  await expectPage(overlay()).toBeHidden();
  await badge().click();
  await expectPage(overlay()).toBeVisible();

  await page.evaluate(() => Object.assign(window, { kept: true }));
  await replace(APP, 'email: contact chez ', 'email: contact@')(dev.content);
  await expectPage(overlay()).toContainText('1 faute');
  await replace(WEEK, 'day: mercredy', 'day: mercredi')(dev.content);
  await expectPage(overlay()).toBeHidden();
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

test('the overlay can be read and used by everybody, in light and dark', async () => {
  const { page } = dev;
  await replace(APP, 'contact:', `${'a'.repeat(90)}: b\ncontact:`)(dev.content);
  await expectPage(overlay()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, {}, 'content-diagnostics')).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a warning waits behind a button', async () => {
  await writeFile(inContent(APP), `\ufeff${sound.get(APP)}`);
  await expectPage(badge()).toHaveText('1 avertissement');
  await expectPage(overlay()).toBeHidden();
  const { y, height } = (await badge().boundingBox()) ?? { y: 0, height: Number.POSITIVE_INFINITY };
  const middle = (await dev.page.evaluate(() => window.innerHeight)) / 2;
  expect(y + height, 'clear of the buttons of a workout').toBeLessThan(middle);
  await badge().click();
  await expectPage(overlay()).toContainText('BOM');
});

test('files that come and go are taken in without a restart', async () => {
  const figures = () => readFile(path.join(dev.generated, 'figures.ts'), 'utf8');
  const family = inContent('exercises/new-family.yaml');
  const exercise =
    '- id: pont-fessier-neuf\n    name: Pont neuf\n    howTo: Monte le bassin.\n    figure: comme planche\n    alternatives: [rien]\n';
  await writeFile(family, `family: Neuve\nexercises:\n  ${exercise}`);
  await expect.poll(figures, { timeout: TIMEOUT_MS }).toContain('pont-fessier-neuf');
  await rm(family);
  await expect.poll(figures, { timeout: TIMEOUT_MS }).not.toContain('pont-fessier-neuf');
});

test('what editors put beside a file is never reported, and a save by rename shows', async () => {
  const programme = () => readFile(path.join(dev.generated, 'programme.ts'), 'utf8');
  const week = inContent(WEEK);
  const source = sound.get(WEEK) ?? '';
  const half = source.slice(0, source.length / 2);
  const beside = [`${week}~`, ...['.week-01.yaml.swp', '4913'].map((name) => path.join(path.dirname(week), name))];
  dev.reports.length = 0;
  for (const file of beside) await writeFile(file, half);
  await writeFile(`${week}.tmp`, half);
  await writeFile(`${week}.tmp`, source.replace('Première séance en salle', 'Séance en salle'));
  await rename(`${week}.tmp`, week);
  await expect.poll(programme, { timeout: TIMEOUT_MS }).not.toContain('Première séance en salle');
  // What comes next is reported, and nothing before it or beside it.
  await appendFile(inContent(APP), 'nom: Huit\n');
  await expect.poll(() => dev.reports.length, { timeout: TIMEOUT_MS }).toBeGreaterThan(0);
  expect(dev.reports).toEqual([expect.stringMatching(/« nom »(?:.|\n)*\n1 faute : /)]);
  for (const file of beside) await rm(file);
});
