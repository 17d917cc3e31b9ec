import type { Page } from '@playwright/test';
import { formatDuration, formatLongClock } from '../../src/format/quantities.ts';
import { VERSION } from '../../src/storage/record.ts';
import { STORAGE_KEY } from '../../src/storage/store.ts';
import { competition } from '../fixtures/generated/competition.ts';
import { expect, test } from './fixtures.ts';
import { expectReadable } from './readable.ts';
import { storedState, storeState } from './storedState.ts';
import { expectToast, keepToasts } from './toasts.ts';

const { goals, plan } = competition;

/** A long page, seen in many ways. */
test.setTimeout(180_000);

const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: plan.title }) });
const row = (page: Page, name: string) =>
  section(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** Both look from the top of the page: further down the tab bar covers a part of whatever it stands over. */
async function expectReadableFromTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectReadable(page);
}

async function setTarget(page: Page, hours: string, minutes: string): Promise<void> {
  await page.getByLabel('Heures').fill(hours);
  await page.getByLabel('Minutes').fill(minutes);
  await page.getByLabel('Minutes').press('Enter');
}

test('a target becomes laps, stations and the ways between them, with the clock at each', async ({ page }) => {
  await page.goto('./competition');
  await expect(section(page).getByRole('table')).toHaveCount(0);
  await page.getByLabel('Heure de ta vague').fill('09:20');
  await setTarget(page, '1', '30');
  await expect(page.getByRole('heading', { name: plan.title })).toBeFocused();
  await expect(section(page).getByRole('status')).toHaveText(/^1:30:00/);
  await expect(section(page).getByRole('row')).toHaveCount(1 + 31);
  await expect(row(page, 'Tour 1').getByRole('cell')).toHaveText(['5:54', '5:54', '9\u00a0h\u00a025']);
  await expect(row(page, 'SkiErg').getByRole('cell')).toHaveText(['4:31', '10:53', '9\u00a0h\u00a030']);
  await expect(row(page, 'Wall balls').getByRole('cell')).toHaveText(['6:35', '1:30:00', '10\u00a0h\u00a050']);
  await expectReadableFromTop(page);

  await page.reload();
  await expect(page.getByLabel('Heures')).toHaveValue('1');
  await expect(page.getByLabel('Minutes')).toHaveValue('30');
  await expect(row(page, 'Wall balls')).toContainText('1:30:00');
});

test('each goal of the guide is one tap away', async ({ page }) => {
  await page.goto('./competition');
  for (const { total, stationsSeconds } of goals.items) {
    await page.getByRole('button', { name: `Viser ${formatDuration(total)}`, exact: true }).click();
    await expect(section(page).getByRole('status')).toHaveText(new RegExp(`^${formatLongClock(total.minSeconds)}`));
    const stations = section(page).locator('dl > div').filter({ hasText: 'Ateliers' });
    await expect(stations.getByRole('definition')).toHaveText(formatLongClock(stationsSeconds));
  }
});

test('a target that no one can aim at is refused in words, and changes nothing', async ({ page }) => {
  await page.goto('./competition');
  await setTarget(page, '1', '15');
  await expect(section(page).getByRole('status')).toHaveText(/^1:15:00/);
  for (const { hours, minutes, error, focused = 'Heures' } of [
    { hours: '', minutes: '', error: 'Écris d’abord ton chrono.' },
    { hours: '0', minutes: '49', error: 'Choisis un chrono entre 50\u00a0min et 3\u00a0h\u00a030.' },
    { hours: '3', minutes: '31', error: 'Choisis un chrono entre 50\u00a0min et 3\u00a0h\u00a030.' },
    { hours: '1', minutes: '75', error: 'Avec des heures, les minutes vont de 0 à 59.', focused: 'Minutes' },
    { hours: 'un', minutes: '30', error: 'Écris les heures et les minutes en chiffres, par exemple 1 et 30.' },
  ]) {
    await setTarget(page, hours, minutes);
    await expect(section(page).getByRole('alert')).toHaveText(error);
    await expect(page.getByLabel(focused)).toBeFocused();
    await expect(page.getByLabel(focused)).toHaveAttribute('aria-invalid', 'true');
    await expect(section(page).getByRole('status')).toHaveText(/^1:15:00/);
  }
  await expectReadableFromTop(page);
  await setTarget(page, '', '90');
  await expect(section(page).getByRole('status')).toHaveText(/^1:30:00/);
  await expect(section(page).getByRole('alert')).toBeEmpty();
});

test('each segment takes a little more or less, and the guide’s plan is one press away', async ({ page }) => {
  await page.goto('./competition');
  await setTarget(page, '1', '30');
  await page.getByRole('button', { name: 'Ajuster' }).click();
  await expect(page.getByRole('button', { name: 'Voir le tableau' })).not.toHaveAttribute('aria-expanded');
  const more = page.getByRole('button', { name: 'SkiErg\u00a0: 5\u00a0s de plus' });
  await more.click();
  await page.getByRole('button', { name: 'SkiErg\u00a0: 5\u00a0s de moins' }).click();
  expect(await storedState(page)).toMatchObject({ racePlan: { targetSeconds: 5400 } });
  expect(await storedState(page)).not.toHaveProperty('racePlan.adjustments');
  for (const _ of [1, 2, 3]) await more.click();
  await page.getByRole('button', { name: 'Tour 8\u00a0: 5\u00a0s de moins' }).click();
  await page.getByRole('button', { name: 'RoxZone après l’atelier 1\u00a0: 5\u00a0s de plus' }).press('Enter');
  await expect(section(page).getByRole('status')).toHaveText(/^1:30:15.*15\u00a0s de plus que ton chrono visé/);
  const box = await more.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  await expectReadableFromTop(page);

  await page.reload();
  await expect(row(page, 'SkiErg').getByRole('cell').first()).toHaveText('4:46');
  await expect(row(page, 'Tour 8').getByRole('cell').first()).toHaveText('5:33');
  await expect(row(page, 'Wall balls')).toContainText('1:30:15');

  await page.getByRole('button', { name: 'Revenir au plan du guide' }).press('Enter');
  await expect(section(page).getByRole('status')).toHaveText(/^1:30:00/);
  await expect(page.getByRole('button', { name: 'Ajuster' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Revenir au plan du guide' })).toHaveCount(0);
});

test('a new target starts from its own splits, and the former plan can come back', async ({ page }) => {
  const adjusted = { wave: '09:20', targetSeconds: 5400, adjustments: { skierg: 15 } };
  await storeState(page, { version: VERSION, racePlan: adjusted });
  await page.goto('./competition');
  await expect(section(page).getByRole('status')).toHaveText(/^1:30:15/);
  const said = section(page).getByText('Tes ajustements pour 1:30:00 sont retirés');

  await page.getByRole('button', { name: 'Viser 1\u00a0h\u00a015', exact: true }).click();
  await expect(page.getByRole('heading', { name: plan.title })).toBeFocused();
  await expect(section(page).getByRole('status')).toHaveText(/^1:15:00/);
  await expect(said).toBeInViewport();
  await expectReadableFromTop(page);
  expect(await storedState(page)).toMatchObject({ racePlan: { wave: '09:20', targetSeconds: 4500 } });
  expect(await storedState(page)).not.toHaveProperty('racePlan.adjustments');

  await page.getByRole('button', { name: 'Annuler', exact: true }).press('Enter');
  await expect(section(page).getByRole('status')).toHaveText(/^1:30:15/);
  await expect(said).toHaveCount(0);
  await expect(page.getByRole('heading', { name: plan.title })).toBeFocused();
  expect(await storedState(page)).toMatchObject({ racePlan: adjusted });

  await setTarget(page, '1', '45');
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Ajuster' }).click();
  await page.getByRole('button', { name: 'SkiErg\u00a0: 5\u00a0s de plus' }).click();
  await expect(section(page).getByRole('status')).toHaveText(/^1:45:05/);
  // Taking the target back would lose what was adjusted since.
  await expect(page.getByRole('button', { name: 'Annuler', exact: true })).toHaveCount(0);
});

test('the target that is already set keeps its adjustments', async ({ page }) => {
  const adjusted = { targetSeconds: 4500, adjustments: { skierg: 15 } };
  await storeState(page, { version: VERSION, racePlan: adjusted });
  await page.goto('./competition');
  for (const choose of [
    () => page.getByRole('button', { name: 'Viser 1\u00a0h\u00a015', exact: true }).click(),
    () => setTarget(page, '1', '15'),
  ]) {
    await choose();
    await expect(page.getByRole('heading', { name: plan.title })).toBeFocused();
    await expect(section(page).getByRole('status')).toHaveText(/^1:15:15/);
    await expect(section(page).getByText('ajustements')).toHaveCount(0);
    expect(await storedState(page)).toMatchObject({ racePlan: adjusted });
  }
});

test('without adjustments a new target says nothing of them', async ({ page }) => {
  await page.goto('./competition');
  await setTarget(page, '1', '30');
  await page.getByRole('button', { name: 'Viser 1\u00a0h\u00a015', exact: true }).click();
  await expect(section(page).getByRole('status')).toHaveText(/^1:15:00/);
  await expect(section(page).getByText('ajustements')).toHaveCount(0);
});

test('no segment goes below 5 s', async ({ page }) => {
  await page.goto('./competition');
  await setTarget(page, '', '50');
  await page.getByRole('button', { name: 'Ajuster' }).click();
  const less = page.getByRole('button', { name: 'RoxZone avant l’atelier 1\u00a0: 5\u00a0s de moins' });
  for (const _ of [1, 2, 3, 4]) await less.press('Enter');
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  await expect(section(page).getByRole('listitem').nth(1)).toContainText('0:05');
});

test('a figure that no race has stays within an hour, and breaks nothing', async ({ page }) => {
  const racePlan = { targetSeconds: 5400, adjustments: { skierg: 864_000, rowing: -864_000 } };
  await storeState(page, { version: VERSION, racePlan });
  await page.goto('./competition');
  await expect(row(page, 'SkiErg').getByRole('cell').first()).toHaveText('60:00');
  await page.getByRole('button', { name: 'Ajuster' }).click();
  await expect(page.getByRole('button', { name: 'SkiErg\u00a0: 5\u00a0s de plus' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('button', { name: 'SkiErg\u00a0: 5\u00a0s de moins' }).click();
  await expect(section(page).getByRole('listitem').nth(2)).toContainText('59:55');
});

test('a plan lasts as long as the page where storage is closed', async ({ page }) => {
  await keepToasts(page);
  await page.addInitScript((key) => {
    const { getItem, setItem } = Storage.prototype;
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    Storage.prototype.getItem = function (name: string) {
      return name === key ? closed() : getItem.call(this, name);
    };
    Storage.prototype.setItem = function (name: string, value: string) {
      if (name === key) closed();
      setItem.call(this, name, value);
    };
  }, STORAGE_KEY);
  await page.goto('./competition');
  await setTarget(page, '2', '');
  await expectToast(
    page,
    'warning',
    'Ton navigateur n’a rien pu enregistrer\u00a0: ce changement sera perdu quand tu fermeras l’app',
  );
  await expect(section(page).getByRole('status')).toHaveText(/^2:00:00/);
});

test('what another version left that makes no sense is no plan, and breaks none', async ({ page }) => {
  const racePlan = { wave: 'midi', targetSeconds: 60, adjustments: { gone: 30 }, later: true };
  await page.addInitScript(([key, text]) => localStorage.setItem(key, localStorage.getItem(key) ?? text), [
    STORAGE_KEY,
    JSON.stringify({ version: 1, racePlan }),
  ] as const);
  await page.goto('./competition');
  await expect(section(page).getByRole('table')).toHaveCount(0);
  await setTarget(page, '1', '30');
  await expect(section(page).getByRole('status')).toHaveText(/^1:30:00/);
  await expect(section(page).getByRole('columnheader')).toHaveText(['Étape', 'Temps', 'Chrono']);
  const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').racePlan, STORAGE_KEY);
  // No time of day is not read; adjustments belong to the target before.
  expect(kept).toEqual({ later: true, targetSeconds: 5400 });
});

test.describe('without a network', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

  test('race day is planned, adjusted and ticked off as ever', async ({ page, context }) => {
    await page.goto('./competition');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('Heure de ta vague').fill('09:20');
    await setTarget(page, '1', '30');
    await page.getByRole('button', { name: 'Ajuster' }).click();
    await page.getByRole('button', { name: 'SkiErg\u00a0: 5\u00a0s de plus' }).click();
    await page.getByRole('checkbox', { name: 'Montre', exact: true }).check();
    const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), STORAGE_KEY);
    expect(kept).toMatchObject({
      ticks: { equipment: ['watch'] },
      racePlan: { wave: '09:20', targetSeconds: 5400, adjustments: { skierg: 5 } },
    });
  });
});
