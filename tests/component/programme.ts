import { page } from 'vitest/browser';

export const week = (number: number) => page.getByRole('region', { name: `Semaine ${number}`, exact: true });

export const doneTick = (number: number, day: string) =>
  week(number).getByRole('checkbox', { name: new RegExp(`^(?:Fait|Course terminée).*: ${day},`) });
