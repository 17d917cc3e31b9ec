import { page, userEvent } from 'vitest/browser';
import type { Split } from '../../src/journal/model/entry.ts';
import { understanding } from '../fixtures/generated/understanding.ts';
import { storeJournal } from './device.ts';

export const RACE = { date: '2027-04-18', startedOn: '2027-01-04' };

export const main = () => page.getByRole('main');
export const todays = () => page.getByRole('region', { name: 'Aujourd’hui', exact: true });

export async function setDate(date: string): Promise<void> {
  await page.getByLabelText('Date de ta course').fill(date);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
}

/** Aims at a finish time. */
export async function setTarget(hours: string, minutes: string): Promise<void> {
  await page.getByLabelText('Heures').fill(hours);
  await page.getByLabelText('Minutes').fill(minutes);
  await userEvent.keyboard('{Enter}');
}

/** What the plan of the race comes to, and what is said of it. */
export const planTotal = () => main().getByRole('status').filter({ hasText: 'ton chrono visé' });

/** A simulation of the whole race in the journal, slow at its second station. */
export async function storeSimulation(id: string, on: string): Promise<void> {
  const { race, stations } = understanding;
  const splits = stations.flatMap(({ id, name, distance, reps }, index): Split[] => [
    { kind: 'run', id: `lap-${index + 1}`, name: `Tour ${index + 1}`, seconds: 300, meters: race.lapDistance.meters },
    { ...(distance ?? { reps: reps?.min }), kind: 'station', id, name, seconds: index === 1 ? 600 : 240 },
  ]);
  await storeJournal([{ id, changedAt: 1, kind: 'workout', on, name: 'Simulation', splits }]);
}
