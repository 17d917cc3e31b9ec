import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import { Stack } from './layout.tsx';
import { useCloseOnBack } from './overlayHistory.ts';

interface DialogProps {
  title: string;
  /** Also called for Back, the Escape key and a press beside it. */
  onClose: () => void;
  children: ReactNode;
}

/** A question over the screen, at its bottom, where the thumb is; its title takes the focus, the opener gets it back. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useCloseOnBack(onClose);
  // Closed before React removes it: the browser gives the focus back only then.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes it, which the browser tells by `close`.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      // The event comes late: after the effect has ended, or begun again.
      onClose={({ currentTarget }) => currentTarget.isConnected && !currentTarget.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <Stack className={styles.content}>
        <h2
          id={titleId}
          // React keeps `autoFocus` to itself; without the attribute the first button takes the focus, which may erase.
          ref={(heading) => heading?.setAttribute('autofocus', '')}
          tabIndex={-1}
          className={styles.title}
        >
          {title}
        </h2>
        {children}
      </Stack>
    </dialog>
  );
}
