/** Something to press, as a user finds it. */
export interface Target {
  /** For messages. */
  what: string;
  selector: string;
  /** Its accessible name; without it the first one that matches. */
  name?: string;
}

export const button = (name: string): Target => ({ what: `button « ${name} »`, selector: 'button', name });

/** A link; `within` is the element that it stands in. */
export const link = (name: string, within = 'body'): Target => ({
  what: `link « ${name} »`,
  selector: `${within} a[href]`,
  name,
});

/** A link of the screen's content whose address holds `part`. */
export const linkTo = (part: string): Target => ({ what: `link to ${part}`, selector: `main a[href*="${part}"]` });

export const field = (label: string): Target => ({ what: `field « ${label} »`, selector: 'input', name: label });

/**
 * Runs in the page. The element, brought to the middle of the screen; null while there is none, while it moves, as it
 * does when a new screen goes to its top, while something covers it: pressing would meet that, or while it is disabled,
 * as the button of /login is until the app is there.
 */
export async function findInReach(selector: string, name: string | null): Promise<Element | null> {
  const plain = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
    return plain(element.getAttribute('aria-label') ?? label?.textContent);
  };
  const found = [...document.querySelectorAll(selector)].find(
    (element) => name === null || nameOf(element) === plain(name),
  );
  if (!found || found.matches(':disabled')) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = found.getBoundingClientRect();
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const after = found.getBoundingClientRect();
  const [box] = found.getClientRects();
  if (!box || before.x !== after.x || before.y !== after.y) return null;
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return found.contains(top) ? found : null;
}
