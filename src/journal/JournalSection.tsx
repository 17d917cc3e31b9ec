import { type ReactNode, type Ref, useId } from 'react';
import type { LocalDate } from '../calendar/localDate.ts';
import { Stack } from '../ui/layout.tsx';
import type { LoggedSession } from './model/entry.ts';

export interface SectionProps {
  /** Newest first. */
  sessions: readonly LoggedSession[];
  today: LocalDate;
}

interface JournalSectionProps {
  title: string;
  /** Of the heading, which can take the focus. */
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function JournalSection({ title, ref, children }: JournalSectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <h2 id={id} ref={ref} tabIndex={-1} className="underlined">
        {title}
      </h2>
      {children}
    </Stack>
  );
}
