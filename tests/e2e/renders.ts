import type { Page } from '@playwright/test';

interface Renders {
  /** Of components that hold the heading. */
  screen: number;
  /** Of all others. */
  parts: number;
}

/** Counts what React renders, through the hook that its developer tools use. */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactInternalTypes.js */
    interface Fiber {
      tag: number;
      flags: number;
      stateNode: unknown;
      alternate: Fiber | null;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    const FUNCTION_COMPONENT = 0;
    const PERFORMED_WORK = 1;
    const renders: Renders = { screen: 0, parts: 0 };
    const children = function* ({ child }: Fiber) {
      for (let next = child; next; next = next.sibling) yield next;
    };
    const holdsHeading = (fiber: Fiber): boolean =>
      fiber.stateNode instanceof Element
        ? fiber.stateNode.matches('h1, :has(h1)')
        : [...children(fiber)].some(holdsHeading);
    const visit = (fiber: Fiber) => {
      if (fiber.tag === FUNCTION_COMPONENT && fiber.flags & PERFORMED_WORK) {
        renders[holdsHeading(fiber) ? 'screen' : 'parts'] += 1;
      }
      // Where nothing was rendered, the children are those of the commit before.
      if (fiber.child !== fiber.alternate?.child) for (const child of children(fiber)) visit(child);
    };
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => visit(current),
    };
    Object.assign(window, { renders, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
}

export const rendersOf = (page: Page) =>
  page.evaluate(() => ({ ...(window as unknown as { renders: Renders }).renders }));
