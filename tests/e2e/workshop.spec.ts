import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { GitHubApi, TOKEN } from '../fixtures/github-api.ts';
import { PROGRAMME } from '../fixtures/programme.ts';
import { expectAccessible } from './axe.ts';

const WEEK = 'training/phase1/week-01.yaml';
const week = () => readFile(`${PROGRAMME}/${WEEK}`, 'utf8');

test.use({ viewport: { width: 1280, height: 800 } });

const app = (page: Page) => page.frameLocator('iframe[title="L’app avec tes changements"]');

async function open(page: Page, address = ''): Promise<void> {
  await page.goto(`atelier/${address}`);
  await expect(app(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
}

/** Lundi of the first week takes 50 minutes, by the pencil beside it. */
async function changeLundi(page: Page): Promise<void> {
  const contents = page.getByRole('navigation', { name: 'Contenu' });
  await contents.getByText('Phase 1').click();
  await contents.getByRole('button', { name: /^Semaine 1/ }).click();
  await app(page).getByRole('button', { name: 'Modifier lundi, Haut du corps' }).first().click();
  await page.getByRole('textbox', { name: 'Durée' }).fill('50 min');
  await page.keyboard.press('Tab');
}

test('a coach follows a pencil, changes a day, sees it on the screen, and finds the draft after a reload', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  await open(page);
  await changeLundi(page);
  const lundi = app(page).getByRole('listitem').filter({ hasText: 'Haut du corps' }).first();
  await expect(lundi).toContainText('50 min');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Durée' })).toHaveValue('50 min');
  await expect(lundi).toContainText('50 min');
  await page.getByLabel('Date de course du membre').fill('2030-06-02');
  await expect(app(page).getByText('11–17 mars').first()).toBeVisible();
  await page.getByRole('button', { name: 'Voir le fichier' }).click();
  await expect(page.getByRole('textbox', { name: `content/${WEEK}` })).toHaveValue(
    (await week()).replace('duration: 45 min', 'duration: 50 min'),
  );
  // The policy of the page allows all of this.
  expect(violations).toEqual([]);
});

test('a proposal is one commit and one pull request, and its review shows the screens before and after it', async ({
  page,
}) => {
  const before = await week();
  const api = GitHubApi.with({ [`content/${WEEK}`]: before });
  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const headers = await request.allHeaders();
    const answer = await api.fetch(request.url(), {
      method: request.method(),
      headers: Object.entries(headers),
      body: request.postData(),
    });
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    });
  });
  await open(page);
  await changeLundi(page);
  await page.getByRole('button', { name: 'Proposer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Proposer tes changements' });
  await expect(dialog).toContainText('Semaine 1, lundi, Haut du corps : durée 45 min → 50 min');
  await dialog.getByLabel('Pourquoi ce changement ?').fill('Cinq minutes de plus pour s’installer.');
  await dialog.getByRole('textbox', { name: 'Ton jeton GitHub' }).fill(TOKEN);
  await dialog.getByRole('button', { name: 'Envoyer la proposition' }).click();
  await expect(page.getByRole('link', { name: /Voir la proposition/ })).toBeVisible();
  expect(api.pulls).toHaveLength(1);
  const head = api.pulls[0]?.head.split(':').at(-1) ?? '';
  expect(api.filesOn(head)[`content/${WEEK}`]).toBe(before.replace('duration: 45 min', 'duration: 50 min'));

  await page.goto(`atelier/#/proposition/1`);
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'durée 45 min → 50 min' })).toBeVisible({
    timeout: 30_000,
  });
  for (const [title, duration] of [
    ['Avant', '45 min'],
    ['Après', '50 min'],
  ] as const) {
    const screen = page.frameLocator(`iframe[title="${title}"]`);
    await expect(screen.getByRole('listitem').filter({ hasText: 'Haut du corps' }).first()).toContainText(duration);
    // A review changes nothing.
    await expect(screen.getByRole('button', { name: /Modifier lundi/ })).toHaveCount(0);
  }
});

test('a draft leaves as a file and comes back; one that is thrown away can be taken back; a new one begins anew', async ({
  page,
}) => {
  await open(page);
  await changeLundi(page);
  const menu = page.locator('header [popovertarget]').first();
  const button = (name: string) => page.getByRole('button', { name });
  const expectDuration = (duration: string) =>
    expect(page.getByRole('textbox', { name: 'Durée' })).toHaveValue(duration);
  await menu.click();
  await page.getByLabel('Nom du brouillon').fill('Lundi plus long');
  const saved = page.waitForEvent('download');
  await button('Exporter').click();
  const file = await (await saved).path();
  await button('Jeter').click();
  await expectDuration('45 min');
  await page.getByRole('status').getByRole('button', { name: 'Annuler' }).click();
  await expectDuration('50 min');
  await menu.click();
  await button('Jeter').click();
  await page.locator('input[type="file"]').setInputFiles(file);
  await expectDuration('50 min');
  await menu.click();
  await button('Nouveau brouillon').click();
  await expectDuration('45 min');
  await menu.click();
  await button('Lundi plus long').click();
  await expectDuration('50 min');
});
