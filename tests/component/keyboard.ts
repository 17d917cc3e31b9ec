import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { heading } from './app.tsx';

/** Tab reaches every control of a page that was just opened, in order, each with a focus that can be seen. */
export async function expectKeyboardReachesAll(): Promise<void> {
  await expect.element(heading()).toBeVisible();
  // Of a group of radio buttons the chosen one is the stop; the arrow keys lead to the others.
  const focusable =
    'a[href], button:not(:disabled), input:not([type="radio"]:not(:checked)), select, summary, [tabindex="0"]';
  const controls = [...document.querySelectorAll(focusable)].filter((control) => control.checkVisibility());
  expect(controls).not.toEqual([]);
  const stops: Stop[] = [];
  for (const _ of controls) {
    const before = document.activeElement;
    const partsMax = before instanceof HTMLInputElement ? 5 : 1;
    // A field for a time or a date has a stop for each of its figures, and one for its picker.
    for (let part = 0; part < partsMax && document.activeElement === before; part += 1) await userEvent.tab();
    stops.push(focusedStop());
  }
  expect
    .soft(
      stops.map(({ name }) => name),
      'stops of the Tab key',
    )
    .toEqual(controls.map(nameOf));
  const unseen = stops.filter(({ outlined, inSight }) => !outlined || !inSight);
  expect.soft(unseen, 'focus without an outline, or covered').toEqual([]);
}

/** Presses the key so many times; each time the focus is where its reader sees it. */
export async function expectFocusInSight(key: 'Tab' | 'Shift+Tab', times: number): Promise<void> {
  const unseen: string[] = [];
  for (let time = 0; time < times; time += 1) {
    await userEvent.tab({ shift: key === 'Shift+Tab' });
    const { name, inSight } = focusedStop();
    if (!inSight) unseen.push(name);
  }
  expect.soft(unseen, `focus that is covered, by ${key}`).toEqual([]);
}

interface Stop {
  name: string;
  outlined: boolean;
  inSight: boolean;
}

const nameOf = (control: Element) => (control.textContent || control.getAttribute('aria-label') || control.id).trim();

function focusedStop(): Stop {
  const control = document.activeElement ?? document.body;
  // A link in a text may be on two lines.
  const lines = [...control.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const hits = lines.map((box) => document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  const inSight = control !== document.body && hits.length > 0 && hits.every((hit) => control.contains(hit));
  let outlined = false;
  // A field draws its focus around its whole box.
  for (let element: Element | null = control; element && !outlined; element = element.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  }
  return { name: nameOf(control), outlined, inSight };
}
