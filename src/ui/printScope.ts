const LEFT_OUT = 'data-left-out';
const PRINTED = 'data-printed';

/**
 * Prints `part` of the page alone; styles/print.css leaves out what is marked. Marks and not classes: React owns those.
 * Whatever prints afterwards finds the whole page again.
 */
export function printPart(part: Element): void {
  unmark();
  part.setAttribute(PRINTED, '');
  for (let inner = part; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner) sibling.setAttribute(LEFT_OUT, '');
    }
  }
  window.addEventListener('afterprint', unmark, { once: true });
  window.print();
}

function unmark(): void {
  for (const mark of [LEFT_OUT, PRINTED]) {
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  }
}
