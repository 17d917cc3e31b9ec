import { expect, type Page } from '@playwright/test';
import type { PublishedPage, PublishedWorkout } from '../../schema/programme.ts';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';
import { journalEntries } from './journalEntries.ts';

/** A Tuesday, before training. */
export const EVENING = new Date('2026-11-24T18:00:00+01:00');

/** Workouts that the tests walk through, by what is particular about them. */
export const STRENGTH = workout('/training/phase1/upper-body', 'pousser-et-tirer');
export const SIMULATION = workout('/training/phase3/hyrox-specific', 'simulation-60');

interface Workout {
  page: PublishedPage;
  option: PublishedWorkout;
  /** Below the base path. */
  address: string;
}

export function workout(route: string, id: string): Workout {
  const page = workoutPages.find((other) => other.route === route);
  const option = page?.options.find((other) => other.id === id);
  if (!page || !option) throw new Error(`no workout ${id} at ${route}`);
  return { page, option, address: `.${route}?workout=${id}` };
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const countdown = (page: Page) => page.getByRole('timer');
export const progress = (page: Page) => page.getByText(/^\d+ sur \d+ séries$/);
/** A figure of the summary. */
export const figure = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');

/** Presses a button half a second after it came: sooner, the app takes it for a trembling finger. */
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
  await page.goto(address);
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
