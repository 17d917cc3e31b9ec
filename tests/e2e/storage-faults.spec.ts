import { NOT_SAVED } from '../../src/storage/saveMessages.ts';
import { expect, test } from './fixtures.ts';
import { doneTick } from './storedState.ts';
import { expectToast, stopClock } from './toasts.ts';

test('P3: with storage that is blocked altogether the app opens, and marks last as long as the page', async ({
  page,
}) => {
  await stopClock(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('./training/phase1');
  await doneTick(page, 1, 'lundi').click();
  await expect(doneTick(page, 1, 'lundi')).toBeChecked();
  await expectToast(page, 'warning', NOT_SAVED.text);
  await page.reload();
  await expect(doneTick(page, 1, 'lundi')).not.toBeChecked();
});
