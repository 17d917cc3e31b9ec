import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AuthClient } from '../../src/auth/authClient.ts';
import {
  adminScreen,
  authScreen,
  documentTitle,
  fixedScreens,
  phaseScreens,
  type Screen,
  unknownScreen,
  workoutScreens,
} from '../e2e/screens.ts';
import { open } from './app.tsx';
import { stopClock } from './device.ts';
import { expectKeyboardReachesAll } from './keyboard.ts';
import { expectReadable } from './readable.ts';
import { EVENING, SIMULATION } from './runner.ts';

/** Opens a screen, on a clock that is stopped so that messages stay; everyone can read and use it. */
async function expectUsable({ path, heading, title }: Screen, options?: Parameters<typeof open>[1]): Promise<void> {
  stopClock(EVENING);
  await open(path, options);
  await expect.element(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect.poll(() => document.title).toBe(documentTitle({ title }));
  await expectKeyboardReachesAll();
  for (const details of document.querySelectorAll('details')) details.open = true;
  await expectReadable();
}

const screens = [
  // What it shows comes with a build; `licences.test.tsx` reads it.
  ...fixedScreens.filter(({ path }) => path !== '/licences'),
  unknownScreen,
  ...phaseScreens.slice(0, 1),
  ...workoutScreens.slice(0, 1),
  // One with much to show.
  { path: SIMULATION.address, heading: SIMULATION.option.name, title: SIMULATION.option.name },
];
test.each(screens.map((screen) => [screen.path, screen] as const))('everyone can read and use %s', (_, screen) =>
  expectUsable(screen),
);

test('everyone can read and use the admin panel', () => expectUsable(adminScreen, { visitor: 'admin' }));

const LINK = '/login?mode=resetPassword&oobCode=code';
test.each([
  ['Connexion', '/login'],
  ['Choisis ton mot de passe', LINK],
])('everyone can read and use « %s »', (title, path) => {
  const auth: Partial<AuthClient> = {
    readResetCode: async () => 'membre@objectif8.test',
    passwordRules: async () => ({
      minLength: 10,
      maxLength: 30,
      symbols: '!?',
      needs: ['lowercase', 'digit', 'symbol'],
    }),
  };
  return expectUsable(authScreen(title, path), { visitor: 'nobody', auth });
});
