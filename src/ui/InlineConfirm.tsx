import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import styles from './InlineConfirm.module.css';
import { Actions, Stack } from './layout.tsx';

interface InlineConfirmProps {
  title: string;
  /** What the answer changes. */
  children: ReactNode;
  /** Buttons. */
  answers: ReactNode;
  /** Takes the focus when the question is closed, unless something else has it; without it, what asked the question. */
  returnTo?: RefObject<HTMLElement | null>;
  /** The Escape key. */
  onCancel: () => void;
}

/** A question in the page, that takes the focus and gives it back. */
export function InlineConfirm({ title, children, answers, returnTo, onCancel }: InlineConfirmProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const asker = document.activeElement;
    heading.current?.focus();
    // Its answers too, clear of the tab bar.
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
    return () => {
      // What had the focus is gone with the question.
      if (document.activeElement !== document.body) return;
      const back = returnTo ? returnTo.current : asker;
      if (back instanceof HTMLElement) back.focus();
    };
  }, [returnTo]);
  return (
    <Stack
      as="section"
      gap={4}
      className={styles.question}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
      <Actions>{answers}</Actions>
    </Stack>
  );
}
