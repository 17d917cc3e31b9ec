import type { ReactNode, RefObject } from 'react';
import { Dialog } from './Dialog.tsx';

interface InlineConfirmProps {
  title: string;
  children: ReactNode;
  answers: ReactNode;
  returnTo?: RefObject<HTMLElement | null>;
  onCancel: () => void;
}

export const InlineConfirm = ({ title, children, answers, onCancel }: InlineConfirmProps) => (
  <Dialog title={title} onClose={onCancel}>
    {children}
    {answers}
  </Dialog>
);
