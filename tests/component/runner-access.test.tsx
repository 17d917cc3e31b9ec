import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { LoggedSession } from '../../src/journal/model/entry.ts';
import { address, button, heading, open } from './app.tsx';
import { fastForward, pass, storeJournal } from './device.ts';
import { expectReadable } from './readable.ts';
import { begin, CIRCUIT, press, RANGE, STRENGTH } from './runner.ts';

const dialog = () => page.getByRole('dialog');

test('everyone can read and use the dialogs of a workout, the way back to it, and the question before another', async () => {
  await begin(RANGE);
  await press('Passer');
  for (const names of [['Signaux de la séance'], ['Fermer', 'Remplacer l’exercice']]) {
    await press(...names);
    await expect.element(dialog()).toBeVisible();
    await expectReadable();
  }
  await open('/training');
  await expect.element(page.getByRole('complementary', { name: 'Séance en cours' })).toBeVisible();
  await expectReadable();
  await open(CIRCUIT.address);
  await press('Démarrer la séance');
  await expect.element(dialog()).toContainText('Puissance');
  await expectReadable();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Démarrer la séance')).toHaveFocus();
  await press('Démarrer la séance', 'Reprendre l’autre');
  await expect.poll(address).toContain('workout=puissance-haut');
});

const PRESS = { exercise: 'developpe-couche-halteres', name: 'Développé couché haltères', reps: 10 };
const SESSION: LoggedSession = {
  ...{ id: 'two', changedAt: 1, kind: 'workout', on: '2026-11-17', name: 'Pousser et tirer' },
  sets: [{ ...PRESS, kg: 22.5, rpe: 7, note: 'Épaule sensible' }],
};

function openDetails(): void {
  for (const details of document.querySelectorAll('details')) details.open = true;
}

test('everyone can read and use a set, its rest, a pause and the end of a workout, with what a journal knows', async () => {
  await storeJournal([SESSION]);
  await begin(STRENGTH);
  await press('Passer');
  await expect.element(page.getByRole('button', { name: /^La dernière fois/ })).toBeVisible();
  openDetails();
  await expectReadable();
  await press('Série faite');
  await button('RPE 8').click();
  openDetails();
  await expectReadable();
  await press('Pause');
  await expectReadable();
  await press('Quitter la séance', 'La terminer ici');
  await expect.element(page.getByRole('region', { name: 'Ton journal' })).toBeVisible();
  openDetails();
  await expectReadable();
});

test('a keyboard alone runs a workout, and reaches nothing of the page behind it', async () => {
  await begin(STRENGTH);
  await expect.element(heading()).toHaveFocus();
  const stops: Element[] = [];
  const reach = async (name: string) => {
    for (let count = 0; count < 30 && document.activeElement !== button(name).element(); count += 1) {
      await userEvent.tab();
      if (document.activeElement) stops.push(document.activeElement);
    }
    await expect.element(button(name)).toHaveFocus();
    await pass(1000);
    await userEvent.keyboard('{Enter}');
  };
  await reach('Partir');
  // The press of a step leaves the focus on that of the next.
  for (const name of ['Échauffement fait', 'Série faite']) {
    await expect.element(button(name)).toHaveFocus();
    await pass(1000);
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(heading()).toHaveText('Repos');
  // Announced once, by what stands in the page before it.
  await expect.element(page.getByRole('status').filter({ hasText: 'Repos, 90 s.' })).toHaveLength(1);
  await reach('Quitter la séance');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Quitter la séance')).toHaveFocus();
  expect(stops.filter((stop) => stop.closest('a, nav, [inert]'))).toEqual([]);
  expect([...document.links].filter((link) => !link.closest('[inert]'))).toEqual([]);
  history.back();
  await expect.poll(() => [...document.links].some((link) => !link.closest('[inert]'))).toBe(true);
});

test('focus that is lost with what had it goes to the heading', async () => {
  const pressByKey = async (target: Locator, key = '{Enter}') => {
    await pass(500);
    (target.element() as HTMLElement).focus();
    await userEvent.keyboard(key);
  };
  await begin(STRENGTH);
  await pressByKey(button('Passer'));
  await expect.element(button('Passer')).toHaveFocus();
  await pressByKey(button('Retour'));
  await expect.element(heading()).toHaveText('Échauffement');
  await expect.element(heading()).toHaveFocus();
  await pressByKey(button('Passer'));
  await pressByKey(button('Cocher la série 1'), ' ');
  await expect.element(heading()).toHaveText('Repos');
  await expect.element(heading()).toHaveFocus();
  await pressByKey(button('Allonger le repos de 15 s'));
  await fastForward(110_000);
  await expect.element(page.getByText(/^Repos fini depuis/)).toBeVisible();
  await expect.element(heading()).toHaveFocus();
});
