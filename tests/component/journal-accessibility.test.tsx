import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LoggedSession } from '../../src/journal/model/entry.ts';
import { heading } from './app.tsx';
import { storeJournal } from './device.ts';
import { expectReadable } from './readable.ts';
import { begin, press, STRENGTH } from './runner.ts';

const PRESS = { exercise: 'developpe-couche-halteres', name: 'Développé couché haltères', reps: 10 };
const pressed = { changedAt: 1, kind: 'workout', name: 'Pousser et tirer' } as const;
const SESSIONS: LoggedSession[] = [
  { ...pressed, id: 'one', on: '2026-11-10', sets: [{ ...PRESS, kg: 20, rpe: 8, note: 'Épaule sensible' }] },
  { ...pressed, id: 'two', on: '2026-11-17', sets: [{ ...PRESS, kg: 22.5, rpe: 7 }] },
];

function openDetails(): void {
  for (const details of document.querySelectorAll('details')) details.open = true;
}

test('everyone can read and use what the runner shows of a journal', async () => {
  await storeJournal(SESSIONS);
  await begin(STRENGTH);
  await press('Passer');
  await expect.element(heading()).toHaveText(PRESS.name);
  await expectReadable();
  await page.getByRole('button', { name: /^La dernière fois/ }).click();
  await expect.element(page.getByRole('dialog')).toContainText('Épaule sensible');
  await expectReadable();
  await userEvent.keyboard('{Escape}');
  await press('Série faite');
  const done = page.getByRole('region', { name: 'Développé couché haltères, série 1' });
  await done.getByRole('button', { name: 'RPE 8' }).click();
  openDetails();
  await expectReadable();
  await press('Quitter la séance', 'La terminer ici');
  await expect.element(page.getByRole('region', { name: 'Ton journal' })).toBeVisible();
  openDetails();
  await expectReadable();
});
