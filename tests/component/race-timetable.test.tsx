import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from './app.tsx';
import { storedState, storeState } from './device.ts';
import { RACE } from './race.ts';

const days = () => page.getByRole('heading', { level: 3, name: /^J(?:our J|−\d)/ });
/** The appointments of race day, as far as the times go. */
const times = () =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Jour J' }) })
    .getByRole('listitem')
    .elements()
    .map(({ firstElementChild }) => firstElementChild?.textContent?.replaceAll('\u00a0', ' '));

test('the timetable counts back from the start; with a wave and a race each appointment has its time', async () => {
  await open('/competition#timetable');
  const wave = page.getByLabelText('Heure de ta vague');
  const countdown = ['3 h à 4 h avant', '2 h avant', '1 h avant', '40 min avant', '15 min avant', 'Départ'];
  await expect.poll(times).toEqual(countdown);
  await expect
    .poll(() =>
      days()
        .elements()
        .map((day) => day.textContent),
    )
    .toEqual(['J−2', 'J−1', 'Jour J']);

  storeState({ race: RACE });
  await wave.fill('09:20');
  expect(storedState().racePlan).toEqual({ wave: '09:20' });
  await expect.poll(times).toEqual(['5 h 20 à 6 h 20', '7 h 20', '8 h 20', '8 h 40', '9 h 05', '9 h 20']);
  await expect.element(page.getByText('Horaires pour un départ à 9 h 20')).toBeInTheDocument();
  for (const name of ['J−2 vendredi 16 avril', 'J−1 samedi 17 avril', 'Jour J dimanche 18 avril']) {
    await expect.element(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  }

  await wave.fill('');
  await expect.poll(times).toEqual(countdown);
  expect(storedState()).not.toHaveProperty('racePlan');
});
