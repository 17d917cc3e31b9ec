import type { Page } from '@playwright/test';
import { VERSION } from '../../src/storage/record.ts';
import { STORAGE_KEY } from '../../src/storage/store.ts';
import { competition } from '../fixtures/generated/competition.ts';
import { wallTime } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { begin, button, countdown, heading, press, progress, STRENGTH } from './runner.ts';
import { FAULTS } from './storageFaults.ts';
import { storedState, storeState } from './storedState.ts';

const listOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

for (const [name, fault] of Object.entries(FAULTS)) {
  test.describe(`P3: with storage that ${name}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(fault, STORAGE_KEY));

    test('a workout runs from its start to the mark of its day', async ({ page }) => {
      await begin(page, { address: `${STRENGTH.address}&day=1-lundi` });
      const warning = page.getByRole('alert').filter({ hasText: /./ });
      await press(page, 'Passer');
      await expect(warning).toHaveCount(0);
      await press(page, 'Série faite');
      await expect(heading(page)).toHaveText('Repos');
      await page.clock.runFor(30_000);
      await expect(countdown(page)).toHaveText('1:00');
      await page.goBack();
      await page.goForward();
      await expect(countdown(page)).toHaveText('1:00');
      await press(page, 'Passer le repos', 'Quitter la séance', 'La terminer ici');
      const mark = page.getByRole('checkbox', { name: 'Semaine 1, lundi\u00a0: séance faite' });
      await mark.check();
      await press(page, 'Terminer');
      await expect(page.getByRole('complementary', { name: 'Semaine 1, lundi' }).getByRole('checkbox')).toBeChecked();
    });

    test('a race date dates the programme', async ({ page }) => {
      await page.clock.install({ time: await wallTime(page, '2027-01-20T09:00') });
      await page.goto('./training');
      await page.getByLabel('Date de ta course').fill('2027-04-18');
      await button(page, 'Enregistrer').click();
      await expect(page.getByRole('main')).toContainText('Course le dimanche 18\u00a0avril');
      await page.getByRole('link', { name: 'Semaine 1' }).first().click();
      await expect(page.getByRole('region', { name: 'Semaine 1', exact: true })).toContainText('25–31\u00a0janvier');
    });

    test('race day is ticked and planned', async ({ page }) => {
      const { equipment, plan } = competition;
      await page.goto('./competition');
      await page.getByLabel('Heure de ta vague').fill('09:20');
      await page.getByLabel('Heures').fill('1');
      await page.getByLabel('Minutes').fill('30');
      await page.getByLabel('Minutes').press('Enter');
      await expect(listOf(page, plan.title).getByRole('row', { name: /^Wall balls/ })).toContainText(
        '10\u00a0h\u00a050',
      );
      const bag = listOf(page, equipment.title);
      await bag.getByRole('checkbox', { name: 'Montre', exact: true }).check();
      await expect(bag.getByRole('status')).toHaveText(`1 sur ${equipment.items.length}`);
    });
  });
}

test('P4: a workout that can’t be read is none, and takes nothing else with it', async ({ page }) => {
  await storeState(page, {
    version: VERSION,
    done: { '1-lundi': {} },
    run: { route: '/training/phase1/upper-body', workout: 'pousser-et-tirer', stepKey: 7 },
  });
  await page.goto('./training');
  await expect(page.getByText('1 séance faite')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Séance en cours' })).toHaveCount(0);
  await begin(page, STRENGTH);
  await press(page, 'Passer', 'Série faite');
  await page.clock.resume();
  await page.reload();
  await expect(progress(page)).toHaveText('1 sur 15 séries');
  expect(await storedState(page)).toMatchObject({ done: { '1-lundi': {} } });
});
