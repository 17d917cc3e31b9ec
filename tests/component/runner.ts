import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { PublishedPage, PublishedWorkout } from '../../schema/programme.ts';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';
import { button, heading, open } from './app.tsx';
import { pass, stopClock } from './device.ts';

/** A Tuesday, before training. */
export const EVENING = new Date('2026-11-24T18:00:00+01:00');

/** Workouts that the tests walk through, by what is particular about them. */
export const STRENGTH = workout('/training/phase1/upper-body', 'pousser-et-tirer');
export const CIRCUIT = workout('/training/phase1/hyrox-specific', 'premier-enchainement');
export const RANGE = workout('/training/phase3/upper-body', 'puissance-haut');
export const SIMULATION = workout('/training/phase3/hyrox-specific', 'simulation-60');

interface Workout {
  page: PublishedPage;
  option: PublishedWorkout;
  address: string;
}

export function workout(route: string, id: string): Workout {
  const found = workoutPages.find((other) => other.route === route);
  const option = found?.options.find((other) => other.id === id);
  if (!found || !option) throw new Error(`no workout ${id} at ${route}`);
  return { page: found, option, address: `${route}?workout=${id}` };
}

export const countdown = () => page.getByRole('timer');
export const progress = () => page.getByText(/^\d+ sur \d+ séries$/);

/** A figure of the summary. */
export const figure = (term: string) =>
  page.elementLocator(
    page.getByRole('term').filter({ hasText: term }).element().nextElementSibling ?? document.documentElement,
  );

/** What a finger aims at, to check the box. */
export const labelOf = (checkbox: Locator) => page.elementLocator(checkbox.element().closest('label') ?? document.body);

/** Presses a button half a second after it came: sooner, the app takes it for a trembling finger. */
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
