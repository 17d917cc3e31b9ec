import type { Page } from '@playwright/test';
import { DEMO_ADMIN, DEMO_MEMBER } from '../../scripts/demo/accounts.ts';
import { plainText } from '../../src/format/richText.ts';
import { app } from '../fixtures/generated/app.ts';
import { competition } from '../fixtures/generated/competition.ts';
import { introduction } from '../fixtures/generated/introduction.ts';
import { understanding } from '../fixtures/generated/understanding.ts';
import { expect, test } from './fixtures.ts';
import { adminScreen, fixedScreens, phaseScreens, type Screen, workoutScreens } from './screens.ts';

const TABS = ['Introduction', 'Comprendre', 'Programme', 'Course'];
const PHASES = ['Phase 1 Fondation', 'Phase 2 Développement', 'Phase 3 Performance'];

test('the introduction leads through the race to the three phases, reloads included', async ({ page }) => {
  const main = page.getByRole('main');
  const titles = (level: number) => main.getByRole('heading', { level });
  await page.goto('./introduction');
  await expect(titles(1)).toHaveText(introduction.title);
  await expect(main).toContainText(plainText(introduction.intro));
  await expect(titles(2)).toHaveText(introduction.features.map(({ title }) => title));
  await expect(main.getByRole('listitem')).toHaveCount(3);

  await main.getByRole('link', { name: 'Commencer' }).click();
  await expect(page).toHaveURL('./understanding');
  await page.reload();
  await expect(titles(1)).toHaveText(understanding.title);
  const laps = main.getByRole('list', { name: 'Le parcours' }).getByRole('listitem');
  await expect(laps).toHaveCount(8);
  await expect(laps).toContainText(understanding.stations.map(({ name }) => name));
  await expect(laps).toContainText(Array(8).fill('1 km'));
  await expect(main.getByRole('definition').filter({ hasText: '8 km' })).toBeVisible();
  const components = main.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: understanding.components.title }),
  });
  await expect(components.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(components.getByRole('heading', { level: 3 })).toHaveText(
    understanding.components.items.map(({ title }) => title),
  );
  await expect(main).toContainText(plainText(understanding.nonAffiliation));

  await main.getByRole('link', { name: "Je veux m'entraîner" }).click();
  await expect(page).toHaveURL('./training');
  await page.reload();
  await expect(main.getByRole('link', { name: 'Voir le programme' })).toHaveCount(PHASES.length);
  for (const [index, phase] of PHASES.entries()) {
    const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: phase, exact: true }) });
    await expect(card).toContainText(`Semaines ${index * 4 + 1} à ${index * 4 + 4}`);
    await expect(card).toContainText('lundi, mercredi, vendredi');
    await card.getByRole('link', { name: 'Voir le programme' }).click();
    await expect(page).toHaveURL(`./training/phase${index + 1}`);
    await page.reload();
    await expect(titles(1)).toHaveAccessibleName(phase);
    await page.goBack();
  }
});

test('the journal, and each of its pages, keeps the tab that leads to it current', async ({ page }) => {
  const current = page.getByRole('navigation', { name: 'Navigation principale' }).locator('[aria-current]');
  await page.goto('./training');
  await page.getByRole('main').getByRole('link', { name: 'Mon journal' }).click();
  await expect(page).toHaveURL('./journal');
  await expect(current).toHaveText('Programme');
  for (const screen of ['new', 'exercises/rowing-haltere', 'inconnue', 'inconnue/edit']) {
    await page.goto(`./journal/${screen}`);
    await expect(current).toHaveText('Programme');
  }
  await page.goto('./profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil');
  await expect(current).toHaveCount(0);
});

test('the tabs and the profile button lead to the other screens, reloads included', async ({ page }) => {
  const main = page.getByRole('main');
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name });
  await page.goto('./introduction');

  await tab('Comprendre').click();
  await expect(page).toHaveURL('./understanding');
  await tab('Programme').click();
  await expect(page).toHaveURL('./training');
  await expect(tab('Programme')).toHaveAttribute('aria-current', 'page');
  await page.goto('./training/phase1');
  await expect(tab('Programme')).toHaveAttribute('aria-current', 'page');
  await expect(tab('Course')).not.toHaveAttribute('aria-current');
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    tab('Course').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(opened).toHaveURL('./competition');
  await opened.close();
  await expect(page).toHaveURL('./training/phase1');

  await tab('Course').click();
  await expect(page).toHaveURL('./competition');
  await page.reload();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(competition.title);
  await expect(main.getByRole('heading', { name: 'Arrivez 2h avant', exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Objectif atteignable', exact: true })).toBeVisible();
  for (const { title, items } of [competition.equipment, competition.nutrition]) {
    const list = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
    await expect(list.getByRole('listitem')).toContainText(items.map(({ text }) => text));
  }
  for (const { title } of competition.strategy.sections) {
    await expect(main.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
  }

  await page.getByRole('banner').getByRole('link', { name: 'Profil' }).click();
  await expect(page).toHaveURL('./profile');
  await page.reload();
  await expect(main).toContainText(DEMO_MEMBER);
  await expect(main.getByRole('link', { name: 'Nous contacter par email' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${app.contact.email}`),
  );
  await expect(main.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();

  await tab('Introduction').click();
  await expect(page).toHaveURL('./introduction');
});

test.describe('every route opens from its address, with header and tabs', () => {
  for (const [name, screens] of [
    ['around the programme', fixedScreens],
    ['of the programme', [...phaseScreens, ...workoutScreens]],
  ] as const) {
    test(name, async ({ page }) => {
      for (const screen of screens) {
        const answer = await page.goto(`.${screen.path}`);
        expect(answer?.status()).toBe(200);
        await expectScreen(page, screen, TABS);
      }
    });
  }

  test.describe('for the admin', () => {
    test.use({ visitor: 'admin' });

    test('with one tab more', async ({ page }) => {
      await page.goto('./profile');
      await expect(page.getByRole('main')).toContainText(DEMO_ADMIN);
      await page.getByRole('link', { name: 'Admin', exact: true }).click();
      await expectScreen(page, adminScreen, [...TABS, 'Admin']);
      await page.reload();
      await expectScreen(page, adminScreen, [...TABS, 'Admin']);
    });
  });
});

async function expectScreen(page: Page, { path, heading }: Screen, tabs: string[]): Promise<void> {
  await expect(page).toHaveURL(`.${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profil' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link')).toHaveText(tabs);
}
