import type { Page } from '@playwright/test';
import * as content from '../../src/generated/index.ts';
import { expectAccessible } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { memberScreens, type Screen } from '../e2e/memberScreens.ts';

const { fixed, phases, workouts } = memberScreens(content);

/** Opens the screen from its address. */
async function open(page: Page, { path, heading, title }: Screen): Promise<void> {
  const answer = await page.goto(`.${path}`);
  expect(answer?.status(), path).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
  await expect(page).toHaveTitle(`${title} – ${content.app.name}`);
}

/** All of the screen, what is folded away too. */
async function expectAllAccessible(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
  await expectAccessible(page);
}

const GROUPS: Record<string, readonly Screen[]> = { 'around the programme': fixed, 'of each phase': phases };
for (const { route } of phases.map(({ path }) => ({ route: path }))) {
  GROUPS[`of the workouts below ${route}`] = workouts.filter(({ path }) => path.startsWith(`${route}/`));
}

for (const [name, screens] of Object.entries(GROUPS)) {
  test(`the screens ${name} open from their addresses and pass axe`, async ({ page }) => {
    test.setTimeout(30_000 + screens.length * 20_000);
    for (const screen of screens) {
      await test.step(screen.path, async () => {
        await open(page, screen);
        await expectAllAccessible(page);
      });
    }
  });
}

for (const { route, options } of content.workoutPages) {
  test(`each workout of ${route} can be read and begun`, async ({ page }) => {
    test.setTimeout(30_000 + options.length * 15_000);
    for (const [index, { id, name }] of options.entries()) {
      await test.step(id, async () => {
        await open(page, { path: `${route}?workout=${id}`, heading: name, title: name });
        if (index === 0) await expectAllAccessible(page);
        await page.getByRole('button', { name: 'Démarrer la séance' }).click();
        if (index > 0) await page.getByRole('button', { name: 'Abandonner l’autre et démarrer celle-ci' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Échauffement');
      });
    }
  });
}
