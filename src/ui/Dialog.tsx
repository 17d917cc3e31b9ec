import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Dialog.module.css';
import { Stack } from './layout.tsx';

interface DialogProps {
  title: string;
  /** Also called for the Escape key and a press beside it. */
  onClose: () => void;
  children: ReactNode;
}

/** A question over the screen, at its bottom, where the thumb is. Gives the focus back to what opened it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opener] = useState(() => document.activeElement);
  const titleId = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    // An effect ends when the dialog is gone from the page: before that the opener could not take the focus.
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [opener]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes it, which the browser tells by `close`.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <Stack className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
      </Stack>
    </dialog>
  );
}
