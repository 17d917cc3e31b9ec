import { training } from '../fixtures/generated/training.ts';
import { setClockAndState } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { expectWhollyInSight } from './inSight.ts';
import { main, RACE, setDate, todays, week } from './raceDate.ts';
import { expectReadable } from './readable.ts';

test('a race moved later says where it puts its member, who may take that back', async ({ page }) => {
  // A day with a session to read.
  await setClockAndState(page, '2026-11-20T09:00', { race: { date: '2027-01-03', startedOn: '2026-10-12' } });
  await page.goto('./training');
  await page.getByText('Changer la date').click();
  await setDate(page, '2027-02-07');
  const status = main(page).getByRole('status');
  await expect(status).toHaveText('Ta nouvelle date te place en semaine 1, au lieu de la semaine 6');
  const undo = page.getByRole('button', { name: 'Annuler', exact: true });
  for (const shown of [status, undo, todays(page).getByRole('heading').first()]) await expectWhollyInSight(shown);
  await expectReadable(page);
  await undo.click();
  await expect(status).toHaveText('Ancienne date rétablie');
  await expectWhollyInSight(status);
  await expect(todays(page).getByRole('link', { name: 'Semaine 6' })).toBeVisible();
});

test('who joins in the week of the race reads its advice alone', async ({ page }) => {
  await setClockAndState(page, '2027-04-17T09:00');
  await page.goto('./training');
  await setDate(page, '2027-04-18');
  await expect(main(page)).toContainText('La course est là');
  await expect(main(page)).not.toContainText('Il te reste');
  await expect(main(page).getByText('Phase sautée')).toHaveCount(2);
  await expect(main(page).getByText(training.rhythm)).toHaveCount(0);
  await page.getByText('Changer la date').click();
  await setDate(page, '2027-04-17');
  await expect(main(page)).not.toContainText('La course est là');
});

test('a late joiner reads where they are and which weeks the coaches keep', async ({ page }) => {
  await setClockAndState(page, '2027-03-10T09:00');
  await page.goto('./training');
  await setDate(page, '2027-04-18');
  await expect(main(page)).toContainText('Il te reste 6 semaines\u00a0: tu en es à la semaine 2 du programme.');
  await expect(main(page)).toContainText('Tu fais les semaines 2, 3, 5, 10, 11 et 12.');
  const card = (phase: string) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: phase }) });
  await expect(card('Phase 1')).toContainText('Tu fais les semaines 2 et 3');
  await expect(card('Phase 2')).toContainText('Tu fais la semaine 5');
  const bars = page.getByRole('figure').getByRole('list').getByRole('list').getByRole('listitem');
  await expect(bars.filter({ hasText: 'sautée' })).toHaveCount(6);
  await expectReadable(page);
  await page.goto('./training/phase1');
  await expect(week(page, 1)).toContainText('sautée');
  await expect(week(page, 1).getByRole('listitem')).toHaveCount(0);
  await week(page, 1).getByText('Voir quand même').click();
  await expect(week(page, 2)).toContainText('8–14\u00a0mars');
  await expect(week(page, 1).getByRole('listitem').first()).not.toContainText(/mars|avril/);
  await expect(week(page, 3)).toContainText('15–21\u00a0mars');
});

test('a member in mid-programme chooses the week that they are in', async ({ page }) => {
  await setClockAndState(page, '2027-03-03T09:00');
  await page.goto('./training');
  const weekField = page.getByLabel('Où en es-tu\u202f?');
  await page.getByLabel('Date de ta course').fill('2027-07-18');
  await expect(weekField).toHaveCount(0);
  await page.getByLabel('Date de ta course').fill('2027-04-18');
  await expect(weekField).toHaveValue('');
  await expect(main(page)).toContainText('Tu commences par la semaine 1, le programme se réduit à 7\u00a0semaines.');
  await weekField.selectOption('Semaine 6');
  await expect(main(page)).toContainText('Tu en es à la semaine 6, le programme garde ses 12\u00a0semaines.');
  await expectReadable(page);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(todays(page).getByRole('link', { name: 'Semaine 6' })).toBeVisible();
  await expect(main(page)).not.toContainText('les coachs gardent l’essentiel');

  await page.reload();
  await page.getByText('Changer la date').click();
  await expect(weekField).toHaveValue('6');
  await weekField.selectOption('Semaine 3');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(todays(page).getByRole('link', { name: 'Semaine 3' })).toBeVisible();
  await expect(main(page)).toContainText('Tu sautes les semaines 4, 7 et 9.');
  await page.getByText('Changer la date').click();
  await expect(weekField).toHaveValue('3');
});

test('marks say which week a member is in, without a press', async ({ page }) => {
  await setClockAndState(page, '2027-03-03T09:00', { done: { '1-lundi': { on: '2027-01-25' } } });
  await page.goto('./training');
  await setDate(page, '2027-04-18');
  await expect(todays(page).getByRole('link', { name: 'Semaine 6' })).toBeVisible();
});

test('a race that comes nearer in mid-programme leaves the weeks behind as they were', async ({ page }) => {
  await setClockAndState(page, '2027-02-24T09:00', { race: RACE });
  await page.goto('./training');
  await page.getByText('Changer la date').click();
  await setDate(page, '2027-03-21');
  await expect(todays(page).getByRole('link', { name: 'Semaine 5' })).toBeVisible();
  await expect(main(page)).toContainText('Tu fais les semaines 5, 10, 11 et 12.');
  await page.goto('./training/phase2');
  await expect(week(page, 5)).toContainText('22–28\u00a0février');
  await expect(week(page, 7)).toContainText('sautée');
});
