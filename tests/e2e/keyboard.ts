import { expect, type Page } from '@playwright/test';

interface Stop {
  name: string;
  outlined: boolean;
  inSight: boolean;
  isField: boolean;
}

/** Tab reaches every control of a page that was just opened, in order, each with a focus that can be seen. */
export async function expectKeyboardReachesAll(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Chargement…')).toHaveCount(0);
  const controls = await page.evaluate(() => {
    // Of a group of radio buttons the chosen one is the stop; the arrow keys lead to the others.
    const focusable =
      'a[href], button:not(:disabled), input:not([type="radio"]:not(:checked)), select, summary, [tabindex="0"]';
    const shown = [...document.querySelectorAll(focusable)].filter((control) => control.checkVisibility());
    return shown.map((control) => (control.textContent || control.getAttribute('aria-label') || control.id).trim());
  });
  const stops: Stop[] = [];
  for (const _ of controls) {
    if (stops.at(-1)?.isField) await leaveField(page);
    else await page.keyboard.press('Tab');
    stops.push(await focusedStop(page));
  }
  const names = (some: Stop[]) => some.map(({ name }) => name);
  expect.soft(names(stops), `stops of the Tab key on ${page.url()}`).toEqual(controls);
  const unseen = stops.filter(({ outlined, inSight }) => !outlined || !inSight);
  expect.soft(names(unseen), `focus without an outline, or covered, on ${page.url()}`).toEqual([]);
}

/** A field for a time or a date has a stop for each of its figures, and one for its picker. */
async function leaveField(page: Page): Promise<void> {
  const field = await page.evaluateHandle(() => document.activeElement);
  const partsMax = 5;
  for (let part = 0; part < partsMax; part += 1) {
    await page.keyboard.press('Tab');
    if (await field.evaluate((before) => before !== document.activeElement)) return;
  }
}

function focusedStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const control = document.activeElement ?? document.body;
    const name = (control.textContent || control.getAttribute('aria-label') || control.id).trim();
    // A link in a text may be on two lines.
    const lines = [...control.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const hits = lines.map((box) => document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    const inSight = hits.length > 0 && hits.every((hit) => control.contains(hit));
    let outlined = false;
    // A field draws its focus around its whole box.
    for (let element: Element | null = control; element && !outlined; element = element.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    }
    return { name, outlined, inSight, isField: control instanceof HTMLInputElement };
  });
}

/** Presses the key so many times; each time the focus is where its reader sees it. */
export async function expectFocusInSight(page: Page, key: 'Tab' | 'Shift+Tab', times: number): Promise<void> {
  const unseen: string[] = [];
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key);
    const { name, inSight } = await focusedStop(page);
    if (!inSight) unseen.push(name);
  }
  expect.soft(unseen, `focus that is covered, by ${key}, on ${page.url()}`).toEqual([]);
}
