import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DayRow } from '../../src/renderers/DayRow.tsx';
import { undatedWeek } from '../../src/schedule/model/day.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { open } from './app.tsx';
import { setClock, storeState } from './device.ts';
import { week } from './programme.ts';
import { RACE, todays } from './race.ts';
import { begin, workout } from './runner.ts';

/** Mardi of week 5 is mardi 23 février: fast running, of which mercredi speaks. */
const WEDNESDAY = '2027-02-24T18:00';
const ABOUT_TUESDAY = 'Tes jambes ont couru vite hier, ne les épuise pas.';
const ABOUT_WEDNESDAY = 'Sur les gros mouvements, moins de répétitions';
const DAY = programme.phases[1]?.weeks.map(undatedWeek)[0]?.days[2] ?? expect.fail();

test('a day speaks of the session before it once that is done', async () => {
  setClock(WEDNESDAY);
  storeState({ race: RACE, done: ['5-mardi'] });
  await open('/training');
  await expect.element(todays().getByText(ABOUT_TUESDAY)).toContainText(`${ABOUT_TUESDAY} ${ABOUT_WEDNESDAY}`);
});

test('a day does not speak of a session that was missed', async () => {
  setClock(WEDNESDAY);
  storeState({ race: RACE, done: { '1-lundi': { on: '2027-01-25' } } });
  await open('/training');
  await expect.element(todays().getByText(ABOUT_WEDNESDAY)).toBeVisible();
  await expect.element(todays().getByText(ABOUT_TUESDAY)).toHaveLength(0);
});

test('without a date a day speaks of all', async () => {
  await open('/training/phase2');
  await expect.element(week(5).getByText(ABOUT_TUESDAY)).toBeVisible();
});

test('the page of its workout and the runner say what the day says', async () => {
  const { address } = workout('/training/phase2/lower-body', 'force-bas');
  const ofDay = { address: `${address}&day=5-mercredi` };
  await open(ofDay.address);
  await expect.element(page.getByRole('complementary').getByText(ABOUT_TUESDAY)).toBeVisible();
  await begin(ofDay);
  await expect.element(page.getByText('Consigne du jour')).toContainText(`${ABOUT_TUESDAY} ${ABOUT_WEDNESDAY}`);
});

test('what is particular about a day stands above its text, and stays when it is done', async () => {
  const notes = ['Déplacé de mercredi', 'RPE 6 au plus'];
  const row = (isBrief: boolean) => (
    <ol>
      <DayRow day={DAY} notes={notes} isBrief={isBrief} />
    </ol>
  );
  const { rerender } = await render(row(false));
  await expect.element(page.getByRole('listitem')).toHaveTextContent(/mercredi\s*RPE 6 au plus\s*Sur les gros/);
  await rerender(row(true));
  for (const note of notes) await expect.element(page.getByText(note)).toBeVisible();
});
