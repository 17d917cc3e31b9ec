import { expect, test } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { button, heading, open } from './app.tsx';
import { pass, stopClock } from './device.ts';
import { doubleText } from './fit.ts';
import { expectWhollyInSight } from './inSight.ts';
import { expectFocusInSight } from './keyboard.ts';
import { begin, EVENING, press, RANGE, STRENGTH } from './runner.ts';

const styleOf = (locator: Locator) => getComputedStyle(locator.element());
const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();
const tabs = () => page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link');

/** How many of the points down the middle of the window show the screen itself, not what stays above it; from 0 to 1. */
function shareOf(screen: Element | null): number {
  const heights = Array.from({ length: 100 }, (_, index) => (innerHeight * (index + 0.5)) / 100);
  return heights.filter((y) => screen?.contains(document.elementFromPoint(innerWidth / 2, y))).length / 100;
}

test('a field that is sent wrong stands above the tab bar, with what is wrong', async () => {
  await open('/competition');
  const field = page.getByLabelText('Heures');
  await field.fill('vite');
  const bar = document.querySelector('[data-tab-bar]')?.getBoundingClientRect();
  expect(bar?.bottom).toBeCloseTo(innerHeight, 0);
  scrollBy(0, boxOf(field).bottom - (bar?.top ?? 0));
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await expectWhollyInSight(field);
  await expectWhollyInSight(page.getByText('Écris les heures'));
});

test('a message covers neither the bars nor the way back', async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' });
  stopClock(EVENING);
  await open('/profile', { auth: { sendPasswordReset: async () => {} } });
  for (const width of [360, 1280]) {
    await page.viewport(width, 740);
    await button('Réinitialiser mon mot de passe').click();
    const toast = page.getByText('Un email de réinitialisation a été envoyé');
    await expect.element(toast).toBeVisible();
    scrollTo(0, 0);
    // A way back stands above the heading.
    expect.soft(boxOf(toast).top, `at ${width} px`).toBeGreaterThan(boxOf(heading()).bottom);
    const bar = document.querySelector('[data-tab-bar]')?.getBoundingClientRect();
    expect.soft(boxOf(toast).bottom, `at ${width} px`).toBeLessThanOrEqual(bar?.top ?? 0);
    await pass(2000);
    await expect.element(toast).not.toBeInTheDocument();
  }
});

test('with text at 200 % the main buttons grow', async () => {
  await begin(STRENGTH);
  const size = () => Number.parseFloat(styleOf(button('Partir')).fontSize);
  const before = size();
  doubleText();
  expect(size()).toBeGreaterThanOrEqual(before * 1.5);
});

test('a window as low as 400 % of zoom leaves room for a workout, and focus stays in sight', async () => {
  await page.viewport(320, 256);
  await begin(STRENGTH);
  await press('Passer');
  const title = heading().element() as HTMLElement;
  const screen = title.closest('main');
  screen?.scrollIntoView();
  expect(shareOf(screen)).toBeGreaterThan(0.8);
  title.focus();
  await expectFocusInSight('Tab', 8);
  await expectFocusInSight('Shift+Tab', 8);
});

test('focus that goes back up is never below what stays in sight', async () => {
  await open(STRENGTH.address);
  await expect.element(heading()).toBeVisible();
  const controls = document.querySelectorAll<HTMLElement>('main :is(a[href], button, summary)');
  controls[controls.length - 1]?.focus();
  await expectFocusInSight('Shift+Tab', controls.length - 1);
});

test('nothing moves for who asked for less motion', async () => {
  let release = () => {};
  const answer = new Promise<void>((resolve) => {
    release = resolve;
  });
  stopClock(EVENING);
  await open('/profile', { auth: { sendPasswordReset: () => answer } });
  await button('Réinitialiser mon mot de passe').click();
  await expect.poll(() => document.getAnimations()).toHaveLength(1);
  await commands.emulateMedia({ reducedMotion: 'reduce' });
  expect(document.getAnimations()).toEqual([]);
  release();
  await expect.element(page.getByText('Un email de réinitialisation a été envoyé')).toBeVisible();
  expect(document.getAnimations()).toEqual([]);
});

test('controls are 48 px high', async () => {
  for (const address of ['/training', '/competition', STRENGTH.address]) {
    await open(address);
    await expect.element(heading()).toBeVisible();
    const controls = [
      ...document.querySelectorAll('nav a, header a, main :is(button, summary, label:has([type=checkbox]))'),
    ].filter((control) => control.checkVisibility());
    const low = controls.filter((control) => control.getBoundingClientRect().height < 48);
    expect.soft(controls.length - low.length, address).toBeGreaterThan(5);
    expect
      .soft(
        low.map(({ textContent }) => textContent),
        address,
      )
      .toEqual([]);
  }
});

test('in the system’s own colours sets, a rest, choices and the current tab can be told', async () => {
  await commands.emulateMedia({ forcedColors: 'active' });
  await begin(RANGE);
  await press('Passer');
  const mark = (set: number) => styleOf(page.getByRole('button', { name: new RegExp(`er la série ${set}$`) }));
  expect(mark(1).borderTopColor).not.toBe(mark(2).borderTopColor);
  await pass(500);
  await button('Cocher la série 2').click();
  await expect.element(button('Corriger la série 2')).toBeVisible();
  expect(mark(2).backgroundColor).not.toBe(mark(3).backgroundColor);
  const screenColor = () => {
    const screen = heading().element().closest('main')?.parentElement;
    return screen && getComputedStyle(screen).backgroundColor;
  };
  const workColor = screenColor();
  await press('Série faite');
  await expect.element(heading()).toHaveText('Repos');
  expect(screenColor()).not.toBe(workColor);
  expect(styleOf(button('1 min 30')).backgroundColor).not.toBe(styleOf(button('2 min')).backgroundColor);
  await press('Quitter la séance', 'La garder pour plus tard');
  await expect.element(tabs()).toHaveLength(4);
  const tabColor = (name: string) => styleOf(tabs().filter({ hasText: name })).borderTopColor;
  expect(tabColor('Programme')).not.toBe(tabColor('Course'));
});
