import type { Page } from '@playwright/test';
import { formatRaceLoad } from '../../src/format/load.ts';
import { formatHeight } from '../../src/format/quantities.ts';
import { competition } from '../fixtures/generated/competition.ts';
import { understanding } from '../fixtures/generated/understanding.ts';
import { expect, test } from './fixtures.ts';
import { expectKeyboardReachesAll } from './keyboard.ts';
import { expectReadable } from './readable.ts';

const { equipment, nutrition, timetable, strategy, goals, plan, mistakes, after } = competition;
const TITLES = [equipment, nutrition, timetable, strategy, goals, plan, mistakes, after].map(({ title }) => title);

const contents = (page: Page) => page.getByRole('navigation', { name: 'Sur cette page' });

test('the guide has a table of contents, which leads to each of its parts in their order', async ({ page }) => {
  await page.goto('./competition');
  await expect(contents(page).getByRole('link')).toHaveText(TITLES);
  const parts = page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .filter({ hasNotText: /^(Arrivez|Objectif)/ });
  await expect(parts).toHaveText(TITLES);
  for (const title of TITLES) {
    const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
    await contents(page).getByRole('link', { name: title, exact: true }).click();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    // Again, from the same address.
    await page.evaluate(() => window.scrollTo(0, 0));
    await contents(page).getByRole('link', { name: title, exact: true }).click();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  }
  await expectReadable(page);
});

test('everyone can reach each part by the keyboard', async ({ page }) => {
  await page.goto('./competition');
  await expect(contents(page)).toBeVisible();
  await expectKeyboardReachesAll(page);
});

test('Back from a part of the guide leads to its table of contents, then to the screen before', async ({ page }) => {
  await page.goto('./training');
  await page.getByRole('link', { name: 'Course', exact: true }).click();
  await contents(page).getByRole('link', { name: after.title }).press('Enter');
  await expect(page.getByRole('heading', { name: after.title })).toBeInViewport();
  await page.goBack();
  await expect(contents(page)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('./training');
});

test('the table of contents takes a third of a phone’s screen at most, and no paper', async ({ page }) => {
  await page.goto('./competition');
  const height = (await contents(page).boundingBox())?.height ?? Number.POSITIVE_INFINITY;
  expect(height).toBeLessThanOrEqual(740 / 3);
  await page.emulateMedia({ media: 'print' });
  await expect(contents(page)).toBeHidden();
});

test('a station shows the load and the target of each division, those with the same on one line', async ({ page }) => {
  const { divisions, stations } = understanding;
  const [women, womenPro, men, menPro] = divisions.map(({ name }) => name);
  await page.goto('./understanding');
  const lines = (id: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.locator(`#${id}`) })
      .locator('dl > div');
  const [sled, ball] = ['sled-push', 'wall-balls'].map((id) => stations.find((station) => station.id === id));
  const kilograms = sled?.loads?.map(formatRaceLoad) ?? [];
  expect(new Set(kilograms).size).toBe(3);
  await expect(lines('sled-push')).toHaveText([
    `${women}${kilograms[0]}`,
    `${womenPro} / ${men}${kilograms[1]}`,
    `${menPro}${kilograms[3]}`,
  ]);
  const balls = divisions.map(({ name }, index) => {
    const [load, target] = [ball?.loads?.[index], ball?.targets?.[index]];
    if (!load || !target) throw new Error(`no load or no target for ${name}`);
    return `${name}${formatRaceLoad(load)}, cible à ${formatHeight(target)}`;
  });
  await expect(lines('wall-balls')).toHaveText(balls);
});
