import { Plus } from 'lucide';
import { type ComponentProps, type ReactNode, useState } from 'react';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';
import { Stack } from './layout.tsx';

interface DisclosureProps extends Pick<ComponentProps<'details'>, 'open' | 'onToggle'> {
  summary: ReactNode;
  /** Paper has it whole, open or not; else what was opened alone. */
  isPrinted?: boolean;
  children: ReactNode;
}

/** Details on request: a line that opens what is below it. `open` is where it starts. */
export function Disclosure({ summary, isPrinted, open, onToggle, children }: DisclosureProps) {
  const [startsOpen] = useState(open);
  return (
    <details
      className={styles.disclosure}
      data-on-paper={isPrinted ? '' : undefined}
      // Undefined would close what the user has opened.
      {...(startsOpen && { open: true })}
      onToggle={onToggle}
    >
      <summary className={styles.summary}>
        <Icon icon={Plus} className={styles.sign} />
        {summary}
      </summary>
      <Stack gap={2} className={styles.content}>
        {children}
      </Stack>
    </details>
  );
}

/** Opens what holds the element, or is opened by it. */
export function openAround(element: Element): void {
  for (let inner = element.closest('details'); inner; inner = inner.parentElement?.closest('details') ?? null) {
    inner.open = true;
  }
}
