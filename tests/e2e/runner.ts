import { expect, type Page } from '@playwright/test';
import { EVENING, type Workout } from '../fixtures/workouts.ts';
import { journalEntries } from './journalEntries.ts';

export { EVENING, STRENGTH } from '../fixtures/workouts.ts';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const countdown = (page: Page) => page.getByRole('timer');
export const progress = (page: Page) => page.getByText(/^\d+ sur \d+ séries$/);
/** A figure of the summary. */
export const figure = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');

/** Presses a button half a second after it came: sooner, the guard against double taps ignores it. */
export async function press(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await expect(button(page, name)).toBeVisible();
    await page.clock.runFor(500);
    await button(page, name).click();
  }
}

/** Opens a workout and begins it; from then on the time is the test's. */
export async function begin(page: Page, { address }: Pick<Workout, 'address'>): Promise<void> {
  await page.clock.install({ time: EVENING });
  await page.goto(address.replace(/^\//, './'));
  await button(page, 'Démarrer la séance').click();
  await expect(heading(page)).toHaveText('Échauffement');
  // The app gives up a journal that takes too long, by this very clock.
  await journalEntries(page).catch(() => 'some tests take the database away');
  await page.clock.pauseAt(new Date(EVENING.getTime() + 30 * 60_000));
}

/** When what counts down is over, in seconds of the page's clock; exact to a second. */
export async function endOfCountdown(page: Page): Promise<number> {
  const [, minutes, seconds] = /^(\d+):(\d\d)$/.exec(await countdown(page).innerText()) ?? [];
  return Math.ceil((await page.evaluate(() => Date.now())) / 1000) + Number(minutes) * 60 + Number(seconds);
}

/** Presses what leads on until the workout is over, each set done. */
export async function doAllSets(page: Page): Promise<void> {
  const leadsOn = page.getByRole('button', { name: /^(Série faite|C’est fait|Passer le repos|Passer)$/ });
  for (let presses = 0; presses < 200; presses += 1) {
    if ((await heading(page).textContent()) === 'Séance terminée') return;
    await page.clock.runFor(500);
    const done = leadsOn.filter({ hasText: /^(Série faite|C’est fait|Passer le repos)$/ });
    await ((await done.count()) > 0 ? done : leadsOn).first().click();
  }
}
