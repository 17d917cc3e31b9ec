import { expect, type Page } from '@playwright/test';

/** How long each kind of toast stays, in milliseconds, and how screen readers hear of it. */
const KINDS = {
  success: { durationMs: 2000, role: 'status' },
  warning: { durationMs: 3000, role: 'alert' },
  danger: { durationMs: 3000, role: 'alert' },
} as const;

type ToastKind = keyof typeof KINDS;

const toastsOf = (page: Page) => page.locator('[role=status], [role=alert]').locator('[data-kind]');

/** The clock stands still until the test moves it, and the toasts with it. Before the page opens. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // Before the page opens: moving on its clock would give up the calls that it makes as it opens. Far ahead: on a slow
  // machine the page's clock runs on until it hears of it.
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Opens `path` with a clock that stands still. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await stopClock(page);
  await page.goto(path);
}

/** There is one toast, and it says exactly this. */
export async function expectToast(page: Page, kind: ToastKind, text: string): Promise<void> {
  await expect(page.getByRole(KINDS[kind].role).locator('[data-kind]')).toHaveText([text]);
  await expect(toastsOf(page)).toHaveCount(1);
  await expect(toastsOf(page)).toHaveAttribute('data-kind', kind);
}

/** There is one toast that says exactly this, for as long as its kind stays. The page's clock must stand still. */
export async function expectTimedToast(page: Page, kind: ToastKind, text: string): Promise<void> {
  await expectToast(page, kind, text);
  await page.clock.runFor(KINDS[kind].durationMs - 1);
  await expectToast(page, kind, text);
  await page.clock.runFor(1);
  await expect(toastsOf(page)).toHaveCount(0);
}
