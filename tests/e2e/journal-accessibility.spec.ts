import type { Page } from '@playwright/test';
import { journalYear } from '../fixtures/journal-year.ts';
import { expectAccessible } from './axe.ts';
import { setClockAndState } from './clock.ts';
import { expectFits } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { session } from './journalEntries.ts';
import { expectReadable } from './readable.ts';
import { begin, button, CIRCUIT, heading, press, SIMULATION, STRENGTH } from './runner.ts';
import { storeJournal } from './storedJournal.ts';

/** Many screens, each in both colour schemes. */
test.setTimeout(180_000);

const UNTIL = '2026-11-24';
const PRESS = { exercise: 'developpe-couche-halteres', name: 'Développé couché haltères' };
const YEAR = [
  ...journalYear(UNTIL),
  session('2026-11-10', { ...PRESS, kg: 20, reps: 10, rpe: 8, note: 'Épaule sensible' }),
  session('2026-11-17', { ...PRESS, kg: 22.5, reps: 10, rpe: 7 }),
];
const RACE = { date: '2027-02-14', startedOn: '2026-11-23' };
const NEWEST = YEAR.filter(({ splits }) => splits).at(-1);
const FORMS = [
  { screen: '/new', title: /^Ajouter une sortie/ },
  {
    screen: `/new?${new URLSearchParams({ route: STRENGTH.page.route, workout: STRENGTH.option.id })}`,
    title: /^Noter/,
  },
  { screen: '/new?day=1-mardi', title: /^Noter/ },
];
const SCREENS = {
  empty: [
    { screen: '', title: /^Journal/ },
    ...FORMS,
    { screen: '/exercises/developpe-couche-halteres', title: /^Développé couché haltères/ },
    { screen: '/inconnue', title: /^Journal/ },
  ],
  full: [
    { screen: '', title: /^Journal/ },
    ...FORMS,
    { screen: '/exercises/developpe-couche-halteres', title: /^Développé couché haltères/ },
    { screen: '/test-2026-11-17-developpe-couche-halteres', title: /^Pousser et tirer/ },
    { screen: '/test-2026-11-17-developpe-couche-halteres/edit', title: /^Corriger/ },
    { screen: `/${NEWEST?.id}`, title: /^Simulation complète/ },
    { screen: `/${NEWEST?.id}/edit`, title: /^Corriger/ },
  ],
};

async function openDetails(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
}

for (const [state, screens] of Object.entries(SCREENS)) {
  test(`everyone can read and use the journal when it is ${state}`, async ({ page }) => {
    await setClockAndState(page, `${UNTIL}T18:00`, { race: RACE });
    if (state === 'full') await storeJournal(page, YEAR);
    for (const { screen, title } of screens) {
      await test.step(screen || 'the sessions', async () => {
        await page.goto(`./journal${screen}`);
        await expect(heading(page)).toHaveText(title);
        // A form begins with what the journal says.
        if (/^\/new|edit$/.test(screen))
          await expect(page.getByRole('button', { name: /^(Noter|Enregistrer)$/ })).toBeVisible();
        if (state === 'full' && screen === '') await expect(page.getByRole('img').first()).toBeVisible();
        // Before the details open: the table for a spreadsheet has lines that scroll.
        await expectFits(page);
        await openDetails(page);
        await expectAccessible(page);
      });
    }
  });
}

test('everyone can read and use what the runner shows of a full journal', async ({ page }) => {
  await storeJournal(page, YEAR);
  await begin(page, STRENGTH);
  await press(page, 'Passer');
  await expect(heading(page)).toHaveText(PRESS.name);
  const readable = async (what: string) => {
    await page.clock.resume();
    await test.step(what, () => expectReadable(page));
  };
  await readable('a set');
  await page.getByRole('button', { name: /^La dernière fois/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Épaule sensible');
  await readable('the history of its exercise');
  await page.keyboard.press('Escape');
  await press(page, 'Série faite');
  const done = page.getByRole('region', { name: 'Développé couché haltères, série 1' });
  await done.getByRole('button', { name: 'RPE 8' }).click();
  await openDetails(page);
  await readable('a rest, with the set that was done');
  await press(page, 'Quitter la séance', 'La terminer ici');
  await expect(page.getByRole('region', { name: 'Ton journal' })).toBeVisible();
  await openDetails(page);
  await readable('the summary');
});

test('everyone can read and use the segments of a simulation, and a circuit, with a full journal', async ({ page }) => {
  await storeJournal(page, YEAR);
  await begin(page, SIMULATION);
  await press(page, 'Partir', 'Échauffement fait');
  await page.clock.resume();
  await expectReadable(page);
  await page.goto(CIRCUIT.address);
  await expect(button(page, 'Démarrer la séance')).toBeVisible();
  await expectReadable(page);
});
