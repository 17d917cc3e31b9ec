import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Question.module.css';

interface QuestionProps {
  title: string;
  /** What hangs on the answer. */
  children: ReactNode;
  /** Buttons. */
  answers: ReactNode;
  /** The Escape key. */
  onCancel: () => void;
}

/** A question in the page, that takes the focus and gives it back to what asked for it. */
export function Question({ title, children, answers, onCancel }: QuestionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const asker = document.activeElement;
    heading.current?.focus();
    // Its answers too, clear of the tab bar.
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (asker instanceof HTMLElement) asker.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a short way beside the button that says the same.
    <section
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
      <div className={styles.answers}>{answers}</div>
    </section>
  );
}
