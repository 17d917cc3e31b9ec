import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { EVENING, STRENGTH, type Workout } from '../fixtures/workouts.ts';
import { button, heading, open } from './app.tsx';
import { pass, stopClock } from './device.ts';

export { CIRCUIT, EVENING, RANGE, SIMULATION, STRENGTH, workout } from '../fixtures/workouts.ts';

export const countdown = () => page.getByRole('timer');
export const progress = () => page.getByText(/^\d+ sur \d+ séries$/);

/** A figure of the summary. */
export const figure = (term: string) =>
  page.elementLocator(
    page.getByRole('term').filter({ hasText: term }).element().nextElementSibling ??
      expect.fail(`${term} has no value`),
  );

/** What a finger aims at, to check the box. */
export const labelOf = (checkbox: Locator) =>
  page.elementLocator(checkbox.element().closest('label') ?? expect.fail('a checkbox without its label'));

/** Presses a button half a second after it came: sooner, the guard against double taps ignores it. */
export async function press(...names: string[]): Promise<void> {
  for (const name of names) {
    await expect.element(button(name)).toBeVisible();
    await pass(500);
    await button(name).click();
  }
}

/** Opens a workout and begins it; its clock is stopped. */
export async function begin({ address }: Pick<Workout, 'address'>): Promise<void> {
  stopClock(EVENING);
  await open(address);
  await button('Démarrer la séance').click();
  await expect.element(heading()).toHaveText('Échauffement');
}

/** Begins a workout and skips to the first of its timed sets, of the seconds that are answered. */
export async function toTimedSets(): Promise<number> {
  const { blocks } = STRENGTH.option;
  const sets = blocks.flatMap(({ exercises }) => exercises.flatMap((dose) => Array(dose.sets).fill(dose)));
  const first = sets.findIndex(({ time }) => time);
  await begin(STRENGTH);
  // The warm-up too.
  await press(...Array(first + 1).fill('Passer'));
  await expect.element(heading()).toHaveText(sets[first].exercise.name);
  return sets[first].time.minSeconds;
}
