import { expect, test } from './fixtures.ts';
import { journalEntries } from './journalEntries.ts';
import { begin, button, doAllSets, endOfCountdown, figure, heading, press, progress, STRENGTH } from './runner.ts';

test('a whole strength workout, from its day through a reload in a rest to the journal and the mark of that day', async ({
  page,
}) => {
  test.slow();
  await page.goto('./training/phase1');
  await page.getByRole('link', { name: 'Haut du corps' }).first().click();
  await page.getByRole('link', { name: 'Pousser et tirer', exact: true }).click();
  await begin(page, { address: page.url() });
  await press(page, 'Passer', 'Série faite');
  const end = await endOfCountdown(page);
  await page.clock.resume();
  await page.reload();
  await expect(heading(page)).toHaveText('Repos');
  // A busy machine shows a second late, and the clock goes on between the two readings: soon, not at once.
  await expect.poll(async () => Math.abs((await endOfCountdown(page)) - end)).toBeLessThanOrEqual(1);
  await expect(progress(page)).toHaveText('1 sur 15 séries');
  await doAllSets(page);
  await expect(heading(page)).toHaveText('Séance terminée');
  await expect(figure(page, 'au total')).toHaveText(/^\d\d:\d\d$/);
  await expect(page.getByRole('checkbox', { name: 'Semaine 1, lundi : séance faite' })).toBeChecked();
  await press(page, 'Terminer');
  await expect(button(page, 'Démarrer la séance')).toBeVisible();
  await page.goto('./training/phase1');
  await expect(page.getByRole('checkbox', { name: 'lundi, Haut du corps' }).first()).toBeChecked();
  expect(await journalEntries(page)).toMatchObject([{ workout: STRENGTH.option.id }]);
});
