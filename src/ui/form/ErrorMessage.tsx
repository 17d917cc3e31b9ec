import type { ReactNode } from 'react';

/** What is wrong with what was just asked. It stays when it is empty: screen readers announce only changes to a live region. */
export const ErrorMessage = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} role="alert" className="strong accent">
    {children}
  </p>
);
