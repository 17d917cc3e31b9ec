import { expect, type Page } from '@playwright/test';

export const promptOf = (page: Page) =>
  page.getByText('Une nouvelle version est disponible', { exact: true }).locator('..');

/** Tells the page what a browser tells it when a worker with another page takes over: the first time it is an install, then a new version. */
export async function offerVersion(page: Page): Promise<void> {
  await page.route('**/index.html', (route) => route.fulfill({ body: '<script src="/assets/boot-next.js"></script>' }));
  await page.evaluate(() => {
    for (let time = 0; time < 2; time += 1) navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
  });
  await expect(promptOf(page)).toBeAttached();
}

/** The room for the prompt follows its height in the next frame. */
export async function expectNothingCovered(page: Page, message: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => coveredByPrompt(page), message)
    .toEqual([]);
}

/** The controls that a finger meets the prompt on, each brought into view; what stays in view, wherever the page is scrolled to. */
function coveredByPrompt(page: Page): Promise<string[]> {
  return promptOf(page).evaluate((prompt) => {
    const controls = [...document.querySelectorAll('a[href], button, summary, input')].filter(
      (control) => !prompt.contains(control) && control.checkVisibility({ visibilityProperty: true }),
    );
    const covered = (control: Element) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      for (let column = 0.5; column < 10; column += 1) {
        for (let row = 0.5; row < 6; row += 1) {
          const hit = document.elementFromPoint(x + (width * column) / 10, y + (height * row) / 6);
          if (prompt.contains(hit)) return true;
        }
      }
      return false;
    };
    const name = (control: Element) => (control.textContent || control.getAttribute('aria-label') || '').trim();
    const found = new Set<string>();
    for (const control of controls) {
      control.scrollIntoView({ block: 'nearest' });
      if (covered(control)) found.add(name(control));
    }
    const stays = controls.filter((control) => {
      for (let element: Element | null = control; element; element = element.parentElement) {
        if (getComputedStyle(element).position === 'sticky') return true;
      }
      return false;
    });
    const end = document.documentElement.scrollHeight;
    for (const top of [0, end / 3, end / 2, end]) {
      window.scrollTo(0, top);
      for (const control of stays) if (covered(control)) found.add(`${name(control)} (scrolled to ${top})`);
    }
    return [...found];
  });
}
