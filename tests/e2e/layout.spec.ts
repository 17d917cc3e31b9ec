import type { Locator, Page } from '@playwright/test';
import { setClockAndState } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { expectWhollyInSight } from './inSight.ts';
import { expectFocusInSight } from './keyboard.ts';
import { RACE, todays } from './raceDate.ts';
import { begin, button, heading, press, STRENGTH } from './runner.ts';
import { keepToasts, openWithStoppedClock } from './toasts.ts';
import { hold } from './wire.ts';

const setText = (page: Page, size: string) =>
  page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize, 'important'), size);
const fontSizeOf = (locator: Locator) =>
  locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
const styleOf = (locator: Locator, property: 'backgroundColor' | 'borderTopColor' | 'color' | 'forcedColorAdjust') =>
  locator.evaluate((element, name) => getComputedStyle(element)[name], property);

/** How many of the points down the middle of the window show the screen itself, not what stays above it; from 0 to 1. */
const shareOf = (screen: Locator) =>
  screen.evaluate((main) => {
    let hits = 0;
    for (let y = 0; y < 100; y += 1) {
      if (main.contains(document.elementFromPoint(innerWidth / 2, (innerHeight * (y + 0.5)) / 100))) hits += 1;
    }
    return hits / 100;
  });

for (const { form, path, label, text } of [
  {
    form: 'a session',
    path: 'journal/new?route=/training/phase1/upper-body&workout=pousser-et-tirer',
    label: 'Tirage vertical, série 2, charge en kilos',
    text: 'Écris des kilos',
  },
  { form: 'a test', path: 'training', label: /^Mètres courus en/, text: 'Écris ta distance' },
  { form: 'a target', path: 'competition', label: 'Heures', text: 'Écris les heures' },
]) {
  test(`a field of ${form} that is sent wrong stands above the tab bar, with what is wrong`, async ({ page }) => {
    await page.goto(`./${path}`);
    const field = page.getByLabel(label);
    await field.fill('vite');
    await field.evaluate((element) => {
      const bar = document.querySelector('[data-tab-bar]');
      scrollBy(0, element.getBoundingClientRect().bottom - (bar?.getBoundingClientRect().top ?? 0));
    });
    await field.press('Enter');
    await expect(field).toBeFocused();
    await expectWhollyInSight(field);
    // A figure is taken for the sets that follow.
    await expectWhollyInSight(page.getByText(text).first());
  });
}

test('a message stands clear of the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithStoppedClock(page, './profile');
  await expect(heading(page)).toHaveText('Profil');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await button(page, 'Réinitialiser mon mot de passe').click();
    const toast = page.getByRole('status').locator('[data-kind]');
    await expect(toast).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    const header = await page.getByRole('banner').boundingBox();
    const { y = 0 } = (await toast.boundingBox()) ?? {};
    expect.soft(y, `at ${width} px`).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await page.clock.runFor(2000);
    await expect(toast).toHaveCount(0);
  }
});

test('a rest rule does not look like a button', async ({ page }) => {
  await page.goto(STRENGTH.address);
  const rule = page.getByRole('definition').first().locator('..');
  await expect(rule).toContainText('Repos');
  expect(await styleOf(rule, 'backgroundColor')).not.toBe(
    await styleOf(button(page, 'Démarrer la séance'), 'backgroundColor'),
  );
});

test('with text at 200 % tabs keep their words whole, and the main buttons grow', async ({ page }) => {
  await begin(page, STRENGTH);
  const before = await fontSizeOf(button(page, 'Partir'));
  await setText(page, '200%');
  expect(await fontSizeOf(button(page, 'Partir'))).toBeGreaterThanOrEqual(before * 1.5);
  await press(page, 'Quitter la séance', 'La garder pour plus tard');
  for (const width of [320, 360, 390, 768]) {
    await page.setViewportSize({ width, height: 740 });
    for (const tab of await page.getByRole('navigation').getByRole('link').all()) {
      const lines = await tab.evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link.lastChild ?? link);
        return range.getClientRects().length;
      });
      expect.soft(lines, `${await tab.textContent()} at ${width} px`).toBe(1);
    }
  }
});

test('with text at 200 % no heading is smaller than the text below it', async ({ page }) => {
  /** The name of a phase may be a little smaller, which keeps it whole. */
  const smaller = () =>
    page
      .getByRole('main')
      .filter({ has: heading(page) })
      .evaluate((main) => {
        const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
        const isBelow = (one: Element, other: Element) =>
          one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
        const texts = [...main.querySelectorAll('p')].filter((text) => text.checkVisibility());
        return [...main.querySelectorAll('h1, h2')]
          .filter((title) => {
            const below = texts.find((text) => isBelow(title, text));
            return below && sizeOf(title) < 0.95 * sizeOf(below);
          })
          .map(({ textContent }) => textContent);
      });
  const addresses = ['./introduction', './understanding', './training', './competition', './profile'];
  for (const address of [...addresses, STRENGTH.address]) {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    await setText(page, '200%');
    expect.soft(await smaller(), address).toEqual([]);
  }
});

for (const [width, height] of [
  [844, 390],
  [740, 360],
] as const) {
  test(`a phone held sideways shows the screen and its controls, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(STRENGTH.address);
    await expect(heading(page)).toBeInViewport({ ratio: 1 });
    const text = page.getByRole('main').locator('article');
    await page.evaluate(() => window.scrollTo(0, 200));
    expect(await shareOf(text)).toBeGreaterThan(0.6);
  });
}

test('on a phone held sideways the way into today’s workouts is level with « Démarrer »', async ({ page }) => {
  await setClockAndState(page, '2027-03-08T18:00', { race: RACE });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('./training');
  const today = todays(page).getByRole('listitem');
  const middle = async (locator: Locator) => {
    const { y, height } = (await locator.boundingBox()) ?? { y: 0, height: 0 };
    return y + height / 2;
  };
  const start = await middle(today.getByRole('button', { name: 'Démarrer', exact: true }));
  expect(await middle(today.locator('svg').last())).toBeCloseTo(start, 0);
});

test('a window as low as 400 % of zoom leaves room for a workout, and focus stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await begin(page, STRENGTH);
  await press(page, 'Passer');
  const screen = page.getByRole('main').filter({ has: heading(page) });
  await screen.evaluate((main) => main.scrollIntoView());
  expect(await shareOf(screen)).toBeGreaterThan(0.8);
  await heading(page).focus();
  await expectFocusInSight(page, 'Tab', 8);
  await expectFocusInSight(page, 'Shift+Tab', 8);
});

for (const address of ['./training/phase1', STRENGTH.address]) {
  test(`focus is never below what stays in sight, either way, on ${address}`, async ({ page }) => {
    test.slow();
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    const stops = await page.locator('a[href], button, input, summary').filter({ visible: true }).count();
    await expectFocusInSight(page, 'Tab', stops);
    await expectFocusInSight(page, 'Shift+Tab', stops - 1);
  });
}

test('nothing moves for who asked for less motion', async ({ page }) => {
  await keepToasts(page);
  const animations = () => page.evaluate(() => document.getAnimations().length);
  const held = await hold(page, 'sendOobCode');
  await page.goto('./profile');
  await button(page, 'Réinitialiser mon mot de passe').click();
  await expect.poll(animations).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animations()).toBe(0);
  held.release();
  await expect(page.getByRole('status').locator('[data-kind]')).toBeVisible();
  expect(await animations()).toBe(0);
});

test('controls are 48 px high', async ({ page }) => {
  for (const address of ['./training', './training/phase1', './competition', './profile', STRENGTH.address]) {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    const controls = page.locator('nav a, header a, main :is(button, summary, label:has([type=checkbox]))');
    const low = await controls.evaluateAll((all) =>
      all
        .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 48)
        .map((control) => control.outerHTML),
    );
    expect.soft(low, address).toEqual([]);
  }
});

test('the bars stand clear of the phone’s own edges', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
  const top = async (locator: Locator) => (await locator.boundingBox())?.y;
  const room = async (locator: Locator) => {
    const { y, height } = (await locator.boundingBox()) ?? { y: 0, height: Number.POSITIVE_INFINITY };
    return 740 - y - height;
  };
  await begin(page, STRENGTH);
  for (const name of ['Partir', 'Passer']) expect(await room(button(page, name)), name).toBeGreaterThanOrEqual(34);
  expect(await top(button(page, 'Quitter la séance'))).toBeGreaterThanOrEqual(47);
  await press(page, 'Quitter la séance', 'La garder pour plus tard');
  expect(await room(page.getByRole('navigation').getByRole('link', { name: 'Programme' }))).toBeGreaterThanOrEqual(34);
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await top(page.getByRole('banner').getByRole('link', { name: 'Profil' }))).toBeGreaterThanOrEqual(47);
});

test.describe('in the system’s own colours', () => {
  test.use({ forcedColors: 'active' });

  test('the current set, a rest, the progress, the marks of what opens and the current tab can be told', async ({
    page,
  }) => {
    await begin(page, STRENGTH);
    await press(page, 'Passer');
    const mark = (set: number) => page.getByRole('checkbox', { name: `Série ${set}` }).locator('..');
    expect(await styleOf(mark(1), 'borderTopColor')).not.toBe(await styleOf(mark(2), 'borderTopColor'));
    const screen = heading(page).locator('xpath=ancestor::main/..');
    const workColor = await styleOf(screen, 'backgroundColor');
    await press(page, 'Série faite');
    await expect(heading(page)).toHaveText('Repos');
    expect(await styleOf(screen, 'backgroundColor')).not.toBe(workColor);
    await press(page, 'Quitter la séance', 'La garder pour plus tard');
    const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name });
    expect(await styleOf(tab('Programme'), 'borderTopColor')).not.toBe(await styleOf(tab('Course'), 'borderTopColor'));
    // The browser would draw a plate of the page's colour behind its words.
    const resume = button(page, 'Reprendre la séance');
    expect(await styleOf(resume, 'color')).not.toBe(await styleOf(resume, 'backgroundColor'));
    expect(await styleOf(resume, 'forcedColorAdjust')).toBe('none');
  });
});

test.describe('signed out', () => {
  test.use({ visitor: 'nobody' });

  test('with text at 200 % the poster’s words stay clear of its track', async ({ page }) => {
    await page.goto('./login');
    await setText(page, '200%');
    for (const [width, height] of [
      [960, 800],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const room = await page.getByText('un objectif', { exact: true }).evaluate((line) => {
        const words = document.createRange();
        words.selectNodeContents(line);
        const shapes = [...(line.closest('main')?.querySelectorAll('svg rect, svg path') ?? [])];
        const [first] = shapes.map((shape) => shape.getBoundingClientRect().left).toSorted((a, b) => a - b);
        return first === undefined ? 0 : first - words.getBoundingClientRect().right;
      });
      expect.soft(room, `at ${width} × ${height}`).toBeGreaterThan(0);
    }
  });

  test('no line of the invitation begins with a mark', async ({ page }) => {
    await page.goto('./login');
    const invitation = page.getByRole('link', { name: 'Pas encore membre ? Rejoignez-nous !' });
    await expect(invitation).toContainText('Pas encore membre ? Rejoignez-nous !');
    for (const width of [320, 344, 360, 375, 390, 412, 430]) {
      await page.setViewportSize({ width, height: 740 });
      const begun = await invitation.evaluate((link) => {
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const places: { letter: string; top: number }[] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode;
          if (getComputedStyle(text.parentElement ?? link).clipPath !== 'none') continue;
          for (let at = 0; at < (text.textContent ?? '').length; at += 1) {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            const letter = range.toString();
            if (letter.trim()) places.push({ letter, top: range.getBoundingClientRect().top });
          }
        }
        return places
          .filter(({ top }, index) => index === 0 || top > (places[index - 1]?.top ?? 0) + 4)
          .map(({ letter }) => letter);
      });
      expect.soft(begun.join(''), `at ${width} px`).not.toMatch(/[?!]/);
    }
  });
});
