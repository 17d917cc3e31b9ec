import type { Page } from '@playwright/test';
import { VERSION } from '../../src/device/record.ts';
import { programme } from '../../src/generated/programme.ts';
import { expectAccessible } from './axe.ts';
import { setCalendar, wallTime } from './calendar.ts';
import { keptOnDevice } from './device.ts';
import { expectFits } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { expectKeyboardReachesAll } from './keyboard.ts';

const RACE = { date: '2027-04-18', startedOn: '2027-01-04' };

const main = (page: Page) => page.getByRole('main');
const todays = (page: Page) => page.getByRole('region', { name: 'Aujourd’hui' });
const week = (page: Page, number: number) => page.getByRole('region', { name: `Semaine ${number}`, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Everyone can read and use what the page shows now. */
async function expectStands(page: Page): Promise<void> {
  // As tall as the page, so that the tab bar lies over no target.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 360, height });
  await expectAccessible(page);
  await expectFits(page);
  await page.setViewportSize({ width: 360, height: 740 });
}

async function setDate(page: Page, date: string): Promise<void> {
  await page.getByLabel('Date de ta course').fill(date);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
}

test('a date puts the programme on the calendar, and moving the race moves it', async ({ page }) => {
  await setCalendar(page, '2027-01-20T09:00');
  await page.goto('./training');
  await expect(heading(page, 'Quand est ta course\u202f?')).toBeVisible();
  await setDate(page, '2027-04-18');
  await expect(heading(page, 'Aujourd’hui')).toBeFocused();
  await expect(heading(page, 'Ton programme commence le lundi 25\u00a0janvier')).toBeVisible();
  await expect(main(page)).toContainText('Course le dimanche 18\u00a0avril, dans 88\u00a0jours');

  await todays(page).getByRole('link', { name: 'Semaine 1' }).click();
  await expect(page).toHaveURL('./training/phase1#semaine-1');
  await expect(heading(page, 'Semaine 1')).toBeFocused();
  await expect(week(page, 1)).toContainText('25–31\u00a0janvier');
  await expect(week(page, 4).getByRole('listitem').last()).toContainText('dimanche 21\u00a0février');
  await page.goto('./training/phase3');
  await expect(week(page, 12).getByRole('listitem').last()).toContainText('dimanche 18\u00a0avril');

  await page.goto('./training');
  await page.getByText('Changer la date').click();
  await expect(page.getByLabel('Date de ta course')).toHaveValue('2027-04-18');
  await setDate(page, '2027-04-24');
  await expect(heading(page, 'Aujourd’hui')).toBeFocused();
  await expect(main(page)).toContainText('Course le samedi 24\u00a0avril, dans 94\u00a0jours');
  await page.reload();
  await expect(heading(page, 'Ton programme commence le lundi 1er\u00a0février')).toBeVisible();
});

test('a date that can’t be is refused, in words', async ({ page }) => {
  await setCalendar(page, '2027-01-20T09:00');
  await page.goto('./training');
  const field = page.getByLabel('Date de ta course');
  const save = page.getByRole('button', { name: 'Enregistrer' });
  const fault = main(page).getByRole('alert');
  await save.click();
  await expect(fault).toHaveText('Choisis d’abord la date de ta course.');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Choisis d’abord la date de ta course.');
  await setDate(page, '2027-01-19');
  await expect(fault).toHaveText('Cette date est déjà passée.');
  await setDate(page, '2031-01-01');
  await expect(fault).toHaveText('Choisis une date dans les deux ans qui viennent.');
  await field.fill('');
  await field.pressSequentially('0231');
  await save.click();
  await expect(fault).toHaveText('Cette date n’existe pas\u00a0: vérifie le jour, le mois et l’année.');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectStands(page);
  await setDate(page, '2027-01-20');
  await expect(todays(page).getByRole('link', { name: 'Jour de course' })).toBeVisible();
});

test('today’s session is one tap away, marked here or in its week', async ({ page }) => {
  await setCalendar(page, '2027-03-08T09:00', { race: RACE });
  await page.goto('./training');
  await expectKeyboardReachesAll(page);
  await expectStands(page);
  await expect(todays(page).getByRole('listitem')).toContainText('lundi 8\u00a0mars');
  await expect(todays(page)).toContainText('Endurance haut');
  await todays(page).getByRole('checkbox').check();
  await todays(page).getByRole('link', { name: 'Haut du corps' }).click();
  await expect(page).toHaveURL('./training/phase2/upper-body?suggested=endurance-haut&day=7-lundi');

  await page.goto('./training/phase2');
  const day = week(page, 7).getByRole('listitem').first();
  await expect(day).toHaveAttribute('aria-current', 'date');
  await expect(day).toContainText('Aujourd’hui');
  await expect(page.getByText('Aujourd’hui', { exact: true })).toHaveCount(1);
  await expect(day.getByRole('checkbox')).toBeChecked();
  await expectStands(page);
});

test('a day of rest says what comes next', async ({ page }) => {
  await setCalendar(page, '2027-03-13T09:00', { race: RACE });
  await page.goto('./training');
  await expect(todays(page).getByRole('heading', { level: 3 })).toHaveText('Repos et mobilité');
  await expect(todays(page)).toContainText('Ensuite\u00a0: Sortie longue, dimanche 14\u00a0mars');
  await expect(todays(page).getByRole('checkbox')).toHaveCount(0);
});

test('race day leads to its guide; the day after, to another race and a clean slate', async ({ page }) => {
  await setCalendar(page, '2027-04-18T23:59', { race: RACE, done: ['1-lundi', '1-mardi', '40-lundi'] });
  await page.goto('./training');
  await expect(todays(page).getByRole('link', { name: 'Jour de course' })).toHaveAttribute('href', /competition$/);
  await expectStands(page);
  await page.clock.runFor('02:00');
  await expect(heading(page, 'Ta course est passée')).toBeVisible();
  await page.getByText('Choisir une nouvelle date').click();
  await page.getByLabel('Repartir de zéro\u00a0: décocher les 2 séances faites').check();
  await expectStands(page);
  await setDate(page, '2027-10-03');
  await expect(heading(page, 'Ton programme commence le lundi 12\u00a0juillet')).toBeVisible();
  await expect(main(page).getByRole('status')).toHaveText('Tes séances faites sont décochées');
  await expectStands(page);
  expect(await keptOnDevice(page)).toMatchObject({ race: { date: '2027-10-03' }, done: {} });
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(main(page).getByRole('status')).toHaveText('Tes séances faites sont de nouveau cochées');
  await expect(heading(page, 'Aujourd’hui')).toBeFocused();
  expect(await keptOnDevice(page)).toMatchObject({
    race: { date: '2027-10-03' },
    done: { '1-lundi': {}, '1-mardi': {} },
  });
});

test('a date can be withdrawn, and come back as it was', async ({ page }) => {
  const race = { ...RACE, id: '0123456789abcdef', begun: true };
  await setCalendar(page, '2027-03-08T09:00', { race, done: ['1-lundi'] });
  await page.goto('./training');
  await page.getByText('Changer la date').click();
  await page.getByRole('button', { name: 'Retirer la date' }).click();
  await expect(heading(page, 'Quand est ta course\u202f?')).toBeFocused();
  await expect(main(page).getByRole('status')).toHaveText('Ta date de course est retirée');
  await expectStands(page);
  expect(await keptOnDevice(page)).toEqual({ version: VERSION, done: { '1-lundi': {} } });
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(heading(page, 'Aujourd’hui')).toBeFocused();
  expect(await keptOnDevice(page)).toEqual({ version: VERSION, race, done: { '1-lundi': {} } });
});

test('marks outlive a race unless the member wipes them', async ({ page }) => {
  await setCalendar(page, '2027-04-20T09:00', { race: RACE, done: ['1-lundi'] });
  await page.goto('./training');
  await page.getByText('Choisir une nouvelle date').click();
  await setDate(page, '2027-10-03');
  await page.goto('./training/phase1');
  await expect(week(page, 1).getByRole('checkbox').first()).toBeChecked();
});

test('a race moved later says where it puts its member, who may take that back', async ({ page }) => {
  await setCalendar(page, '2026-11-21T09:00', { race: { date: '2027-01-03', startedOn: '2026-10-12' } });
  await page.goto('./training');
  await page.getByText('Changer la date').click();
  await setDate(page, '2027-02-07');
  await expect(page.getByText('Ta nouvelle date te place en semaine 1, au lieu de la semaine 6')).toBeVisible();
  await expectStands(page);
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(page.getByText('Ton ancienne date est revenue')).toBeVisible();
  await expect(todays(page).getByRole('link', { name: 'Semaine 6' })).toBeVisible();
});

test('who joins in the week of the race reads its advice alone', async ({ page }) => {
  await setCalendar(page, '2027-04-17T09:00');
  await page.goto('./training');
  await setDate(page, '2027-04-18');
  await expect(main(page)).toContainText('La course est là');
  await expect(main(page)).not.toContainText('Il te reste');
  await page.getByText('Changer la date').click();
  await setDate(page, '2027-04-17');
  await expect(main(page)).not.toContainText('La course est là');
});

test('a late joiner reads where they are and which weeks the coaches keep', async ({ page }) => {
  await setCalendar(page, '2027-03-10T09:00');
  await page.goto('./training');
  await setDate(page, '2027-04-18');
  await expect(main(page)).toContainText('Il te reste 6 semaines\u00a0: tu en es à la semaine 1 du programme.');
  await expect(main(page)).toContainText('Tu fais les semaines 1, 3, 5, 10, 11 et 12.');
  await expectStands(page);
  await page.goto('./training/phase1');
  await expect(week(page, 1)).toContainText('8–14\u00a0mars');
  await expect(week(page, 2)).toContainText('sautée');
  await expect(week(page, 2).getByRole('listitem')).toHaveCount(0);
  await week(page, 2).getByText('Voir quand même').click();
  await expect(week(page, 2).getByRole('listitem').first()).not.toContainText(/mars|avril/);
  await expect(week(page, 3)).toContainText('15–21\u00a0mars');
});

for (const { name, race, done, phase, says } of [
  {
    name: 'a late start',
    race: { date: '2027-04-18', startedOn: '2027-03-10' },
    done: ['1-lundi'],
    phase: 1,
    says: '1 séance faite sur 12',
  },
  {
    name: 'a race on a jeudi',
    race: { date: '2027-04-15', startedOn: '2027-01-04' },
    done: ['9-lundi'],
    phase: 3,
    says: '1 séance faite sur 19',
  },
]) {
  test(`with ${name}, a phase counts the same sessions on its card and its page`, async ({ page }) => {
    await setCalendar(page, '2027-03-10T09:00', { race, done });
    await page.goto(`./training/phase${phase}`);
    await expect(page.getByText(says, { exact: true })).toBeVisible();
    await page.goto('./training');
    await expect(page.getByText(says, { exact: true })).toBeVisible();
  });
}

test('a member in mid-programme says so, and is where they were', async ({ page }) => {
  await setCalendar(page, '2027-03-03T09:00');
  await page.goto('./training');
  const begun = page.getByRole('checkbox', { name: 'J’ai déjà commencé le programme' });
  await page.getByLabel('Date de ta course').fill('2027-07-18');
  await expect(begun).toHaveCount(0);
  await page.getByLabel('Date de ta course').fill('2027-04-18');
  await expect(begun).not.toBeChecked();
  await expect(begun).toHaveAccessibleDescription(
    'Sans cette coche, tu en es à la semaine 1 et le programme se réduit à 7\u00a0semaines.',
  );
  await begun.check();
  await expect(begun).toHaveAccessibleDescription(
    'Avec cette coche, tu en es à la semaine 6 et le programme garde ses 12\u00a0semaines.',
  );
  await expectStands(page);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(todays(page).getByRole('link', { name: 'Semaine 6' })).toBeVisible();
  await expect(main(page)).not.toContainText('les coachs gardent l’essentiel');

  await page.reload();
  await page.getByText('Changer la date').click();
  await expect(begun).toBeChecked();
  await begun.uncheck();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(todays(page).getByRole('link', { name: 'Semaine 1' })).toBeVisible();
  await page.getByText('Changer la date').click();
  await expect(begun).not.toBeChecked();
});

test('marks tell that a member has begun, without a tap', async ({ page }) => {
  await setCalendar(page, '2027-03-03T09:00', { done: { '1-lundi': { on: '2027-01-25' } } });
  await page.goto('./training');
  await setDate(page, '2027-04-18');
  await expect(todays(page).getByRole('link', { name: 'Semaine 6' })).toBeVisible();
});

test('a race that comes nearer in mid-programme leaves the weeks behind as they were', async ({ page }) => {
  await setCalendar(page, '2027-02-24T09:00', { race: RACE });
  await page.goto('./training');
  await page.getByText('Changer la date').click();
  await setDate(page, '2027-03-21');
  await expect(todays(page).getByRole('link', { name: 'Semaine 5' })).toBeVisible();
  await expect(main(page)).toContainText('Tu fais les semaines 5, 10, 11 et 12.');
  await page.goto('./training/phase2');
  await expect(week(page, 5)).toContainText('22–28\u00a0février');
  await expect(week(page, 7)).toContainText('sautée');
});

test('the week of a race on a mercredi counts back from it', async ({ page }) => {
  await setCalendar(page, '2027-04-19T09:00', { race: { ...RACE, date: '2027-04-21' } });
  await page.goto('./training');
  const twoDaysBefore = programme.phases.at(-1)?.weeks.at(-1)?.days.at(-3);
  await expect(todays(page)).toContainText(twoDaysBefore?.description ?? 'nothing is written');
  await todays(page).getByRole('link', { name: 'Semaine 12' }).click();
  await expect(week(page, 12).getByRole('listitem')).toHaveCount(10);
  await expect(week(page, 12).getByRole('listitem').last()).toContainText('mercredi 21\u00a0avril');
  await expect(week(page, 12).locator('[aria-current]')).toContainText('lundi 19\u00a0avril');
});

for (const timezoneId of ['Europe/Paris', 'Pacific/Auckland', 'America/Los_Angeles']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('today ends at midnight, be the app awake or asleep', async ({ page }) => {
      // The nights in which clocks change in Paris, Auckland and Los Angeles lie in these weeks.
      await setCalendar(page, '2027-03-27T23:59:50', { race: RACE });
      await page.goto('./training');
      const day = todays(page).getByRole('listitem');
      await expect(day).toContainText('samedi 27\u00a0mars');
      await page.clock.runFor('00:15');
      await expect(day).toContainText('dimanche 28\u00a0mars');
      await page.clock.fastForward('24:00:00');
      await expect(day).toContainText('lundi 29\u00a0mars');

      await page.clock.setSystemTime(await wallTime(page, '2027-04-04T07:00'));
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(day).toContainText('dimanche 4\u00a0avril');
      await page.clock.setSystemTime(await wallTime(page, '2027-04-05T07:00'));
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(day).toContainText('lundi 5\u00a0avril');
    });

    test('the programme has the same dates', async ({ page }) => {
      await setCalendar(page, '2027-01-31T00:10', { race: RACE });
      await page.goto('./training');
      await expect(todays(page).getByRole('listitem')).toContainText('dimanche 31\u00a0janvier');
      await page.goto('./training/phase3');
      await expect(week(page, 9)).toContainText('22–28\u00a0mars');
      await expect(week(page, 10)).toContainText('29\u00a0mars – 4\u00a0avril');
      await expect(week(page, 12).getByRole('listitem').last()).toContainText('dimanche 18\u00a0avril');
    });
  });
}
