import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectReadable } from './readable.ts';
import { begin, button, CIRCUIT, EVENING, heading, RANGE, STRENGTH } from './runner.ts';

test.setTimeout(240_000);

/** Time stands still but for the presses; the timers run, which axe needs. */
function frozen(page: Page) {
  let now = EVENING.getTime();
  const wait = async (ms: number) => {
    now += ms;
    await page.clock.setFixedTime(now);
  };
  const press = async (...names: string[]) => {
    for (const name of names) {
      await wait(1000);
      await button(page, name).click();
    }
  };
  return { wait, press };
}

test('everyone can read and use each moment of a workout', async ({ page }) => {
  const { wait, press } = frozen(page);
  await wait(0);
  await page.goto(RANGE.address);
  await press('Démarrer la séance');
  await expect(heading(page)).toHaveText('Échauffement');
  const moments: [string, (() => Promise<void>)?][] = [
    ['the warm-up'],
    ['the warm-up counts', () => press('Partir')],
    ['a set', () => press('Échauffement fait')],
    ['help', () => page.getByText('Comment faire').click()],
    ['the alternatives', () => press('Pas de barre\u202f?')],
    ['a rest', () => press('Garder l’exercice prévu', 'Série faite')],
    ['the settings', () => press('Signaux de la séance')],
    ['the way out', () => press('Fermer', 'Quitter la séance')],
    ['the question before it is lost', () => press('L’abandonner')],
    ['a pause', () => press('La garder', 'Pause')],
    [
      'a set after its rest',
      async () => {
        await press('Reprendre');
        await wait(130_000);
      },
    ],
    ['the end', () => press('Quitter la séance', 'La terminer ici')],
  ];
  for (const [moment, reach] of moments) {
    await test.step(moment, async () => {
      await reach?.();
      await expectReadable(page);
    });
  }
});

test('everyone can read and use a circuit, and the question before another run', async ({ page }) => {
  const { wait, press } = frozen(page);
  await wait(0);
  await page.goto(CIRCUIT.address);
  await press('Démarrer la séance', 'Passer');
  await expectReadable(page);
  await page.goto('./training');
  await expect(page.getByRole('complementary', { name: 'Séance en cours' })).toBeVisible();
  await expectReadable(page);
  await press('L’abandonner');
  await expectReadable(page);
  await page.goto('./introduction');
  await expect(page.getByRole('link', { name: 'Reprendre la séance' })).toBeVisible();
  await expectReadable(page);
  await page.goto(STRENGTH.address);
  await press('Démarrer la séance');
  await expectReadable(page);
});

test('a keyboard alone runs a workout, and never reaches what is behind it', async ({ page }) => {
  await begin(page, STRENGTH);
  await expect(heading(page)).toBeFocused();
  const primary = async (name: string) => {
    for (let stops = 0; stops < 30; stops += 1) {
      if (await button(page, name).evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the Tab key does not reach « ${name} »`);
  };
  await primary('Partir');
  await page.clock.runFor(1000);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Échauffement fait')).toBeFocused();
  await page.clock.runFor(1000);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Série faite')).toBeFocused();
  await page.clock.runFor(1000);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Repos');
  // Announced once, by what stands in the page before it.
  await expect(page.getByRole('status').filter({ hasText: 'Repos, 90\u00a0s.' })).toHaveCount(1);
  for (let stops = 0; stops < 10; stops += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[inert]'))).toBeNull();
  }
  await primary('Quitter la séance');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Quitter la séance')).toBeFocused();
});

/** Names of the links that the browser tells screen readers of. */
async function linksForScreenReaders(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter(({ role, ignored }) => role?.value === 'link' && !ignored).map(({ name }) => name?.value);
}

test('what is behind a workout stays out of reach after a reload, Back and Forward', async ({ page }) => {
  await begin(page, STRENGTH);
  await page.clock.resume();
  const expectAlone = async () => {
    await expect(heading(page)).toHaveText('Échauffement');
    expect(await linksForScreenReaders(page)).toEqual([]);
    const stops = new Set<string>();
    for (let stop = 0; stop < 14; stop += 1) {
      await page.keyboard.press('Tab');
      stops.add(await page.evaluate(() => document.activeElement?.closest('a, nav, [inert]')?.tagName ?? ''));
    }
    expect([...stops]).toEqual(['']);
  };
  await page.reload();
  await expectAlone();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Programme', exact: true })).toBeVisible();
  expect(await linksForScreenReaders(page)).toContain('Programme');
  await page.goForward();
  await expectAlone();
  await page.goto('./profile');
  await page.goBack();
  await expectAlone();
});

test('focus that is lost with what had it goes to the heading', async ({ page }) => {
  const pressByKey = async (name: string) => {
    await page.clock.runFor(500);
    await button(page, name).focus();
    await page.keyboard.press('Enter');
  };
  await begin(page, STRENGTH);
  await pressByKey('Partir');
  await pressByKey('Retour');
  await expect(heading(page)).toBeFocused();
  await pressByKey('Passer');
  await expect(button(page, 'Passer')).toBeFocused();
  await pressByKey('Retour');
  await expect(heading(page)).toHaveText('Échauffement');
  await expect(heading(page)).toBeFocused();
  await pressByKey('Passer');
  await page.clock.runFor(500);
  await page.getByRole('checkbox', { name: 'Série 1' }).focus();
  await page.keyboard.press('Space');
  await expect(heading(page)).toHaveText('Repos');
  await expect(heading(page)).toBeFocused();
  await pressByKey('Pause');
  await expect(page.getByText('En pause').first()).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await pressByKey('Reprendre');
  await expect(button(page, 'Passer le repos')).toBeFocused();
  await pressByKey('Allonger le repos de 15\u00a0s');
  await page.clock.runFor(110_000);
  await expect(page.getByText(/Repos fini/).first()).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

test('the question before a workout is lost gives its focus on', async ({ page }) => {
  await begin(page, STRENGTH);
  await page.clock.resume();
  await page.goto('./introduction');
  const offer = page.getByRole('complementary', { name: 'Séance en cours' });
  await button(page, 'L’abandonner').press('Enter');
  await expect(page.getByRole('heading', { name: 'Abandonner cette séance\u202f?' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'L’abandonner')).toBeFocused();
  await expect(offer).toBeVisible();
  await button(page, 'L’abandonner').press('Enter');
  await button(page, 'Abandonner').press('Enter');
  await expect(offer).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('sets that are done and choices that are made show in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await begin(page, RANGE);
  await page.clock.runFor(500);
  await button(page, 'Passer').click();
  await page.clock.runFor(500);
  const background = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const mark = (set: number) =>
    page
      .getByRole('listitem')
      .filter({ hasText: `Série ${set}` })
      .locator('label');
  await page.getByRole('checkbox', { name: 'Série 2' }).click();
  expect(await background(mark(2))).not.toBe(await background(mark(3)));
  await page.clock.runFor(500);
  await button(page, 'Série faite').click();
  await page.clock.runFor(500);
  expect(await background(button(page, '1\u00a0min\u00a030'))).not.toBe(await background(button(page, '2\u00a0min')));
});
