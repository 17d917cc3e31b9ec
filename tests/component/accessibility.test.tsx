import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AuthClient, AuthError, type AuthErrorCode } from '../../src/auth/authClient.ts';
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
import { workoutPages } from '../fixtures/generated/workoutPages.ts';
import { button, open } from './app.tsx';
import { stopClock } from './device.ts';
import { expectKeyboardReachesAll } from './keyboard.ts';
import { expectReadable } from './readable.ts';
import { EVENING } from './runner.ts';

const failing = (code: AuthErrorCode) => () => Promise.reject(new AuthError(code, undefined));

/** The workout with the most to show. */
function longestWorkout(): Screen {
  const all = workoutPages.flatMap(({ route, options }) => options.map((option) => ({ route, option })));
  const length = ({ option }: (typeof all)[number]) => JSON.stringify(option).length;
  const [longest] = all.toSorted((one, other) => length(other) - length(one));
  if (!longest) throw new Error('the programme has no workout');
  const { route, option } = longest;
  return { path: `${route}?workout=${option.id}`, heading: option.name, title: option.name };
}

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
  longestWorkout(),
];
test.each(screens.map((screen) => [screen.path, screen] as const))('everyone can read and use %s', (_, screen) =>
  expectUsable(screen),
);

test('everyone can read and use the admin panel, its help too', async () => {
  await expectUsable(adminScreen, { visitor: 'admin', auth: { createMember: failing('creation-closed') } });
  await page.getByLabelText('Email').fill('nouveau@objectif8.test');
  await button('Créer l’utilisateur').click();
  await expect.element(page.getByRole('heading', { name: 'Créer les membres autrement' })).toBeVisible();
  await expectReadable();
});

const RESET = '/login?mode=resetPassword';
const LINK = `${RESET}&oobCode=code`;
const rules = {
  minLength: 10,
  maxLength: 30,
  needs: ['lowercase', 'uppercase', 'digit', 'symbol'],
  symbols: '!?',
} as const;
const openLink: Partial<AuthClient> = {
  readResetCode: async () => 'membre@objectif8.test',
  passwordRules: async () => rules,
};

test.each([
  ['Connexion', '/login', 'Email', 'Se connecter', 'Veuillez remplir tous les champs'],
  ['Mot de passe oublié', RESET, 'Email', 'Recevoir un lien par email', 'Si un compte existe pour nouveau'],
  [
    'Choisis ton mot de passe',
    LINK,
    'Nouveau mot de passe',
    'Enregistrer et me connecter',
    'Ce mot de passe ne respecte pas les règles',
  ],
])('everyone can read and use « %s », its messages too', async (title, path, label, send, says) => {
  const auth = { ...openLink, sendPasswordReset: async () => {} };
  await expectUsable(authScreen(title, path), { visitor: 'nobody', auth });
  await page.getByLabelText(label, { exact: true }).fill('nouveau@b.fr');
  await button(send).click();
  await expect.element(page.getByText(says).first()).toBeVisible();
  await expectReadable();
});

test.each([
  ['Ce lien n’est plus valable', 'dead-link'],
  ['Ce compte a été désactivé', 'account-disabled'],
  ['Lien impossible à vérifier', 'unreachable'],
] as const)('everyone can use a link that is of no use: %s', async (title, code) => {
  await expectUsable(authScreen(title, LINK), {
    visitor: 'nobody',
    auth: { ...openLink, readResetCode: failing(code) },
  });
});
