import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { Page as Original } from '../../../ui/Page.tsx';
import { Pencil } from './Pencil.tsx';

export type * from '../../../ui/Page.tsx';

export function Page({ children, ...props }: ComponentProps<typeof Original>) {
  const { pathname } = useLocation();
  return (
    <Original {...props}>
      <Pencil place={`page ${pathname}`} label={`la page ${props.title}`} />
      {children}
    </Original>
  );
}
