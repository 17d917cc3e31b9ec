import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatDuration, formatLongClock } from '../../src/format/quantities.ts';
import { adjustedPlan } from '../../src/race/model/adjustedPlan.ts';
import { segmentsFor } from '../../src/race/model/plan.ts';
import { planInputsFor } from '../../src/race/plan/planInputs.ts';
import { competition } from '../fixtures/generated/competition.ts';
import { button, open } from './app.tsx';
import { storedState, storeState } from './device.ts';
import { main, planTotal, setTarget } from './race.ts';
import { expectReadable } from './readable.ts';

const { goals, plan } = competition;

const title = () => page.getByRole('heading', { level: 2, name: plan.title });
const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const time = (name: string) => row(name).getByRole('cell').first();
const storedPlan = () => storedState()?.racePlan;

async function press(name: string): Promise<void> {
  button(name).element().focus();
  await userEvent.keyboard('{Enter}');
}

test('a target becomes laps, stations and the ways between them, with the clock at each', async () => {
  await open('/competition#timetable');
  await expect.element(page.getByLabelText('Heures')).toHaveValue('');
  await expect.element(row('Tour 1')).toHaveLength(0);
  await page.getByLabelText('Heure de ta vague').fill('09:20');
  await setTarget('1', '30');
  await expect.element(title()).toHaveFocus();
  await expect.element(planTotal()).toHaveText(/^1:30:00/);
  await expect.element(page.getByRole('table', { name: 'Le plan, étape par étape' }).getByRole('row')).toHaveLength(32);
  for (const [name, ...cells] of [
    ['Tour 1', '5:54', '5:54', '9 h 25'],
    ['SkiErg', '4:31', '10:53', '9 h 30'],
    ['Wall balls', '6:35', '1:30:00', '10 h 50'],
  ] as const) {
    for (const [index, text] of cells.entries()) {
      await expect.element(row(name).getByRole('cell').nth(index)).toHaveText(text);
    }
  }
  expect(storedPlan()).toEqual({ wave: '09:20', targetSeconds: 5400 });
  await expectReadable();
});

test('each goal of the guide is one tap away', async () => {
  await open('/competition');
  for (const { total } of goals.items) {
    const { byKind } = adjustedPlan(segmentsFor(total.minSeconds, planInputsFor(undefined)), {});
    await button(`Viser ${formatDuration(total)}`).click();
    await expect.element(planTotal()).toHaveText(new RegExp(`^${formatLongClock(total.minSeconds)}`));
    const stations = page.getByRole('definition').filter({ hasText: formatLongClock(byKind.station) });
    await expect.element(stations.first()).toBeVisible();
    await expect.element(planTotal()).not.toContainText('ajustements');
  }
});

test('a target that no one can aim at is refused in words, and changes nothing', async () => {
  storeState({ racePlan: { targetSeconds: 4500 } });
  await open('/competition');
  for (const { hours, minutes, error, focused = 'Heures' } of [
    { hours: '', minutes: '', error: 'Écris d’abord ton chrono.' },
    { hours: '0', minutes: '49', error: 'Choisis un chrono entre 50 min et 3 h 30.' },
    { hours: '1', minutes: '75', error: 'Avec des heures, les minutes vont de 0 à 59.', focused: 'Minutes' },
    { hours: 'un', minutes: '30', error: 'Écris les heures et les minutes en chiffres, par exemple 1 et 30.' },
  ]) {
    await setTarget(hours, minutes);
    await expect.element(main().getByRole('alert').filter({ hasText: error })).toBeVisible();
    await expect.element(page.getByLabelText(focused)).toHaveFocus();
    await expect.element(page.getByLabelText(focused)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(storedPlan()).toEqual({ targetSeconds: 4500 });
  await setTarget('', '90');
  await expect.element(planTotal()).toHaveText(/^1:30:00/);
  await expect.element(page.getByLabelText('Heures')).toHaveValue('1');
  await expect.element(page.getByText('Écris les heures')).toHaveLength(0);
});

test('each segment takes a little more or less, and the guide’s plan is one press away', async () => {
  storeState({ racePlan: { targetSeconds: 5400 } });
  await open('/competition');
  await button('Ajuster').click();
  const more = page.getByRole('button', { name: 'SkiErg : 5 s de plus' });
  await more.click();
  await page.getByRole('button', { name: 'SkiErg : 5 s de moins' }).click();
  expect(storedPlan()).toEqual({ targetSeconds: 5400 });
  for (const _ of [1, 2, 3]) await more.click();
  await page.getByRole('button', { name: 'Tour 8 : 5 s de moins' }).click();
  await page.getByRole('button', { name: 'RoxZone après l’atelier 1 : 5 s de plus' }).click();
  await expect.element(planTotal()).toHaveText(/^1:30:15.*15 s de plus que ton chrono visé/);
  expect(storedPlan().adjustments).toEqual({ skierg: 15, 'lap-8': -5, 'out-skierg': 5 });
  const { width, height } = more.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  await expectReadable();

  await button('Voir le tableau').click();
  await expect.element(time('SkiErg')).toHaveText('4:46');
  await expect.element(time('Tour 8')).toHaveText('5:33');
  await expect.element(row('Wall balls')).toContainText('1:30:15');
  await press('Revenir au plan du guide');
  await expect.element(planTotal()).toHaveText(/^1:30:00/);
  await expect.element(button('Ajuster')).toHaveFocus();
  await expect.element(button('Revenir au plan du guide')).toHaveLength(0);
  expect(storedPlan()).toEqual({ targetSeconds: 5400 });
});

test('a new target starts from its own splits, and the former plan can come back', async () => {
  const adjusted = { wave: '09:20', targetSeconds: 5400, adjustments: { skierg: 15 } };
  storeState({ racePlan: adjusted });
  await open('/competition#goals');
  const removed = page.getByText('Tes ajustements pour 1:30:00 sont retirés');
  // The target that is already set keeps its adjustments.
  await setTarget('1', '30');
  await expect.element(title()).toHaveFocus();
  await expect.element(planTotal()).toHaveText(/^1:30:15/);
  expect(storedPlan()).toEqual(adjusted);

  await button('Viser 1 h 15').click();
  await expect.element(title()).toHaveFocus();
  await expect.element(planTotal()).toHaveText(/^1:15:00/);
  await expect.element(removed).toBeInViewport();
  expect(storedPlan()).toEqual({ wave: '09:20', targetSeconds: 4500 });
  await setTarget('0', '49');
  await expect.element(main().getByRole('alert').filter({ hasText: 'Choisis un chrono' })).toBeVisible();
  await expectReadable();

  await press('Annuler');
  await expect.element(planTotal()).toHaveText(/^1:30:15/);
  await expect.element(removed).toHaveLength(0);
  await expect.element(title()).toHaveFocus();
  expect(storedPlan()).toEqual(adjusted);

  await setTarget('1', '45');
  await expect.element(removed).toBeVisible();
  await button('Ajuster').click();
  await page.getByRole('button', { name: 'SkiErg : 5 s de plus' }).click();
  await expect.element(planTotal()).toHaveText(/^1:45:05/);
  // Taking the target back would lose what was adjusted since.
  await expect.element(button('Annuler')).toHaveLength(0);
});

test('no segment goes below 5 s or above an hour, whatever is stored', async () => {
  storeState({ racePlan: { targetSeconds: 5400, adjustments: { skierg: 864_000, rowing: -864_000 } } });
  await open('/competition');
  await expect.element(time('SkiErg')).toHaveText('60:00');
  await expect.element(time('Rameur')).toHaveText('0:05');
  await button('Ajuster').click();
  for (const name of ['SkiErg : 5 s de plus', 'Rameur : 5 s de moins']) {
    await expect.element(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  await page.getByRole('button', { name: 'SkiErg : 5 s de moins' }).click();
  await expect.element(page.getByRole('listitem').filter({ hasText: '59:55' })).toBeVisible();
});

test('the laps of the others stand beside the plan’s on request, on the screen alone', async () => {
  storeState({ racePlan: { targetSeconds: 5400 } });
  await open('/competition');
  const table = page.getByRole('table', { name: 'Tes tours et ceux des autres' });
  await expect.element(table).toHaveLength(0);
  await page.getByText('Ce que font les autres').click();
  await expect
    .element(page.getByText(/^Ton plan reste régulier/))
    .toHaveText(
      'Ton plan reste régulier jusqu’au bout. Les autres, à 1 h 30, courent leur dernier tour 18 % plus lentement que le premier : c’est ce que tu peux battre.',
    );
  const times = (name: string) =>
    table
      .getByRole('row')
      .filter({ hasText: name })
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent);
  expect(times('Tour 1')).toEqual(['5:54', '5:18']);
  expect(times('Tour 8')).toEqual(['5:38', '6:16']);
  await expect.element(page.getByText('Moyennes de résultats publics, saisons 6 à 8.')).toBeVisible();
  await expectReadable();
  expect(table.element().closest('.screen-only')).not.toBeNull();
});

test('a plan whose laps were adjusted to slow down is not called regular', async () => {
  storeState({ racePlan: { targetSeconds: 5400, adjustments: { 'lap-8': 30 } } });
  await open('/competition');
  await page.getByText('Ce que font les autres').click();
  await expect
    .element(page.getByText(/courent leur dernier tour/))
    .toHaveText('Les autres, à 1 h 31, courent leur dernier tour 18 % plus lentement que le premier.');
});
