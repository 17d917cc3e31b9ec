import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Split } from '../../src/journal/model/entry.ts';
import { understanding } from '../fixtures/generated/understanding.ts';
import { button, open } from './app.tsx';
import { storedState, storeJournal, storeState } from './device.ts';
import { refuseOpening } from './faults.ts';
import { expectFits } from './fit.ts';
import { planTotal } from './race.ts';

const { race, stations } = understanding;
const PUSH = stations[1]?.name ?? expect.fail();
const PLAN = { targetSeconds: 5400, proportions: 'own', basis: 'mars', adjustments: { 'lap-1': 30 } };

const plan = () => page.getByRole('table', { name: 'Le plan, étape par étape' });
const timesIn = (table: Locator) => {
  const cells = table.getByRole('row').filter({ hasText: PUSH }).getByRole('cell');
  return cells.elements().map(({ textContent }) => textContent);
};

/** A simulation of the whole race, slow at the sled. */
async function simulate(month: 'mars' | 'avril'): Promise<void> {
  const splits = stations.flatMap(({ id, name, distance, reps }, index): Split[] => [
    { kind: 'run', id: `lap-${index + 1}`, name: `Tour ${index + 1}`, seconds: 300, meters: race.lapDistance.meters },
    { ...(distance ?? { reps: reps?.min }), kind: 'station', id, name, seconds: name === PUSH ? 600 : 240 },
  ]);
  const on = month === 'mars' ? '2027-03-01' : '2027-04-01';
  await storeJournal([{ id: month, changedAt: 1, kind: 'workout', on, name: 'Simulation', splits }]);
}

// The journal is read once for all tests of a file: this one comes first.
test('while the journal can’t be read, nothing is said of what was adjusted, nor can it be adjusted over', async () => {
  refuseOpening();
  storeState({ racePlan: PLAN });
  await open('/competition');
  await expect.element(plan()).toBeVisible();
  await expect.element(button('Ajuster')).toHaveLength(0);
  await expect.element(planTotal()).not.toContainText('sont retirés');
});

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

test('the tables are as wide as their column, each name on a line, and the buttons between them have one width', async () => {
  storeState({ racePlan: { targetSeconds: 5400, wave: '09:20' } });
  await simulate('mars');
  for (const width of [360, 768, 1280]) {
    await page.viewport(width, 800);
    await open('/competition');
    const comparison = page.getByRole('table', { name: 'Temps par atelier, selon le guide et selon toi' });
    await expect.element(comparison).toBeVisible();
    const column = Math.min(width - 64, 400);
    for (const table of [comparison, plan()]) {
      expect(table.element().clientWidth).toBeGreaterThanOrEqual(column);
      const cells = table.getByRole('row').filter({ hasText: 'SkiErg' }).getByRole('cell').elements();
      for (const cell of cells) expect(getComputedStyle(cell).textAlign).toBe('end');
    }
    for (const name of comparison.getByRole('rowheader').elements()) expect(name.clientHeight).toBeLessThan(50);
    const buttons = ['Répartir d’après mes temps', 'Ajuster', 'Imprimer le plan', 'Imprimer le bracelet'];
    const widths = buttons.map((name) => Math.round(button(name).element().getBoundingClientRect().width));
    expect(new Set(widths).size).toBe(1);
  }
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
  // Nor does it come back with what is adjusted next.
  storeState({ racePlan: PLAN });
  await button('Ajuster').click();
  await page.getByRole('button', { name: 'Tour 2 : 5 s de plus' }).click();
  await expect.element(planTotal()).toHaveText(/^1:30:05/);
  expect(storedState().racePlan).toEqual({ ...PLAN, basis: 'avril', adjustments: { 'lap-2': 5 } });
});
