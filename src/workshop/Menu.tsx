import { type ReactNode, useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/layout.tsx';
import styles from './Menu.module.css';

/** A button of the bar and what it opens over the page, until the Escape key or a press elsewhere. */
export function Menu({ label, children }: { label: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <Button variant="text" popoverTarget={id}>
        {label}
      </Button>
      <Stack id={id} popover="auto" className={styles.menu}>
        {children}
      </Stack>
    </>
  );
}

/** Before what it leads to, or a toast, which it would cover. */
export const closeMenu = () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
