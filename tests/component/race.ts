import { page, userEvent } from 'vitest/browser';

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
