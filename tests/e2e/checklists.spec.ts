import type { Page } from '@playwright/test';
import { STORAGE_KEY } from '../../src/storage/store.ts';
import { competition } from '../fixtures/generated/competition.ts';
import { expect, test } from './fixtures.ts';
import { expectReadable } from './readable.ts';
import { storedState } from './storedState.ts';
import { expectToast, keepToasts } from './toasts.ts';

const { equipment, nutrition } = competition;

const listOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

test('a list remembers its ticks, each list its own', async ({ page }) => {
  await page.goto('./competition');
  const bag = listOf(page, equipment.title);
  const food = listOf(page, nutrition.title);
  await expect(bag.getByRole('status')).toHaveText(`0 sur ${equipment.items.length}`);
  await bag.getByRole('checkbox', { name: 'Montre', exact: true }).check();
  await bag.getByText('Enregistre-le hors ligne').click();
  await food.getByRole('checkbox', { name: 'Boissons', exact: true }).check();
  await expect(bag.getByRole('status')).toHaveText(`2 sur ${equipment.items.length}`);

  await page.reload();
  await expect(bag.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(bag.getByRole('checkbox', { name: 'Billet avec QR code', exact: true })).toBeChecked();
  await expect(food.getByRole('status')).toHaveText(`1 sur ${nutrition.items.length}`);
  await expectReadable(page);
});

test('a list is unticked at once, and ticked again by whoever did not mean it', async ({ page }) => {
  await page.goto('./competition');
  const bag = listOf(page, equipment.title);
  const boxes = bag.getByRole('checkbox');
  const all = equipment.items.length;
  await expect(boxes).toHaveCount(all);
  await expect(bag.getByRole('button')).toHaveCount(0);
  for (const box of await boxes.all()) await box.check();
  await expect(bag.getByRole('status')).toHaveText(`${all} sur ${all}`);

  await bag.getByRole('button', { name: 'Tout décocher' }).press('Enter');
  await expect(boxes.and(page.getByRole('checkbox', { checked: true }))).toHaveCount(0);
  const restore = bag.getByRole('button', { name: 'Tout recocher' });
  await expect(restore).toBeFocused();
  await restore.press('Enter');
  await expect(bag.getByRole('status')).toHaveText(`${all} sur ${all}`);

  await bag.getByRole('button', { name: 'Tout décocher' }).click();
  await boxes.first().check();
  await expect(bag.getByRole('button', { name: 'Tout décocher' })).toBeVisible();
  await expect(bag.getByRole('status')).toHaveText(`1 sur ${all}`);
});

test('a list that is all unticked is nothing that a device keeps', async ({ page }) => {
  await page.goto('./competition');
  const watch = listOf(page, equipment.title).getByRole('checkbox', { name: 'Montre', exact: true });
  await watch.check();
  expect(await storedState(page)).toMatchObject({ ticks: { [equipment.id]: ['watch'] } });
  await watch.uncheck();
  expect(await storedState(page)).not.toHaveProperty('ticks');
  await page.goto('./profile');
  await expect(page.getByRole('definition').filter({ hasText: 'Rien pour l’instant' })).toBeVisible();
});

test('what was ticked before the coaches took it out is neither counted nor forgotten', async ({ page }) => {
  const [first] = equipment.items;
  const ticks = { [equipment.id]: ['gone', first?.id], 'gone-list': ['thing'] };
  await page.addInitScript(([key, record]) => localStorage.setItem(key, localStorage.getItem(key) ?? record), [
    STORAGE_KEY,
    JSON.stringify({ version: 1, ticks }),
  ] as const);
  await page.goto('./competition');
  const bag = listOf(page, equipment.title);
  await expect(bag.getByRole('status')).toHaveText(`1 sur ${equipment.items.length}`);
  await bag.getByRole('button', { name: 'Tout décocher' }).click();
  const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').ticks, STORAGE_KEY);
  expect(kept).toEqual({ [equipment.id]: ['gone'], 'gone-list': ['thing'] });
});

test('ticks last as long as the page where storage is full, and the member is told', async ({ page }) => {
  await keepToasts(page);
  await page.addInitScript((key) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name: string, value: string) {
      if (name === key) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  }, STORAGE_KEY);
  await page.goto('./competition');
  const bag = listOf(page, equipment.title);
  await bag.getByRole('checkbox', { name: 'Montre', exact: true }).check();
  await expectToast(
    page,
    'warning',
    'Ton navigateur n’a rien pu enregistrer\u00a0: ce changement sera perdu quand tu fermeras l’app',
  );
  await page.getByRole('link', { name: 'Programme' }).click();
  await page.getByRole('link', { name: 'Course', exact: true }).click();
  await expect(bag.getByRole('status')).toHaveText(`1 sur ${equipment.items.length}`);
});
