import { Printer } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { printPart } from './printScope.ts';

interface PrintButtonProps {
  variant?: 'outline' | 'text';
  children: ReactNode;
}

/** Prints the nearest element around it that is marked `data-printable`; the whole page where there is none. */
export function PrintButton({ variant = 'outline', children }: PrintButtonProps) {
  return (
    <Button
      variant={variant}
      onClick={({ currentTarget }) => printPart(currentTarget.closest('[data-printable]') ?? document.body)}
    >
      <Icon icon={Printer} />
      {children}
    </Button>
  );
}
