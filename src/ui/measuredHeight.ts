/**
 * A ref that keeps a custom property of the page at the height of its element, for whatever must stay clear of it;
 * at 0 px once the element has left the page, which its observer reports too.
 */
export const measuredHeight = (property: string) => (element: HTMLElement | null) => {
  if (!element) return;
  const { style } = document.documentElement;
  const publish = () => {
    const height = `${element.offsetHeight}px`;
    // The style of the whole page is computed anew.
    if (height !== (style.getPropertyValue(property) || '0px')) style.setProperty(property, height);
  };
  // In the next frame: what it moves may be observed too, and WebKit reports that as an error of the page.
  new ResizeObserver(() => requestAnimationFrame(publish)).observe(element);
};
