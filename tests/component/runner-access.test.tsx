import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { LoggedSession } from '../../src/journal/model/entry.ts';
import { address, button, heading, open } from './app.tsx';
import { fastForward, pass, storeJournal } from './device.ts';
import { expectReadable } from './readable.ts';
import { begin, CIRCUIT, press, RANGE, STRENGTH } from './runner.ts';

const dialog = () => page.getByRole('dialog');
const offer = () => page.getByRole('complementary', { name: 'Séance en cours' });

test('everyone can read and use a warm-up and a set', async () => {
  await begin(RANGE);
  await press('Partir');
  await expectReadable();
  await press('Échauffement fait');
  await page.getByText('Comment faire').click();
  await expectReadable();
  await press('Remplacer l’exercice');
  await expect.element(dialog()).toBeVisible();
  await expectReadable();
});

test('everyone can read and use a rest, a pause and the set after it', async () => {
  await begin(RANGE);
  await press('Passer', 'Série faite');
  await expectReadable();
  await press('Pause');
  await expectReadable();
  await press('Reprendre');
  await fastForward(130_000);
  await expect.element(page.getByText(/^Repos fini depuis/)).toBeVisible();
  await expectReadable();
});

test('everyone can read and use the settings, the way out and the end of a workout', async () => {
  await begin(RANGE);
  for (const names of [['Signaux de la séance'], ['Fermer', 'Quitter la séance'], ['L’abandonner']]) {
    await press(...names);
    await expect.element(dialog()).toBeVisible();
    await expectReadable();
  }
  await press('La garder', 'Passer', 'Quitter la séance', 'La terminer ici');
  await expect.element(button('Terminer')).toBeVisible();
  await expectReadable();
});

test('everyone can read and use a circuit, the way back to it, and the question before another run', async () => {
  await begin(CIRCUIT);
  await press('Passer');
  await expectReadable();
  await open('/training');
  await expect.element(offer()).toBeVisible();
  await expectReadable();
  await open(STRENGTH.address);
  await press('Démarrer la séance');
  await expect.element(dialog()).toBeVisible();
  await expectReadable();
});

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

/** Presses the Tab key so many times; what gets the focus. */
async function tabStops(count: number): Promise<Element[]> {
  const stops: Element[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    await userEvent.tab();
    if (document.activeElement) stops.push(document.activeElement);
  }
  return stops;
}

test('a keyboard alone runs a workout', async () => {
  await begin(STRENGTH);
  await expect.element(heading()).toHaveFocus();
  const reach = async (name: string) => {
    for (let stops = 0; stops < 30 && document.activeElement !== button(name).element(); stops += 1) {
      await userEvent.tab();
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
});

test('what is behind a workout is out of reach, also after Back and Forward, or opened at its address', async () => {
  const links = () => [...document.links].filter((link) => !link.closest('[inert]')).map((link) => link.textContent);
  const expectAlone = async () => {
    await expect.element(heading()).toHaveText('Échauffement');
    expect(links()).toEqual([]);
    const stops = await tabStops(14);
    expect(stops).toContain(button('Pause').element());
    expect(stops.filter((stop) => stop.closest('a, nav, [inert]'))).toEqual([]);
  };
  await begin(STRENGTH);
  await expectAlone();
  history.back();
  await expect.poll(links).toContain('Programme');
  history.forward();
  await expectAlone();
  await open(address());
  await expectAlone();
});

test('focus that is lost with what had it goes to the heading', async () => {
  const pressByKey = async (target: Locator, key = '{Enter}') => {
    await pass(500);
    (target.element() as HTMLElement).focus();
    await userEvent.keyboard(key);
  };
  await begin(STRENGTH);
  await pressByKey(button('Partir'));
  await pressByKey(button('Retour'));
  await expect.element(heading()).toHaveFocus();
  await pressByKey(button('Passer'));
  await expect.element(button('Passer')).toHaveFocus();
  await pressByKey(button('Retour'));
  await expect.element(heading()).toHaveText('Échauffement');
  await expect.element(heading()).toHaveFocus();
  await pressByKey(button('Passer'));
  await pressByKey(button('Cocher la série 1'), ' ');
  await expect.element(heading()).toHaveText('Repos');
  await expect.element(heading()).toHaveFocus();
  await pressByKey(button('Pause'));
  await expect.element(page.getByText('En pause').first()).toBeVisible();
  await expect.element(heading()).toHaveFocus();
  await pressByKey(button('Reprendre'));
  await expect.element(button('Passer le repos')).toHaveFocus();
  await pressByKey(button('Allonger le repos de 15 s'));
  await fastForward(110_000);
  await expect.element(page.getByText(/^Repos fini depuis/)).toBeVisible();
  await expect.element(heading()).toHaveFocus();
});

test('the question before a workout is lost gives its focus on', async () => {
  await begin(STRENGTH);
  await open('/introduction');
  const abandon = async () => {
    (button('L’abandonner').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Abandonner cette séance ?' })).toHaveFocus();
  };
  await expect.element(offer()).toBeVisible();
  await abandon();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('L’abandonner')).toHaveFocus();
  await abandon();
  await press('Abandonner');
  await expect.element(offer()).toHaveLength(0);
  await expect.element(heading()).toHaveFocus();
});
