import type { Page } from '@playwright/test';
import { setClockAndState, wallTime } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { journalEntries } from './journalEntries.ts';
import { setDate } from './raceDate.ts';
import { button, heading, press, SIMULATION } from './runner.ts';
import { restoreSession } from './storedSession.ts';
import { doneTick, exportFile, importText } from './storedState.ts';

const RACE = { date: '2027-04-18', startedOn: '2027-01-25' };
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name });
const sessions = (page: Page) => region(page, 'Les séances').getByRole('listitem');

/** The page's clock from a local time on, `2027-02-01T19:00`. */
const on = async (page: Page, time: string) => page.clock.setFixedTime(await wallTime(page, time));

/** All that the file of /profile has of the training: entries of the journal by id, and the results that give the paces. */
async function exportedTraining(page: Page) {
  await page.goto('./profile');
  const { text } = await exportFile(page);
  const { journal, record } = JSON.parse(text) as {
    journal: { id: string; deleted?: boolean }[];
    record: { done?: object };
  };
  const { done } = record;
  return { text, training: { journal: journal.sort((one, other) => one.id.localeCompare(other.id)), done } };
}

async function note(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await button(page, 'Noter').click();
  await expect(link(page, 'Corriger')).toBeVisible();
}

test('twelve weeks with a journal: noted, corrected, missed, backdated, tested, rehearsed, moved, on a new phone', async ({
  page,
  browser,
  sessionOf,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await setClockAndState(page, '2027-01-26T19:00', { race: RACE });

  await test.step('week 1: a run is noted from its day', async () => {
    await page.goto('./training/phase1');
    await page
      .getByRole('link', { name: /^Noter : mardi, Footing/ })
      .first()
      .click();
    await note(page, { Distance: '5', Temps: '32:30', Effort: '4' });
    await page.goto('./training/phase1');
    await expect(doneTick(page, 1, 'mardi')).toBeChecked();
  });

  await test.step('week 2: a gym session is noted without the runner, then corrected', async () => {
    await on(page, '2027-02-03T20:00');
    await page.goto('./training/phase1/lower-body?workout=bases-du-squat&day=2-mercredi');
    await link(page, 'Noter cette séance').click();
    await page.getByLabel('Goblet squat, série 1, charge en kilos').fill('16');
    await button(page, 'Noter').click();
    await link(page, 'Corriger').click();
    await page.getByLabel('Goblet squat, série 1, charge en kilos').fill('18,5');
    await button(page, 'Enregistrer').click();
    await expect(page.getByRole('table', { name: 'Goblet squat' })).toContainText('18,5 kg');
  });

  await test.step('week 3 is missed; a run of it is noted later, on its date', async () => {
    await on(page, '2027-02-16T19:00');
    await page.goto('./journal');
    await expect(sessions(page)).toHaveCount(2);
    await link(page, 'Ajouter une sortie').click();
    await note(page, { Date: '2027-02-11', Distance: '6', Temps: '39:00' });
    await page.goto('./journal');
    await expect(sessions(page)).toHaveText([/6\skm/, /Bases du squat/, /5\skm/]);
  });

  await test.step('week 4: the test gives the paces, and is in the journal', async () => {
    await page.goto('./training#resultat');
    await page.getByLabel('Mètres courus en 6\u00a0min').fill('1400');
    await button(page, 'Noter le résultat').click();
    await expect(page.getByRole('main')).toContainText('Tes allures s’affichent maintenant dans tes séances');
    await expect.poll(() => journalEntries(page)).toHaveLength(4);
    await page.goto('./journal');
    await expect(sessions(page)).toHaveCount(4);
    await expect(sessions(page).first()).toContainText('1,4');
  });

  await test.step('week 6: a session too many is deleted', async () => {
    await on(page, '2027-03-03T19:00');
    await page.goto('./journal/new');
    await note(page, { Distance: '50' });
    await button(page, 'Supprimer').click();
    await expect(sessions(page)).toHaveCount(4);
  });

  await test.step('week 10: the simulation is timed', async () => {
    const evening = await wallTime(page, '2027-04-02T18:00');
    await page.clock.setSystemTime(evening);
    await page.goto(`.${SIMULATION.address}`);
    await button(page, 'Démarrer la séance').click();
    await expect(heading(page)).toHaveText('Échauffement');
    await journalEntries(page);
    await page.clock.pauseAt(evening + 600_000);
    await press(page, 'Partir', 'Échauffement fait');
    const done = page.getByRole('button', { name: /^Fait puis ./ });
    while ((await heading(page).textContent()) !== 'Retour au calme') {
      await page.clock.fastForward(180_000);
      await done.click();
    }
    await press(page, 'Partir', 'Terminer la séance', 'Terminer');
    await page.clock.resume();
    await journalEntries(page);
    await page.goto('./journal');
    await expect(sessions(page)).toHaveCount(5);
    await region(page, 'Les simulations').getByText('Le tableau').click();
    await expect(region(page, 'Les simulations').getByRole('table')).toContainText('SkiErg');
  });

  await test.step('the race moves by a week: the plan follows, what was done stays on its dates', async () => {
    const { training } = await exportedTraining(page);
    await page.goto('./journal');
    await expect(sessions(page)).toHaveCount(5);
    const listed = await sessions(page).allInnerTexts();
    await page.goto('./training');
    await page.getByText('Changer la date').click();
    await setDate(page, '2027-04-25');
    await expect(page.getByRole('main')).toContainText('25\u00a0avril');
    await page.goto('./journal');
    await expect(sessions(page)).toHaveText(listed, { useInnerText: true });
    expect((await exportedTraining(page)).training).toEqual(training);
  });

  await test.step('a new phone has all of it, and what it adds comes back to the old one', async () => {
    const { text, training } = await exportedTraining(page);
    // Five sessions, and what is left of the one that was deleted.
    expect(training.journal.map(({ deleted = false }) => deleted).sort()).toEqual([...Array(5).fill(false), true]);
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'fr-FR' });
    await restoreSession(context, await sessionOf('member'));
    const phone = await context.newPage();
    await setClockAndState(phone, '2027-04-05T19:00');
    await phone.goto('./profile');
    await importText(phone, text);
    await expect(phone.getByText('Import fait')).toBeVisible();
    expect((await exportedTraining(phone)).training).toEqual(training);
    await phone.goto('./journal');
    await expect(sessions(phone)).toHaveCount(5);
    await link(phone, 'Ajouter une sortie').click();
    await note(phone, { Distance: '7' });
    const later = await exportedTraining(phone);
    await context.close();
    await page.goto('./profile');
    await importText(page, later.text);
    await button(page, 'Importer').click();
    await expect(page.getByText('Import fait')).toBeVisible();
    expect((await exportedTraining(page)).training).toEqual(later.training);
    await page.goto('./journal');
    await expect(sessions(page)).toHaveCount(6);
  });
});
