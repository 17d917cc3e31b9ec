import { page } from 'vitest/browser';
import type { LoggedSession } from '../../src/journal/model/entry.ts';
import { setClock, storeState } from './device.ts';
import { main } from './race.ts';

/** A Monday of week 7 of {@link setDevice}. */
export const SQUAT = {
  id: 'squat',
  changedAt: 1,
  kind: 'workout',
  on: '2027-03-08',
  name: 'Bases du squat',
  note: 'Genou sensible',
  seconds: 2700,
  sets: [
    { exercise: 'goblet-squat', name: 'Goblet squat', kg: 20, reps: 10, rpe: 7 },
    { exercise: 'goblet-squat', name: 'Goblet squat', kg: 22.5, reps: 8 },
  ],
} satisfies LoggedSession;

/** A Wednesday of week 7. */
export function setDevice(): void {
  setClock('2027-03-10T18:00');
  storeState({ race: { date: '2027-04-18', startedOn: '2027-01-25' } });
}

export const link = (name: string | RegExp) => main().getByRole('link', { name, exact: true });
export const status = () => main().getByRole('status');
export const sessions = () => page.getByRole('region', { name: 'Les séances' }).getByRole('listitem');
export const noteLinks = () => page.getByRole('link', { name: /^Voir ce que j’ai noté/ });
