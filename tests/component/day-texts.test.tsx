import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from './app.tsx';
import { setClock, storeState } from './device.ts';
import { RACE, todays } from './race.ts';
import { begin, workout } from './runner.ts';

/** Mardi of week 5 is mardi 23 février: fast running, of which mercredi speaks. */
const WEDNESDAY = '2027-02-24T18:00';
const ABOUT_TUESDAY = 'Tes jambes ont couru vite hier, ne les épuise pas.';
const ABOUT_WEDNESDAY = 'Sur les gros mouvements, moins de répétitions';

test('a day speaks of the session before it once that is done, and not when it was missed', async () => {
  setClock(WEDNESDAY);
  storeState({ race: RACE, done: ['5-mardi'] });
  await open('/training');
  await expect.element(todays().getByText(ABOUT_TUESDAY)).toContainText(`${ABOUT_TUESDAY} ${ABOUT_WEDNESDAY}`);
  storeState({ race: RACE, done: { '1-lundi': { on: '2027-01-25' } } });
  await expect.element(todays().getByText(ABOUT_TUESDAY)).toHaveLength(0);
  await expect.element(todays().getByText(ABOUT_WEDNESDAY)).toBeVisible();
});

test('the page of its workout and the runner say what the day says', async () => {
  const { address } = workout('/training/phase2/lower-body', 'force-bas');
  const ofDay = { address: `${address}&day=5-mercredi` };
  await open(ofDay.address);
  await expect.element(page.getByRole('complementary').getByText(ABOUT_TUESDAY)).toBeVisible();
  await begin(ofDay);
  await expect.element(page.getByText('Consigne du jour')).toContainText(`${ABOUT_TUESDAY} ${ABOUT_WEDNESDAY}`);
});
