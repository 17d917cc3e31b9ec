import { useEffect, useRef } from 'react';

/** Closes what is open in an element for the Escape key, and for a press elsewhere. */
export function useClosingMenus() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const close = (isKept: (menu: HTMLDetailsElement) => boolean) => {
      for (const menu of bar.current?.querySelectorAll('details[open]') ?? []) {
        if (menu instanceof HTMLDetailsElement && !isKept(menu)) menu.open = false;
      }
    };
    const onPress = ({ target }: Event) => close((menu) => target instanceof Node && menu.contains(target));
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      bar.current?.querySelector<HTMLElement>('details[open] > summary')?.focus();
      close(() => false);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return bar;
}
