import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { competition } from '../fixtures/generated/competition.ts';
import { understanding } from '../fixtures/generated/understanding.ts';
import { button, open } from './app.tsx';
import { storedState, storeState } from './device.ts';
import { expectFits } from './fit.ts';
import { main, planTotal, setTarget, storeSimulation } from './race.ts';
import { expectReadable } from './readable.ts';
import { textsOf } from './texts.ts';

const title = () => page.getByRole('heading', { level: 2, name: competition.plan.title });
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
  await expect.element(page.getByText('Horaires pour un départ à 9 h 20')).toBeInTheDocument();
  const raceDay = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: 'Jour J' }) });
  await expect.element(raceDay.getByRole('listitem').last()).toContainText('9 h 20');
  await setTarget('1', '30');
  await expect.element(title()).toHaveFocus();
  await expect.element(planTotal()).toHaveText(/^1:30:00/);
  await expect.element(page.getByRole('table', { name: 'Le plan, étape par étape' }).getByRole('row')).toHaveLength(32);
  for (const [name, ...cells] of [
    ['Tour 1', '5:54', '5:54', '9 h 25'],
    ['Wall balls', '6:35', '1:30:00', '10 h 50'],
  ] as const) {
    expect(textsOf(row(name).getByRole('cell'))).toEqual(cells);
  }
  expect(storedPlan()).toEqual({ wave: '09:20', targetSeconds: 5400 });
});

test('a target that no one can aim at is refused in words, and changes nothing', async () => {
  storeState({ racePlan: { targetSeconds: 4500 } });
  await open('/competition');
  for (const { hours, minutes, error, focused = 'Heures' } of [
    { hours: '', minutes: '', error: 'Écris d’abord ton chrono.' },
    { hours: '1', minutes: '75', error: 'Avec des heures, les minutes vont de 0 à 59.', focused: 'Minutes' },
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
  await expect.element(main().getByRole('alert').filter({ hasText: /./ })).toHaveLength(0);
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
  await expect.element(planTotal()).toHaveText(/^1:30:10.*10 s de plus que ton chrono visé/);
  expect(storedPlan().adjustments).toEqual({ skierg: 15, 'lap-8': -5 });
  const { width, height } = more.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  await expectReadable();

  await button('Voir le tableau').click();
  await expect.element(time('SkiErg')).toHaveText('4:46');
  await expect.element(time('Tour 8')).toHaveText('5:33');
  await expect.element(row('Wall balls')).toContainText('1:30:10');
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

  await press('Annuler');
  await expect.element(planTotal()).toHaveText(/^1:30:15/);
  await expect.element(removed).toHaveLength(0);
  await expect.element(title()).toHaveFocus();
  expect(storedPlan()).toEqual(adjusted);
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
  const times = (name: string) => textsOf(table.getByRole('row').filter({ hasText: name }).getByRole('cell'));
  expect(times('Tour 1')).toEqual(['5:54', '5:18']);
  expect(times('Tour 8')).toEqual(['5:38', '6:16']);
  await expect.element(page.getByText('Moyennes de résultats publics, saisons 6 à 8.')).toBeVisible();
  expect(table.element().closest('.screen-only')).not.toBeNull();
});

const PUSH = understanding.stations[1]?.name ?? expect.fail();
const simulate = (month: 'mars' | 'avril') => storeSimulation(month, month === 'mars' ? '2027-03-01' : '2027-04-01');
const PLAN = { targetSeconds: 5400, proportions: 'own', basis: 'mars', adjustments: { 'lap-1': 30 } };

const plan = () => page.getByRole('table', { name: 'Le plan, étape par étape' });
const timesIn = (table: Locator) => textsOf(table.getByRole('row').filter({ hasText: PUSH }).getByRole('cell'));

test('the plan takes the proportions of a simulation, and gives them back', async () => {
  storeState({ racePlan: { targetSeconds: 5400 } });
  await simulate('mars');
  await open('/competition');
  const comparison = page.getByRole('table', { name: 'Temps par atelier, selon le guide et selon toi' });
  await expect.element(comparison).toBeVisible();
  const [guide, own] = timesIn(comparison);
  expect(own).not.toBe(guide);
  expect(timesIn(plan())[0]).toBe(guide);
  await button('Répartir d’après mes temps').click();
  await expect.poll(() => timesIn(plan())[0]).toBe(own);
  await expect.element(planTotal()).toHaveText(/^1:30:00/);
  expect(storedState().racePlan).toEqual({ targetSeconds: 5400, proportions: 'own' });
  await expectFits();
  await button('Revenir à la répartition du guide').click();
  await expect.poll(() => timesIn(plan())[0]).toBe(guide);
});

test('what was adjusted for another simulation is taken off the plan, which says so', async () => {
  storeState({ racePlan: PLAN });
  await simulate('mars');
  await open('/competition');
  await expect.element(planTotal()).toHaveText(/^1:30:30/);
  await simulate('avril');
  await expect.element(planTotal()).toHaveText(/^1:30:00.*Tes ajustements pour une autre répartition sont retirés$/);
  await button('Annuler').click();
  await expect.element(planTotal()).toHaveText(/^1:30:30/);
  expect(storedState().racePlan).toEqual({ ...PLAN, basis: 'avril' });
});
