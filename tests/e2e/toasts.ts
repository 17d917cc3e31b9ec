import { expect, type Page } from '@playwright/test';
import { TOASTS, type ToastKind } from '../fixtures/toasts.ts';

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
  await expect(page.getByRole(TOASTS[kind].role).locator('[data-kind]')).toHaveText([text]);
  await expect(toastsOf(page)).toHaveCount(1);
  await expect(toastsOf(page)).toHaveAttribute('data-kind', kind);
}

/** There is one toast that says exactly this, for as long as its kind stays. The page's clock must stand still. */
export async function expectTimedToast(page: Page, kind: ToastKind, text: string): Promise<void> {
  await expectToast(page, kind, text);
  await page.clock.runFor(TOASTS[kind].durationMs - 1);
  await expectToast(page, kind, text);
  await page.clock.runFor(1);
  await expect(toastsOf(page)).toHaveCount(0);
}
