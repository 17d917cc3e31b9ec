import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CANNOT_SAVE } from '../../src/profile/storedDataMessages.ts';
import { STORAGE_KEY } from '../../src/storage/account.ts';
import { VERSION } from '../../src/storage/record.ts';
import { NOT_SAVED } from '../../src/storage/saveMessages.ts';
import { button, heading, open } from './app.tsx';
import { pass, stopClock, storedState, storeState } from './device.ts';
import { exportFile } from './exportFile.ts';
import { blockStorage, refuseStorage } from './faults.ts';
import { doneTick } from './programme.ts';
import { expectReadable } from './readable.ts';
import { begin, countdown, EVENING, press, STRENGTH } from './runner.ts';
import { expectTimedToast } from './toasts.ts';

test('P3: with storage that is full, marks last as long as the page, which is said once; it saves once it can', async () => {
  stopClock(EVENING);
  await open('/training/phase1');
  await doneTick(1, 'lundi').click();
  const end = refuseStorage('setItem', STORAGE_KEY);
  let toasts = 0;
  const observer = new MutationObserver((changes) => {
    toasts += changes.flatMap(({ addedNodes }) => [...addedNodes]).length;
  });
  observer.observe(page.getByRole('alert').element(), { childList: true });
  await doneTick(1, 'mardi').click();
  await expectTimedToast('warning', NOT_SAVED.text);
  await doneTick(1, 'mercredi').click();
  await expect.element(doneTick(1, 'mercredi')).toBeChecked();
  await expect.element(page.getByText(NOT_SAVED.text)).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Programme de 12 semaines' }).click();
  await expect.element(page.getByText('3 séances faites sur 23')).toBeVisible();
  expect(toasts).toBe(1);
  end();
  history.back();
  await expect.element(doneTick(1, 'mardi')).toBeChecked();
  expect(Object.keys(storedState().done)).toEqual(['1-lundi']);
  await doneTick(1, 'jeudi').click();
  expect(Object.keys(storedState().done)).toEqual(['1-lundi', '1-mardi', '1-mercredi', '1-jeudi']);
});

test('P3: the profile says that nothing is saved; what is on screen can be exported, but not erased', async () => {
  blockStorage();
  await open('/training/phase1');
  await doneTick(1, 'lundi').click();
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect.element(page.getByText(CANNOT_SAVE)).toBeVisible();
  await expect.element(page.getByText('1 séance faite')).toBeVisible();
  expect(JSON.parse((await exportFile()).text).record.done).toHaveProperty('1-lundi');
  await button('Tout effacer').click();
  await button('Effacer').click();
  await expect.element(page.getByText('Ton navigateur n’a pas permis d’effacer')).toBeVisible();
  await expectReadable();
});

test('P3: with storage that is blocked a workout runs from its start to the mark of its day', async () => {
  blockStorage();
  await begin({ address: `${STRENGTH.address}&day=1-lundi` });
  await press('Passer', 'Série faite');
  await expect.element(heading()).toHaveText('Repos');
  await pass(30_000);
  await expect.element(countdown()).toHaveText('1:00');
  history.back();
  await expect.element(button('Reprendre la séance')).toBeVisible();
  history.forward();
  await expect.element(countdown()).toHaveText('1:00');
  await press('Passer le repos', 'Quitter la séance', 'La terminer ici');
  await page.getByRole('checkbox', { name: 'Semaine 1, lundi : séance faite' }).click();
  await press('Terminer');
  const day = page.getByRole('complementary', { name: 'Semaine 1, lundi' });
  await expect.element(day.getByRole('checkbox')).toBeChecked();
});

test('P4: with names that objects have already the screens open, and no other slice is lost', async () => {
  const names = {
    done: { constructor: {}, toString: {}, hasOwnProperty: {}, '1-mercredi': {} },
    ticks: { constructor: ['x'.repeat(100_000)] },
    times: { constructor: '18:30' },
  };
  storeState(JSON.stringify({ version: VERSION, ...names }));
  for (const [address, title] of [
    ['/training', 'Programme de 12 semaines'],
    ['/competition', 'Le jour de la course'],
    ['/profile', 'Profil'],
  ] as const) {
    await open(address);
    await expect.element(heading()).toHaveText(title);
  }
  await open('/training/phase1');
  await expect.element(doneTick(1, 'mercredi')).toBeChecked();
});
