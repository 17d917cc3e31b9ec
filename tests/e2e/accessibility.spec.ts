import type { Page } from '@playwright/test';
import type { PublishedPage } from '../../schema/programme.ts';
import { DEMO_PASSWORD } from '../../scripts/demo/accounts.ts';
import { programme } from '../fixtures/generated/programme.ts';
import { workoutPages } from '../fixtures/generated/workoutPages.ts';
import { createAccount, createResetCode } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { expectKeyboardReachesAll } from './keyboard.ts';
import { expectReadable } from './readable.ts';
import {
  adminScreen,
  authScreen,
  documentTitle,
  fixedScreens,
  phaseScreens,
  type Screen,
  unknownScreen,
  workoutScreens,
} from './screens.ts';
import { expectToast, keepToasts } from './toasts.ts';
import { demandEveryKind, refuse } from './wire.ts';

/** Many screens, each seen in many ways. */
test.setTimeout(180_000);

/** A workout of the page in detail: the one with the most to show. */
function chosenWorkout({ route, options }: PublishedPage): Screen {
  const [longest] = options.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
  if (!longest) throw new Error(`${route} has no workout`);
  return { path: `${route}?workout=${longest.id}`, heading: longest.name, title: longest.name };
}

const groups: Record<string, readonly Screen[]> = {
  'the screens around the programme': [...fixedScreens, unknownScreen],
  ...Object.fromEntries(
    programme.phases.map(({ number, route }) => [
      `phase ${number} and its workouts`,
      [
        ...phaseScreens.filter(({ path }) => path === route),
        ...workoutScreens.filter(({ path }) => path.startsWith(`${route}/`)),
        ...workoutPages.filter(({ phase }) => phase === number).map(chosenWorkout),
      ],
    ]),
  ),
};

async function expectUsable(page: Page, screen: Screen): Promise<void> {
  await open(page, screen);
  await expectShownUsable(page);
}

async function open(page: Page, { path, heading, title }: Screen): Promise<void> {
  await page.goto(`.${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
  await expect(page).toHaveTitle(documentTitle({ title }));
}

async function expectShownUsable(page: Page): Promise<void> {
  await expectKeyboardReachesAll(page);
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
  await expectReadable(page);
}

for (const [name, screens] of Object.entries(groups)) {
  test(`everyone can read and use ${name}`, async ({ page }) => {
    for (const screen of screens) await test.step(screen.path, () => expectUsable(page, screen));
  });
}

test.describe('for the admin', () => {
  test.use({ visitor: 'admin', expectedNoise: /status of 400/ });

  test('everyone can read and use the admin panel, its help too', async ({ page }) => {
    await keepToasts(page);
    await refuse(page, 'signUp', 'ADMIN_ONLY_OPERATION');
    await expectUsable(page, adminScreen);
    await page.getByLabel('Email').fill('nouveau@objectif8.test');
    await page.getByRole('button', { name: 'Créer l’utilisateur' }).click();
    await expect(page.getByRole('heading', { name: 'Créer les membres autrement' })).toBeVisible();
    await expectToast(page, 'danger', 'Le projet Firebase n’autorise pas l’app à créer des comptes');
    await expectReadable(page);
  });
});

test.describe('signed out', () => {
  // The emulator knows no password policy: it answers 501.
  test.use({ visitor: 'nobody', expectedNoise: /status of (?:400|501|503)/ });

  test('everyone can read and use the login, its messages too', async ({ page }) => {
    await keepToasts(page);
    await open(page, authScreen('Connexion', '/login'));
    const send = page.getByRole('button', { name: 'Se connecter' });
    await expect(send).toBeEnabled();
    await expectShownUsable(page);
    await send.click();
    await expectToast(page, 'warning', 'Veuillez remplir tous les champs');
    await expectReadable(page);
  });

  test('everyone can ask for a new password', async ({ page }) => {
    const email = await createAccount({ password: DEMO_PASSWORD });
    await expectUsable(page, authScreen('Mot de passe oublié', '/login?mode=resetPassword'));
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Recevoir un lien par email' }).click();
    await expect(page.getByText(`Si un compte existe pour ${email}`)).toBeVisible();
    await expectReadable(page);
  });

  test('everyone can choose a password, refused ones too', async ({ page }) => {
    const code = await createResetCode(await createAccount({ password: DEMO_PASSWORD }));
    await keepToasts(page);
    await demandEveryKind(page);
    await expectUsable(page, authScreen('Choisis ton mot de passe', `/login?mode=resetPassword&oobCode=${code}`));
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('huit');
    await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click();
    await expectToast(page, 'danger', 'Ce mot de passe ne respecte pas les règles');
    await expectReadable(page);
  });

  test('everyone can use a link that is of no use', async ({ page }) => {
    const path = '/login?mode=resetPassword&oobCode=invente';
    await expectUsable(page, authScreen('Ce lien n’est plus valable', path));
    for (const { code, status = 400, title } of [
      { code: 'USER_DISABLED', title: 'Ce compte a été désactivé' },
      { code: 'UNAVAILABLE', status: 503, title: 'Lien impossible à vérifier' },
    ]) {
      await refuse(page, 'resetPassword', code, status);
      await expectUsable(page, authScreen(title, path));
    }
  });
});
