import type { Page } from '@playwright/test';
import type { PublishedPage } from '../../schema/programme.ts';
import { programme } from '../../src/generated/programme.ts';
import { expectAccessible } from './axe.ts';
import { expectFits } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { expectKeyboardReachesAll } from './keyboard.ts';
import {
  adminScreen,
  documentTitle,
  fixedScreens,
  LOGIN_HEADING,
  phaseScreens,
  type Screen,
  unknownScreen,
  workoutScreens,
} from './screens.ts';

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
        ...programme.workoutPages.filter(({ phase }) => phase === number).map(chosenWorkout),
      ],
    ]),
  ),
};

async function expectStands(page: Page, { path, heading, title }: Screen): Promise<void> {
  await page.goto(`.${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
  await expect(page).toHaveTitle(documentTitle({ title }));
  await expectKeyboardReachesAll(page);
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
  await expectAccessible(page);
  await expectFits(page);
}

for (const [name, screens] of Object.entries(groups)) {
  test(`everyone can read and use ${name}`, async ({ page }) => {
    for (const screen of screens) await test.step(screen.path, () => expectStands(page, screen));
  });
}

test.describe('for the admin', () => {
  test.use({ visitor: 'admin' });

  test('everyone can read and use the admin panel', async ({ page }) => {
    await expectStands(page, adminScreen);
  });
});

test.describe('signed out', () => {
  test.use({ visitor: 'nobody' });

  test('everyone can read and use the login, its messages too', async ({ page }) => {
    await expectStands(page, { path: '/login', heading: LOGIN_HEADING, title: 'Connexion' });
    // A message leaves after 3 s, sooner than axe may be done with it.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const patient = (handler: TimerHandler, delay = 0) => (delay === 3000 ? 0 : setTimeout(handler, delay));
      Object.assign(window, { setTimeout: patient });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expectAccessible(page);
    await expectFits(page);
  });
});
