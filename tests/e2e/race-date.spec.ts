import { plainText } from '../../src/format/richText.ts';
import { VERSION } from '../../src/storage/record.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { training } from '../fixtures/generated/training.ts';
import { setClockAndState, wallTime } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { expectKeyboardReachesAll } from './keyboard.ts';
import { heading, main, RACE, setDate, todays, week } from './raceDate.ts';
import { expectReadable } from './readable.ts';
import { storedState } from './storedState.ts';

test('a date puts the programme on the calendar, and moving the race moves it', async ({ page }) => {
  await setClockAndState(page, '2027-01-20T09:00');
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
  await expect(todays(page)).toContainText(plainText(training.raceDate.waiting));

  // With a few days left, there is no time to build up.
  await page.clock.setFixedTime(new Date('2027-01-26T09:00:00+01:00'));
  await page.reload();
  await expect(todays(page)).toContainText('Ta première séance\u00a0: Haut du corps, 45\u00a0min.');
  await expect(todays(page).getByRole('link', { name: 'Haut du corps' })).toHaveAttribute('href', /day=1-lundi/);
  await expect(todays(page)).not.toContainText(plainText(training.raceDate.waiting));
});

test('a date that can’t be is refused, in words', async ({ page }) => {
  await setClockAndState(page, '2027-01-20T09:00');
  await page.goto('./training');
  const field = page.getByLabel('Date de ta course');
  const save = page.getByRole('button', { name: 'Enregistrer' });
  const error = main(page).getByRole('alert');
  await save.click();
  await expect(error).toHaveText('Choisis d’abord la date de ta course.');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Choisis d’abord la date de ta course.');
  await setDate(page, '2027-01-19');
  await expect(error).toHaveText('Cette date est déjà passée.');
  await setDate(page, '2031-01-01');
  await expect(error).toHaveText('Choisis une date dans les deux ans qui viennent.');
  await field.fill('');
  await field.pressSequentially('0231');
  await save.click();
  await expect(error).toHaveText('Cette date n’existe pas\u00a0: vérifie le jour, le mois et l’année.');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectReadable(page);
  await setDate(page, '2027-01-20');
  await expect(todays(page).getByRole('link', { name: 'Jour de course' })).toBeVisible();
});

test('today’s session is one tap away, marked here or in its week', async ({ page }) => {
  await setClockAndState(page, '2027-03-08T09:00', { race: RACE });
  await page.goto('./training');
  await expectKeyboardReachesAll(page);
  await expectReadable(page);
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
  await expectReadable(page);
});

test('a day of rest says what comes next', async ({ page }) => {
  await setClockAndState(page, '2027-03-13T09:00', { race: RACE });
  await page.goto('./training');
  await expect(todays(page).getByRole('heading', { level: 3 })).toHaveText('Repos et mobilité');
  await expect(todays(page)).toContainText('À venir\u00a0: Sortie longue, dimanche 14\u00a0mars');
  await expect(todays(page).getByRole('checkbox')).toHaveCount(0);
});

test('race day leads to its guide; the day after, to another race and a clean slate', async ({ page }) => {
  await setClockAndState(page, '2027-04-18T23:50', { race: RACE, done: ['1-lundi', '1-mardi', '40-lundi'] });
  await page.goto('./training');
  await expect(todays(page).getByRole('link', { name: 'Jour de course' })).toHaveAttribute('href', /competition$/);
  await expectReadable(page);
  await page.clock.runFor('15:00');
  await expect(heading(page, 'Ta course est passée')).toBeVisible();
  await page.getByText('Choisir une nouvelle date').click();
  await page.getByLabel('Date de ta course').fill('2027-10-03');
  const sameRace = page.getByRole('checkbox', { name: 'C’est la même course, à une autre date' });
  await expect(sameRace).not.toBeChecked();
  await expect(sameRace).toHaveAccessibleDescription(/une nouvelle préparation commence/);
  await expectReadable(page);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(heading(page, 'Ton programme commence le lundi 12\u00a0juillet')).toBeVisible();
  await expect(main(page).getByRole('status')).toHaveText(
    'Une nouvelle préparation commence, la précédente est dans ton profil',
  );
  await expectReadable(page);
  expect(await storedState(page)).toMatchObject({ race: { date: '2027-10-03' } });
  expect(await storedState(page)).not.toHaveProperty('done');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(main(page).getByRole('status')).toHaveText('Préparation précédente rétablie');
  await expect(heading(page, 'Ta course est passée')).toBeFocused();
  expect(await storedState(page)).toMatchObject({
    race: RACE,
    done: { '1-lundi': {}, '1-mardi': {} },
  });
});

test('a date can be withdrawn, and come back as it was', async ({ page }) => {
  const race = { ...RACE, id: '0123456789abcdef' };
  await setClockAndState(page, '2027-03-08T09:00', { race, done: ['1-lundi'] });
  await page.goto('./training');
  await page.getByText('Changer la date').click();
  await page.getByRole('button', { name: 'Retirer la date' }).click();
  await expect(heading(page, 'Quand est ta course\u202f?')).toBeFocused();
  await expect(main(page).getByRole('status')).toHaveText('Date de course retirée');
  await expectReadable(page);
  expect(await storedState(page)).toEqual({
    version: VERSION,
    dateHistory: [race],
    done: { '1-lundi': {} },
  });
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(heading(page, 'Aujourd’hui')).toBeFocused();
  expect(await storedState(page)).toEqual({ version: VERSION, race, done: { '1-lundi': {} } });
});

test('a race that was postponed keeps its preparation, when the member says so', async ({ page }) => {
  await setClockAndState(page, '2027-04-20T09:00', { race: RACE, done: ['1-lundi'] });
  await page.goto('./training');
  await page.getByText('Choisir une nouvelle date').click();
  await page.getByLabel('Date de ta course').fill('2027-05-02');
  await page.getByRole('checkbox', { name: 'C’est la même course, à une autre date' }).check();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.goto('./training/phase1');
  await expect(week(page, 1).getByRole('checkbox').first()).toBeChecked();
});

for (const { name, race, done, phase, says } of [
  {
    name: 'a late start',
    race: { date: '2027-04-18', startedOn: '2027-03-10' },
    done: ['2-lundi'],
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
    await setClockAndState(page, '2027-03-10T09:00', { race, done });
    await page.goto(`./training/phase${phase}`);
    await expect(page.getByText(says, { exact: true })).toBeVisible();
    await page.goto('./training');
    await expect(page.getByText(says, { exact: true })).toBeVisible();
  });
}

test('the week of a race on a mercredi counts back from it', async ({ page }) => {
  await setClockAndState(page, '2027-04-19T09:00', { race: { ...RACE, date: '2027-04-21' } });
  await page.goto('./training');
  const twoDaysBefore = programme.phases.at(-1)?.weeks.at(-1)?.days.at(-3);
  await expect(todays(page)).toContainText(plainText(twoDaysBefore?.description ?? 'nothing is written'));
  await todays(page).getByRole('link', { name: 'Semaine 12' }).click();
  await expect(week(page, 12).getByRole('listitem')).toHaveCount(10);
  await expect(week(page, 12).getByRole('listitem').last()).toContainText('mercredi 21\u00a0avril');
  await expect(week(page, 12).locator('[aria-current]')).toContainText('lundi 19\u00a0avril');
});

test('a phase page, whose days all know what day it is, waits for midnight once', async ({ page }) => {
  await page.addInitScript(() => {
    const timers = new Set<number>();
    const [set, clear] = [window.setTimeout, window.clearTimeout];
    Object.assign(window, {
      setTimeout(callback: () => void, ms?: number) {
        const timer = set(callback, ms);
        if (ms && ms > 60_000) timers.add(timer);
        return timer;
      },
      clearTimeout(timer: number) {
        timers.delete(timer);
        clear(timer);
      },
      longTimers: timers,
    });
  });
  await page.goto('./training/phase1');
  await expect(week(page, 1).getByRole('checkbox').first()).toBeVisible();
  expect(await page.evaluate('longTimers.size')).toBe(1);
});

for (const timezoneId of ['Europe/Paris', 'Pacific/Auckland', 'America/Los_Angeles']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('today ends at midnight, be the app awake or asleep', async ({ page }) => {
      // The nights in which clocks change in Paris, Auckland and Los Angeles lie in these weeks.
      await setClockAndState(page, '2027-03-27T23:50', { race: RACE });
      await page.goto('./training');
      const day = todays(page).getByRole('listitem');
      await expect(day).toContainText('samedi 27\u00a0mars');
      await page.clock.pauseAt(await wallTime(page, '2027-03-27T23:59:50'));
      await expect(day).toContainText('samedi 27\u00a0mars');
      await page.clock.runFor(15_000);
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
      await setClockAndState(page, '2027-01-31T00:10', { race: RACE });
      await page.goto('./training');
      await expect(todays(page).getByRole('listitem')).toContainText('dimanche 31\u00a0janvier');
      await page.goto('./training/phase3');
      await expect(week(page, 9)).toContainText('22–28\u00a0mars');
      await expect(week(page, 10)).toContainText('29\u00a0mars – 4\u00a0avril');
      await expect(week(page, 12).getByRole('listitem').last()).toContainText('dimanche 18\u00a0avril');
    });
  });
}
