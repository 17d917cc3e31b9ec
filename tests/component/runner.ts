import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { buildPlan, isSet } from '../../src/runner/model/plan.ts';
import { EVENING, type Workout } from '../fixtures/workouts.ts';
import { button, heading, open } from './app.tsx';
import { pass, stopClock, storedState, storeState } from './device.ts';

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

/** Opens a workout of which the first sets are done, at the next one; its clock is stopped. */
export async function openAfter({ page, option, address }: Workout, doneCount: number, day?: string): Promise<void> {
  const sets = buildPlan(option, page).filter(isSet);
  const startedAt = EVENING.getTime();
  storeState({
    ...storedState(),
    run: {
      ...{ route: page.route, workout: option.id, day, stepKey: sets[doneCount]?.key, history: [], substitutions: {} },
      ...{ startedAt, lastInputAt: startedAt, stepStartedAt: startedAt, pausedMs: 0 },
      setStatus: Object.fromEntries(sets.slice(0, doneCount).map(({ key }) => [key, 'done'])),
    },
  });
  stopClock(new Date(startedAt + 60_000));
  await open(`${address}&run=1`);
}
